#compdef pappers

__pappers_complete() {
    local -ar non_empty_completions=("${@:#(|:*)}")
    local -ar empty_completions=("${(M)@:#(|:*)}")
    _describe -V '' non_empty_completions -- empty_completions -P $'\'\''
}

__pappers_custom_complete() {
    local -a completions
    completions=("${(@f)"$("${command_name}" "${@}" "${command_line[@]}")"}")
    if [[ "${#completions[@]}" -gt 1 ]]; then
        __pappers_complete "${completions[@]:0:-1}"
    fi
}

__pappers_cursor_index_in_current_word() {
    if [[ -z "${QIPREFIX}${IPREFIX}${PREFIX}" ]]; then
        printf 0
    else
        printf %s "${#${(z)LBUFFER}[-1]}"
    fi
}

_pappers() {
    emulate -RL zsh -G
    setopt extendedglob nullglob numericglobsort
    unsetopt aliases banghist

    local -xr SAP_SHELL=zsh
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(builtin emulate zsh -c 'printf %s "${ZSH_VERSION}"')"
    local -r SAP_SHELL_VERSION

    local context state state_descr line
    local -A opt_args

    local -r command_name="${words[1]}"
    local -ar command_line=("${words[@]}")
    local -ir current_word_index="$((CURRENT - 1))"

    local -i ret=1
    local -ar arg_specs=(
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
        '(-): :->command'
        '(-)*:: :->arg'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0
    case "${state}" in
    command)
        local -ar subcommands=(
            'play:Play, or go on with the saved game.'
            'stats:Print all your evenings in figures, by player.'
            'replay:Print what happened in a game.'
            'help:Show subcommand help information.'
        )
        _describe -V subcommand subcommands && ret=0
        ;;
    arg)
        case "${words[1]}" in
        play|stats|replay|help)
            "_pappers_${words[1]}" && ret=0
            ;;
        esac
        ;;
    esac

    return "${ret}"
}

_pappers_play() {
    local -i ret=1
    local -ar ___language=('ca' 'es' 'en')
    local -ar ___level=('1' '2' '3')
    local -ar arg_specs=(
        '--language[Language of the words and the screen\: ca, es or en.]:code:{__pappers_complete "${___language[@]}"}'
        '--time[Length of a turn, 10 to 300 seconds.]:seconds:'
        '--words[Papers in the bowl, 5 to 200.]:count:'
        '*--pack[Play with this pack only; may be given again for more.]:name:'
        '*--level[Play with this level only, 1 easy to 3 hard; may be given again.]:level:{__pappers_complete "${___level[@]}"}'
        '--family[Family-friendly words only, or all.]'
        '--no-family[Family-friendly words only, or all.]'
        '--seed[Draw the same papers and orders as another evening with this number.]:number:'
        '--ascii[Show nothing but ASCII.]'
        '--no-color[Show no colours.]'
        '--mute[Be silent.]'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_pappers_stats() {
    local -i ret=1
    local -ar arg_specs=(
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_pappers_replay() {
    local -i ret=1
    local -ar arg_specs=(
        ':file:'
        '--version[Show the version.]'
        '(-h --help)'{-h,--help}'[Show help information.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

_pappers_help() {
    local -i ret=1
    local -ar arg_specs=(
        '*:subcommands:'
        '--version[Show the version.]'
    )
    _arguments -w -s -S : "${arg_specs[@]}" && ret=0

    return "${ret}"
}

if [[ "${funcstack[1]}" = _pappers ]]; then
    _pappers "${@}"
else
    compdef _pappers pappers
fi
