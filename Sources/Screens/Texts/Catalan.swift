import Canvas
import Game

struct Catalan: Texts {
  let spaceKey = "Espai"
  let deleteKey = "Supr"
  let choose = "tria"
  let upDown = "↓ mou"
  let leftRight = "→ mou"
  let arrows = "↓ ← → mou"
  let change = "← canvia"
  let back = "enrere"
  let start = "comença"
  let next = "següent"
  let undo = "desfés"
  let peek = "mira"
  let pause = "pausa"
  let endGame = "acaba"
  let mark = "val o no val"
  let chooseWord = "↓ tria paraula"
  let confirmList = "és correcte"
  let correctLast = "corregeix el torn"
  let nextRound = "ronda següent"
  let nextPage = "pàgina següent"
  let previousPage = "pàgina anterior"
  let accept = "accepta"
  let cancel = "cancel·la"
  let rename = "canvia el nom"
  let add = "afegeix"
  let remove = "treu"
  let bringBack = "recupera"
  let dealOut = "reparteix en equips"
  let addName = "afegeix"
  let removeLast = "treu l’últim"

  let tagline = "Un bol de papers, tres rondes i molt d’enrenou"
  let goOn = "Continua"
  let play = "Juga"
  let settings = "Configuració"
  let help = "Ajuda"
  let about = "Quant a Pappers"
  let quit = "Surt"

  func question(_ question: ConfirmPage.Question) -> String {
    switch question {
    case .endGame: "Acabem la partida?"
    case .newGame: "Una partida nova?"
    case .quit: "Vols sortir?"
    }
  }
  func stay(_ question: ConfirmPage.Question) -> String {
    switch question {
    case .endGame: "Continua jugant"
    case .newGame: "Conserva la partida desada"
    case .quit: "Queda’t"
    }
  }
  let endAndRank = "Acaba-la i mostra la classificació"
  let leaveForLater = "Deixa-la per a més tard: queda desada"
  let putAwayAndPlay = "Arxiva-la i comença’n una de nova"

  let teams = "Equips"
  let newTeam = "Equip nou"
  let shuffle = "Sorteja noms"
  let startGame = "Comença la partida"
  func defaultTeam(_ number: Int) -> String { "Equip \(number)" }
  func defaultPlayer(_ number: Int) -> String { "Jugador \(number)" }
  func gameSummary(papers: Int, seconds: Int) -> String { "\(self.papers(papers)), torns de \(seconds) s" }
  func matching(_ count: Int, unseen: Int) -> String { "\(count) per triar, \(unseen) sense veure" }
  func nameTaken(_ name: String) -> String { "«\(name)» ja hi és. Canvia el nom d’un dels dos." }
  let noNameTyped = "No has escrit cap nom: es fa servir el de sempre."
  let noMoreTeams = "No hi caben més equips."
  let noMorePlayers = "No hi caben més jugadors."
  let twoTeamsNeeded = "Per jugar calen dos equips."
  let twoPlayersNeeded = "Un equip necessita dos jugadors: l’un descriu i l’altre endevina. Treu l’equip sencer."
  let namesHelp =
    "Escriu un nom i prem Enter, un darrere l’altre. Quan hi siguin tots, torna a prémer Enter: es repartiran en equips."
  func namesCount(_ count: Int) -> String { count == 1 ? "1 nom" : "\(count) noms" }
  func moreNamesNeeded(_ fewest: Int) -> String { "Escriu almenys \(fewest) noms, per fer dos equips de dos." }

  func name(_ section: SettingsPage.Section) -> String {
    switch section {
    case .language: "Llengua"
    case .game: "Partida"
    case .packs: "Paquets"
    case .levels: "Nivells"
    case .screen: "Pantalla i so"
    }
  }
  let interfaceLanguage = "Llengua"
  let wordLanguage = "Llengua de les paraules"
  let sameLanguage = "la mateixa"
  let turnTime = "Temps d’un torn"
  let paperCount = "Papers al bol"
  let familyFriendly = "Només paraules per a tothom"
  let sound = "So"
  let motion = "Papers en moviment"
  let colours = "Colors"
  func seconds(_ count: Int) -> String { "\(count) segons" }
  func papers(_ count: Int) -> String { count == 1 ? "1 paper" : "\(count) papers" }
  func yesOrNo(_ isSo: Bool) -> String { isSo ? "sí" : "no" }
  func name(_ level: Papper.Level) -> String {
    switch level {
    case .easy: "Fàcil: ho sap un nen de vuit anys"
    case .medium: "Mitjà: ho sap tothom"
    case .hard: "Difícil: un repte"
    }
  }
  func name(_ scheme: Scheme) -> String {
    switch scheme {
    case .classic: "clàssics"
    case .highContrast: "contrast alt"
    case .colourBlind: "per a daltònics"
    }
  }

