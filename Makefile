# Pappers: `make play` plays, `make test` tests. `make help` lists the rest.
PREFIX ?= /usr/local
# On Linux one file without the Swift runtime's or C++'s libraries, at a fixed address: it starts in two thirds of the time.
linker = $(foreach flag,$(1),-Xswiftc -Xclang-linker -Xswiftc $(flag))
LINUX := --static-swift-stdlib $(call linker,-no-pie -static-libgcc) -Xlinker -L$(CURDIR)/.build/static
RELEASE := swift build -c release $(if $(filter Linux,$(shell uname)),$(LINUX)) --product pappers
PROGRAM := .build/release/pappers
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

.PHONY: play test lint format golden bench completions install uninstall help libraries tmux

help: ## what can be made
	@grep -E '^[a-z]+:.*##' Makefile | sed 's/:.*##/\t/' | expand -t 12

play: $(PROGRAM) ## build and play
	@$(PROGRAM)

.PHONY: $(PROGRAM)
$(PROGRAM): libraries
	@mkdir -p .build/static && ln -sf $$($(CC) -print-file-name=libstdc++.a) .build/static/
	$(RELEASE)

test: libraries tmux ## run all tests
	swift build --product pappers
	swift test

lint: ## check the style of the code
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

format: ## put the code in style
	swift format --in-place --recursive --parallel Package.swift Sources Tests

golden: ## draw the expected screens anew; look at the difference before you commit it
	UPDATE_GOLDEN=1 swift test --filter ScreensTests

bench: $(PROGRAM) package-nudoku package-moon-buggy package-vim ## measure, beside other programs of the terminal
	@Benchmarks/bench $(PROGRAM)

completions: $(PROGRAM) ## write the shells' completions anew, after a change of the options
	for shell in bash zsh fish; do $(PROGRAM) --generate-completion-script $$shell > Assets/completions/pappers.$$shell; done

install: $(PROGRAM) ## install under PREFIX, /usr/local unless told
	install -Dm755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/pappers
	strip $(DESTDIR)$(PREFIX)/bin/pappers
	install -Dm644 Assets/man/pappers.6 $(DESTDIR)$(PREFIX)/share/man/man6/pappers.6
	install -Dm644 Assets/pappers.desktop $(DESTDIR)$(PREFIX)/share/applications/pappers.desktop
	install -Dm644 Assets/completions/pappers.bash $(DESTDIR)$(PREFIX)/share/bash-completion/completions/pappers
	install -Dm644 Assets/completions/pappers.zsh $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_pappers
	install -Dm644 Assets/completions/pappers.fish $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/pappers.fish

uninstall: ## remove what install put there
	rm -f $(addprefix $(DESTDIR)$(PREFIX)/,bin/pappers share/man/man6/pappers.6 share/applications/pappers.desktop \
	  share/bash-completion/completions/pappers share/zsh/site-functions/_pappers \
	  share/fish/vendor_completions.d/pappers.fish)

# What a fresh Debian or Ubuntu lacks. Elsewhere the message says what to install.
libraries:
	@echo '#include <ncurses.h>' | $(CC) -E - >/dev/null 2>&1 || $(MAKE) --no-print-directory package-libncurses-dev

tmux:
	@command -v tmux >/dev/null || $(MAKE) --no-print-directory package-tmux

package-%:
	@dpkg -s $* >/dev/null 2>&1 || { \
	  command -v apt-get >/dev/null || { echo "Please install $* with your system's package manager."; exit 1; }; \
	  $(SUDO) apt-get update -q && $(SUDO) apt-get install -y -q $*; }
