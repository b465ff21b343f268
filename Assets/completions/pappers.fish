function __pappers_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __pappers_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __pappers_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __pappers_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __pappers_parse_tokens -S
    set -l unparsed_tokens (__pappers_tokens -pc)
    switch $unparsed_tokens[1]
    case 'pappers'
        __pappers_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'play'
            __pappers_parse_subcommand 0 'language=' 'time=' 'words=' 'pack=+' 'level=+' 'family' 'no-family' 'seed=' 'ascii' 'no-color' 'mute' 'version' 'h/help'
        case 'stats'
            __pappers_parse_subcommand 0 'version' 'h/help'
        case 'replay'
            __pappers_parse_subcommand 1 'version' 'h/help'
        case 'help'
            __pappers_parse_subcommand -r 1 'version'
        end
    end
end

function __pappers_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __pappers_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __pappers_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __pappers_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__pappers_tokens -p)
    if test -z "$(__pappers_tokens -t)"
        set -l index (count (__pappers_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'pappers' -f
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers" version' -l 'version' -d 'Show the version.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_positional "pappers" -eq 1' -fa 'play' -d 'Play, or go on with the saved game.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_positional "pappers" -eq 1' -fa 'stats' -d 'Print all your evenings in figures, by player.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_positional "pappers" -eq 1' -fa 'replay' -d 'Print what happened in a game.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_positional "pappers" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" language' -l 'language' -d 'Language of the words and the screen: ca, es or en.' -rfka 'ca es en'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" time' -l 'time' -d 'Length of a turn, 10 to 300 seconds.' -rfka ''
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" words' -l 'words' -d 'Papers in the bowl, 5 to 200.' -rfka ''
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play"' -l 'pack' -d 'Play with this pack only; may be given again for more.' -rfka ''
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play"' -l 'level' -d 'Play with this level only, 1 easy to 3 hard; may be given again.' -rfka '1 2 3'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" family' -l 'family' -d 'Family-friendly words only, or all.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" no-family' -l 'no-family' -d 'Family-friendly words only, or all.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" seed' -l 'seed' -d 'Draw the same papers and orders as another evening with this number.' -rfka ''
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" ascii' -l 'ascii' -d 'Show nothing but ASCII.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" no-color' -l 'no-color' -d 'Show no colours.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" mute' -l 'mute' -d 'Be silent.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" version' -l 'version' -d 'Show the version.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers play" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers stats" version' -l 'version' -d 'Show the version.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers stats" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers replay" version' -l 'version' -d 'Show the version.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers replay" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'pappers' -n '__pappers_should_offer_completions_for_flags_or_options "pappers help" version' -l 'version' -d 'Show the version.'
