import Canvas
import Game

struct Spanish: Texts {
  let spaceKey = "Espacio"
  let deleteKey = "Supr"
  let choose = "elegir"
  let upDown = "↓ mover"
  let leftRight = "→ mover"
  let arrows = "↓ ← → mover"
  let change = "← cambiar"
  let back = "volver"
  let start = "empezar"
  let next = "acierto"
  let undo = "anular"
  let peek = "mirar"
  let pause = "pausa"
  let endGame = "fin"
  let mark = "vale o no vale"
  let chooseWord = "↓ elegir palabra"
  let confirmList = "es correcto"
  let correctLast = "corregir último turno"
  let nextRound = "ronda siguiente"
  let nextPage = "página siguiente"
  let previousPage = "página anterior"
  let accept = "aceptar"
  let cancel = "cancelar"
  let rename = "cambiar el nombre"
  let add = "añadir"
  let remove = "quitar"
  let bringBack = "recuperar"
  let dealOut = "repartir en equipos"
  let addName = "añadir"
  let removeLast = "quitar el último"

  let tagline = "Un bol de papeles, tres rondas y mucho alboroto"
  let goOn = "Continuar"
  let play = "Jugar"
  let settings = "Opciones"
  let help = "Ayuda"
  let about = "Acerca de Pappers"
  let quit = "Salir"

  func question(_ question: ConfirmPage.Question) -> String {
    switch question {
    case .endGame: "¿Terminar la partida?"
    case .newGame: "¿Partida nueva?"
    case .quit: "¿Salir?"
    }
  }
  func stay(_ question: ConfirmPage.Question) -> String {
    switch question {
    case .endGame: "Seguir jugando"
    case .newGame: "Conservar la partida guardada"
    case .quit: "Quedarse"
    }
  }
  let endIt = "Terminarla"
  let endAndRank = "Terminarla y ver la clasificación"
  let leaveForLater = "Guardarla para más tarde"
  let putAwayAndPlay = "Terminarla y empezar otra"

  let teams = "Equipos"
  let newTeam = "Equipo"
  let shuffle = "Sorteo"
  let startGame = "Empezar la partida"
  func defaultTeam(_ number: Int) -> String { "Equipo \(number)" }
  func defaultPlayer(_ number: Int) -> String { "Persona \(number)" }
  func gameSummary(papers: Int, seconds: Int) -> String { "\(self.papers(papers)), turnos de \(seconds) s" }
  func matching(_ count: Int, unseen: Int) -> String {
    "\(count) \(count == 1 ? "posible" : "posibles"), \(unseen) \(unseen == 1 ? "nuevo" : "nuevos")"
  }
  func nameTaken(_ name: String) -> String { "«\(name)» ya está. Cambia uno de los dos nombres." }
  let noNameTyped = "No has escrito ningún nombre: se pone el nombre por defecto."
  let noMoreTeams = "No caben más equipos."
  let noMorePlayers = "No cabe nadie más."
  let twoTeamsNeeded = "Para jugar hacen falta dos equipos."
  let twoPlayersNeeded =
    "Un equipo necesita dos personas: una describe, la otra adivina. Si hace falta, quita el equipo entero."
  let namesHelp =
    "Escribe cada nombre y pulsa Enter. Cuando estén todos, pulsa Enter otra vez para repartirlos en equipos."
  func namesCount(_ count: Int) -> String { count == 1 ? "1 nombre" : "\(count) nombres" }
  func moreNamesNeeded(_ fewest: Int) -> String { "Escribe al menos \(fewest) nombres, para dos equipos de dos." }

  func name(_ section: SettingsPage.Section) -> String {
    switch section {
    case .language: "Idioma"
    case .game: "Partida"
    case .packs: "Paquetes"
    case .levels: "Niveles"
    case .screen: "Pantalla y sonido"
    }
  }
  let interfaceLanguage = "Idioma"
  let wordLanguage = "Idioma de las palabras"
  let sameLanguage = "el mismo"
  let turnTime = "Tiempo por turno"
  let paperCount = "Papeles en el bol"
  let familyFriendly = "Solo apto para todos los públicos"
  let sound = "Sonido"
  let motion = "Animaciones"
  let colours = "Colores"
  func seconds(_ count: Int) -> String { "\(count) segundos" }
  func papers(_ count: Int) -> String { count == 1 ? "1 papel" : "\(count) papeles" }
  func yesOrNo(_ isSo: Bool) -> String { isSo ? "sí" : "no" }
  func name(_ level: Papper.Level) -> String {
    switch level {
    case .easy: "Fácil: a partir de ocho años"
    case .medium: "Medio: para la mayoría"
    case .hard: "Difícil: un reto"
    }
  }
  func name(_ scheme: Scheme) -> String {
    switch scheme {
    case .classic: "clásicos"
    case .highContrast: "alto contraste"
    case .colourBlind: "para el daltonismo"
    }
  }