  func name(_ round: Round) -> String {
    switch round {
    case .definition: "Definició"
    case .oneWord: "Una paraula"
    case .mime: "Mímica"
    }
  }
  func rule(_ round: Round) -> String {
    switch round {
    case .definition: "Descriu la paraula sense dir-la, ni dir-ne cap de derivada."
    case .oneWord: "Digues una sola paraula. Només una!"
    case .mime: "Sense paraules: gestos i sons. El paper es tapa sol al cap de dos segons."
    }
  }
  func roundNumber(_ number: Int, of count: Int) -> String { "Ronda \(number) de \(count)" }
  let passLaptopTo = "passeu l’ordinador a"
  func doesFor(_ round: Round, _ others: String) -> String {
    switch round {
    case .definition: "que descriu per a \(others)"
    case .oneWord: "que diu una paraula a \(others)"
    case .mime: "que fa mímica per a \(others)"
    }
  }
  let iAmReady = "Estic a punt"
  func guessedLabel(_ count: Int) -> String { count == 1 ? "encertat" : "encertats" }
  func papersLeftLabel(_ count: Int) -> String { count == 1 ? "paper al bol" : "papers al bol" }
  let paused = "En pausa"
  let covered = "tapat"
  let toPeek = "per mirar"
  let timeUp = "Temps!"
  let bowlEmpty = "Bol buit!"
  func guessedInTurn(_ count: Int) -> String {
    switch count {
    case 0: "Aquest cop, cap encert"
    case 1: "1 paper encertat"
    default: "\(count) papers encertats"
    }
  }
  let listIsRight = "És correcte, seguim"
  let ranking = "Classificació"
  let endOfRound = "Final de ronda"
  func onTo(_ round: Round) -> String {
    switch round {
    case .definition: "cap a les definicions"
    case .oneWord: "cap a la ronda d’una paraula"
    case .mime: "cap a la mímica"
    }
  }
  let endOfGame = "Final de la partida"
  let endedEarly = "Acabada abans d’hora"
  func wins(_ team: String) -> String { "Guanya \(team)!" }
  func tie(_ teams: String) -> String { "Empat: \(teams) comparteixen la copa!" }
  let tieWord = "Empat!"
  let rematch = "Revenja"
  let home = "Inici"

  let statistics = "Estadístiques"
  func bestTurn(_ player: String, _ papers: Int) -> String { "Millor torn: \(player), \(self.papers(papers))" }
  func hardestPaper(_ word: String, seconds: Int) -> String {
    "El paper més difícil: \(word), \(seconds == 1 ? "1 segon" : "\(seconds) segons")"
  }
  let player = "Jugador"
  let team = "Equip"
  let papersColumn = "papers"
  let perMinute = "per minut"
  let bestColumn = "millor torn"

  func fewerPapers(_ count: Int, wanted: Int) -> String {
    count == 1
      ? "Només hi ha 1 paper, i no \(wanted): jugueu amb aquest."
      : "Només hi ha \(papers(count)), i no \(wanted): jugueu amb tots."
  }
  func tooFewPapers(_ count: Int) -> String {
    "Només hi ha \(papers(count)), massa pocs per jugar. Tria més paquets o nivells a la configuració."
  }
  let playedElsewhere = "Hi ha una partida oberta en una altra finestra. Continueu-la o acabeu-la allà."
  func notSaved(_ problem: String) -> String {
    "No s’ha desat: \(problem). La partida continua; feu lloc i es desarà amb la pròxima tecla."
  }
  func tooSmall(_ width: Int, _ height: Int) -> String {
    "Una mica més d’espai, si us plau: \(width) columnes i \(height) files."
  }

  var helpPages: [HelpText] {
    let keys = (next: "encertat: paraula següent", undo: "desfés l’últim", pause: "atura el temps i tapa la paraula")
    return [
      HelpText(
        title: "La idea",
        paragraphs: [
          "Dos equips o més, un bol de papers i una paraula a cada paper. Qui té l’ordinador fa endevinar al seu equip tantes "
            + "paraules com pugui abans que s’acabi el temps. Després l’ordinador passa a l’equip següent.",
          "Quan el bol és buit s’acaba la ronda. Tots els papers hi tornen i la ronda següent es juga amb les mateixes "
            + "paraules: primer descrivint-les, després amb una sola paraula i al final sense cap. Recordeu-les!",
          "Cada paper encertat és un punt. Guanya qui en té més després de tres rondes.",
        ]),
      HelpText(
        title: name(.definition),
        paragraphs: [
          "Descriu la paraula com vulguis, sense dir-la, ni dir-ne una part, ni cap de derivada. No s’hi val traduir-la ni "
            + "lletrejar-la. No es pot saltar cap paper: insisteix fins que l’encertin.",
          "Els altres escolten: un so els avisa cada cop que passa un paper.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause)),
      HelpText(
        title: name(.oneWord),
        paragraphs: [
          "Els mateixos papers. Ara pots dir una sola paraula per a cadascun, i repetir-la tant com vulguis. Sense gestos.",
          "Quina els hi farà pensar? Ja les han sentides totes.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause)),
      HelpText(
        title: name(.mime),
        paragraphs: [
          "Els mateixos papers un altre cop. Representa’ls: gestos i sons, però cap paraula, i cap lletra ni número dibuixat "
            + "a l’aire.",
          "Cada paper es tapa sol al cap de dos segons, perquè puguis deixar l’ordinador.",
        ],
        keys: turnKeys(next: keys.next, undo: keys.undo, pause: keys.pause, peek: "mira la paraula dos segons més")),
    ]
  }

  func aboutSections(places: Places) -> [(title: String, text: String)] {
    [
      (
        "Pappers",
        "El joc dels papers per a una colla d’amics i un sol ordinador, segons el joc de sempre i l’aplicació Pappers per a "
          + "iPhone del 2017. Programari lliure amb la llicència MIT."
      ),
      (
        "Què es desa",
        "Els noms que escriviu, la configuració, les partides que heu jugat i quines paraules s’han mostrat. Tot es queda en "
          + "aquest ordinador. No s’envia res a ningú: aquesta versió no fa servir la xarxa."
      ),
      ("La configuració i els noms", places.settings),
      ("Les partides", places.games),
      ("Les paraules vistes", places.seen),
      (
        "Veure, corregir, esborrar",
        "Són fitxers de text: obriu-los per veure què hi ha, canvieu-los per corregir-ho, elimineu-los per esborrar-ho. Sense "
          + "ells Pappers comença com el primer dia."
      ),
    ]
  }

  func list(_ names: [String]) -> String { list(names, and: "i") }
}
