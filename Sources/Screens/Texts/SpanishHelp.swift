import Game

extension Spanish {
  var helpPages: [HelpText] {
    let keys = (
      next: "acierto: palabra siguiente", undo: "anular el último", pause: "pausar y tapar la palabra"
    )
    return [
      HelpText(
        title: "La idea",
        paragraphs: [
          "Dos equipos o más, un bol de papeles y una palabra en cada papel. Quien tiene el portátil hace adivinar a "
            + "su equipo todas las que pueda antes de que se acabe el tiempo. Después el portátil pasa al equipo "
            + "siguiente.",
          "Cuando el bol está vacío, termina la ronda. Todos los papeles vuelven a él, y la ronda siguiente se juega "
            + "con las mismas palabras: primero describiéndolas, después con una sola palabra y al final sin ninguna. "
            + "¡Recordadlas!",
          "Cada papel acertado es un punto. Gana el equipo que tiene más después de tres rondas.",
        ]),
      HelpText(
        title: name(.definition),
        paragraphs: [
          "Describe la palabra como quieras, sin decirla, ni ningún trozo, ni ninguna otra de su familia. No vale "
            + "traducirla ni deletrearla. Tampoco se puede saltar ningún papel: insiste hasta que lo acierten.",
          "Los otros equipos escuchan: un sonido les avisa de cada papel acertado.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause)),
      HelpText(
        title: name(.oneWord),
        paragraphs: [
          "Los mismos papeles. Ahora puedes decir una sola palabra para cada uno, y repetirla cuanto quieras. Sin "
            + "gestos.",
          "Elígela bien: los papeles ya los han oído todos.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause)),
      HelpText(
        title: name(.mime),
        paragraphs: [
          "Los mismos papeles una vez más. Represéntalos: gestos y sonidos, pero ni una palabra, y ninguna letra ni "
            + "número dibujado en el aire.",
          "Cada papel se tapa solo a los dos segundos, para que puedas dejar el portátil en la mesa.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause, peek: "verla dos segundos más")),
    ]
  }

  func aboutSections(places: Places) -> [(title: String, text: String)] {
    [
      (
        "Pappers",
        "El juego de los papeles para toda la pandilla y un solo portátil, a partir del juego de siempre y de la "
          + "aplicación Pappers para iPhone de 2017. Software libre con licencia MIT."
      ),
      (
        "Qué se guarda",
        "Los nombres que escribís, las opciones, las partidas que habéis jugado y qué palabras han salido. Todo se "
          + "queda en este portátil. No se envía nada a nadie: esta versión no usa la red."
      ),
      ("Las opciones y los nombres", places.settings),
      ("Las partidas", places.games),
      ("Las palabras vistas", places.seen),
      (
        "Ver, corregir, borrar",
        "Son archivos de texto: abridlos para ver qué contienen, cambiadlos para corregirlo, eliminadlos para "
          + "borrarlo. Sin ellos Pappers empieza como el primer día."
      ),
    ]
  }
}