  func name(_ round: Round) -> String {
    switch round {
    case .definition: "Definición"
    case .oneWord: "Una palabra"
    case .mime: "Mímica"
    }
  }
  func rule(_ round: Round) -> String {
    switch round {
    case .definition: "Describe la palabra sin decirla, ni ninguna otra de su familia."
    case .oneWord: "Di una sola palabra. ¡Solo una!"
    case .mime: "Sin palabras, solo gestos y sonidos. El papel se tapa a los dos segundos."
    }
  }
  func roundNumber(_ number: Int, of count: Int) -> String { "Ronda \(number) de \(count)" }
  let passLaptopTo = "pasad el portátil a"
  func doesFor(_ round: Round, _ others: String) -> String {
    switch round {
    case .definition: "que describe para \(others)"
    case .oneWord: "que dice una palabra a \(others)"
    case .mime: "que hace mímica para \(others)"
    }
  }
  let iAmReady = "Ya estoy"
  func guessedLabel(_ count: Int) -> String { count == 1 ? "acertado" : "acertados" }
  func papersLeftLabel(_ count: Int) -> String { "en el bol" }
  let paused = "Pausa"
  let covered = "tapado"
  let toPeek = "para mirar"
  let timeUp = "¡Tiempo!"
  let bowlEmpty = "¡Bol vacío!"
  func guessedInTurn(_ count: Int) -> String {
    switch count {
    case 0: "Ningún papel acertado"
    case 1: "1 papel acertado"
    default: "\(count) papeles acertados"
    }
  }
  let listIsRight = "Es correcto, seguimos"
  let ranking = "Clasificación"
  let endOfRound = "Fin de ronda"
  func onTo(_ round: Round) -> String {
    switch round {
    case .definition: "ahora, definiciones"
    case .oneWord: "ahora, una sola palabra"
    case .mime: "ahora, mímica"
    }
  }
  let endOfGame = "Fin de partida"
  let endedEarly = "Final anticipado"
  func leads(_ team: String) -> String { "\(team) va en cabeza" }
  func wins(_ team: String) -> String { "¡Gana \(team)!" }
  func tie(_ teams: String) -> String { "Empate: ¡\(teams) comparten la copa!" }
  let tieWord = "¡Empate!"
  let rematch = "Revancha"
  let home = "Inicio"

  let statistics = "Estadísticas"
  func bestTurn(_ player: String, _ papers: Int) -> String { "Mejor turno: \(player), \(self.papers(papers))" }
  func hardestPaper(_ word: String, seconds: Int) -> String {
    "El papel más difícil: \(word), \(seconds == 1 ? "1 segundo" : "\(seconds) segundos")"
  }
  let player = "Nombre"
  let team = "Equipo"
  let papersColumn = "papeles"
  let perMinute = "por minuto"
  let bestColumn = "mejor turno"

  func fewerPapers(_ count: Int, wanted: Int) -> String {
    count == 1
      ? "Solo hay 1 papel, y no \(wanted): jugáis con ese."
      : "Solo hay \(papers(count)), y no \(wanted): jugáis con todos."
  }
  func fewerUnseen(_ count: Int, of papers: Int) -> String {
    "Papeles nuevos: \(count) de \(papers). Los demás son los que salieron hace más tiempo."
  }
  func tooFewPapers(_ count: Int) -> String {
    "Solo hay \(papers(count)), y así no se puede jugar. Elige más paquetes o niveles en las opciones."
  }
  let playedElsewhere = "Hay una partida abierta en otra ventana. Seguidla o terminadla allí."
  func notSaved(_ problem: String) -> String {
    "No se ha guardado: \(problem). La partida sigue; con la próxima tecla se volverá a intentar."
  }
  let unsaved = "✗ sin guardar"
  let savedElsewhere = "Ahora hay una partida guardada: se puede continuar o empezar una nueva."
  func tooSmall(_ width: Int, _ height: Int) -> String {
    "Un poco más de sitio, por favor: \(width) columnas y \(height) filas."
  }

  func list(_ names: [String]) -> String {
    // “Ana e Inés”: two sounds of i don't meet.
    let last = (names.last ?? "").lowercased()
    let meets =
      ["i", "í", "hi", "hí"].contains(where: last.hasPrefix) && !["hia", "hie"].contains(where: last.hasPrefix)
    return list(names, and: meets ? "e" : "y")
  }
  let decimalPoint = ","
}
