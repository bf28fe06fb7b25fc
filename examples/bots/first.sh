#!/bin/sh
# A bot in plain shell: it gives the first answer. ratking simulate rattus --agents "cmd:sh first.sh"
while read -r verb first rest; do
  case $verb in
    ratking) echo "name First Answer"; echo "ready 1" ;;
    ask) choice= ;;
    answer) choice=${choice:-$first} ;;
    go) echo "choose $choice" ;;
    quit) exit 0 ;;
  esac
done
