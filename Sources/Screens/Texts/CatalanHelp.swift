import Game

extension Catalan {
  var helpPages: [HelpText] {
    let keys = (next: "encert: paraula següent", undo: "desfés l’últim", pause: "pausa i tapa la paraula")
    return [
      HelpText(
        title: "La idea",
        paragraphs: [
          "Dos equips o més, un bol de papers i una paraula a cada paper. Qui té l’ordinador fa endevinar al seu equip "
            + "tantes paraules com pugui abans que s’acabi el temps. Després l’ordinador passa a l’equip següent.",
          "Quan el bol és buit, s’acaba la ronda. Tots els papers hi tornen, i la ronda següent es juga amb les "
            + "mateixes paraules: primer descrivint-les, després amb una sola paraula i al final sense cap. "
            + "Recordeu-les!",
          "Cada paper encertat és un punt. Guanya l’equip que en té més després de tres rondes.",
        ]),
      HelpText(
        title: name(.definition),
        paragraphs: [
          "Descriu la paraula com vulguis, sense dir-la, ni cap tros, ni cap altra de la seva família. No s’hi "
            + "val a traduir-la ni a lletrejar-la. Tampoc no es pot saltar cap paper: insisteix fins que l’encertin.",
          "Els altres equips escolten: un so els avisa de cada paper encertat.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause)),
      HelpText(
        title: name(.oneWord),
        paragraphs: [
          "Els mateixos papers. Ara pots dir una sola paraula per a cadascun, i repetir-la tant com vulguis. Sense "
            + "gestos.",
          "Tria-la bé: els papers ja els han sentit tots.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause)),
      HelpText(
        title: name(.mime),
        paragraphs: [
          "Els mateixos papers un altre cop. Representa’ls: gestos i sons, però cap paraula, i cap lletra ni número "
            + "dibuixat a l’aire.",
          "Cada paper es tapa sol al cap de dos segons, perquè puguis deixar l’ordinador a la taula.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause, peek: "mira-la dos segons més")),
    ]
  }

  func aboutSections(places: Places) -> [(title: String, text: String)] {
    [
      (
        "Pappers",
        "El joc dels papers per a tota la colla i un sol ordinador, a partir del joc de sempre i de l’aplicació "
          + "Pappers per a iPhone del 2017. Programari lliure amb llicència MIT."
      ),
      (
        "Què es desa",
        "Els noms que escriviu, les opcions, les partides que heu jugat i quines paraules han sortit. Tot es queda en "
          + "aquest ordinador. No s’envia res a ningú: aquesta versió no fa servir la xarxa."
      ),
      ("Les opcions i els noms", places.settings),
      ("Les partides", places.games),
      ("Les paraules vistes", places.seen),
      (
        "Veure, corregir, esborrar",
        "Són fitxers de text: obriu-los per veure què hi ha, canvieu-los per corregir-ho, elimineu-los per "
          + "esborrar-ho. Sense ells Pappers comença com el primer dia."
      ),
    ]
  }
}
