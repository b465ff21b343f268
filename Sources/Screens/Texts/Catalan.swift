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
  let next = "encert"
  let undo = "desfés"
  let peek = "mira"
  let pause = "pausa"
  let endGame = "acaba"
  let mark = "val o no val"
  let chooseWord = "↓ tria paraula"
  let confirmList = "és correcte"
  let correctLast = "corregeix l’últim torn"
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
  let settings = "Opcions"
  let help = "Ajuda"
  let about = "Quant a Pappers"
  let quit = "Surt"

  func question(_ question: ConfirmPage.Question) -> String {
    switch question {
    case .endGame: "Acabem la partida?"
    case .newGame: "Partida nova?"
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
  let endIt = "Acaba-la"
  let endAndRank = "Acaba-la i mostra la classificació"
  let leaveForLater = "Desa-la per a més tard"
  let putAwayAndPlay = "Acaba-la i comença’n una altra"

  let teams = "Equips"
  let newTeam = "Equip"
  let shuffle = "Sorteig"
  let startGame = "Comença la partida"
  func defaultTeam(_ number: Int) -> String { "Equip \(number)" }
  func defaultPlayer(_ number: Int) -> String { "Persona \(number)" }
  func gameSummary(papers: Int, seconds: Int) -> String { "\(self.papers(papers)), torns de \(seconds) s" }
  func matching(_ count: Int, unseen: Int) -> String {
    "\(count) \(count == 1 ? "possible" : "possibles"), \(unseen) \(unseen == 1 ? "nou" : "nous")"
  }
  func nameTaken(_ name: String) -> String { "«\(name)» ja hi és. Canvia un dels dos noms." }
  let noNameTyped = "No has escrit cap nom: s’hi posa el nom per defecte."
  let noMoreTeams = "No hi caben més equips."
  let noMorePlayers = "No hi cap ningú més."
  let twoTeamsNeeded = "Per jugar calen dos equips."
  let twoPlayersNeeded = "Un equip necessita dues persones: una descriu, l’altra endevina. Si cal, treu l’equip sencer."
  let namesHelp =
    "Escriu cada nom i prem Enter. Quan hi siguin tots, torna a prémer Enter per repartir-los en equips."
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
  let turnTime = "Temps per torn"
  let paperCount = "Papers al bol"
  let familyFriendly = "Només paraules per a tothom"
  let sound = "So"
  let motion = "Animacions"
  let colours = "Colors"
  func seconds(_ count: Int) -> String { "\(count) segons" }
  func papers(_ count: Int) -> String { count == 1 ? "1 paper" : "\(count) papers" }
  func yesOrNo(_ isSo: Bool) -> String { isSo ? "sí" : "no" }
  func name(_ level: Papper.Level) -> String {
    switch level {
    case .easy: "Fàcil: a partir de vuit anys"
    case .medium: "Mitjà: per a la majoria"
    case .hard: "Difícil: un repte"
    }
  }
  func name(_ scheme: Scheme) -> String {
    switch scheme {
    case .classic: "clàssics"
    case .highContrast: "contrast alt"
    case .colourBlind: "per al daltonisme"
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
    case .definition: "Descriu la paraula sense dir-la, ni cap altra de la seva família."
    case .oneWord: "Digues una sola paraula. Només una!"
    case .mime: "Sense paraules, només gestos i sons. El paper es tapa al cap de dos segons."
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
  func papersLeftLabel(_ count: Int) -> String { "al bol" }
  let paused = "Pausa"
  let covered = "tapat"
  let toPeek = "per mirar"
  let timeUp = "Temps!"
  let bowlEmpty = "Bol buit!"
  func guessedInTurn(_ count: Int) -> String {
    switch count {
    case 0: "Cap paper encertat"
    case 1: "1 paper encertat"
    default: "\(count) papers encertats"
    }
  }
  let listIsRight = "És correcte, seguim"
  let ranking = "Classificació"
  let endOfRound = "Final de ronda"
  func onTo(_ round: Round) -> String {
    switch round {
    case .definition: "ara, definicions"
    case .oneWord: "ara, una sola paraula"
    case .mime: "ara, mímica"
    }
  }
  let endOfGame = "Final de partida"
  let endedEarly = "Final anticipat"
  func leads(_ team: String) -> String { "\(team) va al davant" }
  func wins(_ team: String) -> String { "\(team) guanya!" }
  func tie(_ teams: String) -> String { "Empat: \(teams) comparteixen la copa!" }
  let tieWord = "Empat!"
  let rematch = "Revenja"
  let home = "Inici"

  let statistics = "Estadístiques"
  func bestTurn(_ player: String, _ papers: Int) -> String { "Millor torn: \(player), \(self.papers(papers))" }
  func hardestPaper(_ word: String, seconds: Int) -> String {
    "El paper més difícil: \(word), \(seconds == 1 ? "1 segon" : "\(seconds) segons")"
  }
  let player = "Nom"
  let team = "Equip"
  let papersColumn = "papers"
  let perMinute = "per minut"
  let bestColumn = "millor torn"

  func fewerPapers(_ count: Int, wanted: Int) -> String {
    count == 1
      ? "Només hi ha 1 paper, i no \(wanted): jugueu amb aquest."
      : "Només hi ha \(papers(count)), i no \(wanted): jugueu amb tots."
  }
  func fewerUnseen(_ count: Int, of papers: Int) -> String {
    "Papers nous: \(count) de \(papers). Els altres són els que fa més temps que van sortir."
  }
  func tooFewPapers(_ count: Int) -> String {
    "Només hi ha \(papers(count)), i no n’hi ha prou per jugar. Tria més paquets o nivells a les opcions."
  }
  let playedElsewhere = "Hi ha una partida oberta en una altra finestra. Continueu-la o acabeu-la allà."
  func notSaved(_ problem: String) -> String {
    "No s’ha desat: \(problem). La partida continua; amb la pròxima tecla es tornarà a provar."
  }
  let unsaved = "✗ sense desar"
  let savedElsewhere = "Ara hi ha una partida desada: continua-la o comença’n una de nova."
  func tooSmall(_ width: Int, _ height: Int) -> String {
    "Una mica més d’espai, si us plau: \(width) columnes i \(height) files."
  }

  let decimalPoint = ","
  func list(_ names: [String]) -> String { list(names, and: "i") }
}
