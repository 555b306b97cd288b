#!/usr/bin/env bash
# Checks out the toolkit: `.github/checkout-toolkit.sh <folder> [newest]`. Without "newest", at the commit that the
# reference documents (`site.toolkit.commit`), so that a change of the toolkit breaks nothing here.
set -euo pipefail
url=https://github.com/softkitit/softkit-core
commit=HEAD
[ "${2:-}" = newest ] || commit=$(sed -n "s/^ *commit: '\([0-9a-f]\{40\}\)',$/\1/p" "$(dirname "$0")/../src/config/site.ts")
[ -n "$commit" ] || { echo "src/config/site.ts: found no commit of the toolkit. Expected a line such as \"commit: '<40 hex digits>',\"." >&2; exit 1; }
git init -q "$1"
git -C "$1" fetch -q --depth 1 "$url" "$commit"
git -C "$1" checkout -q FETCH_HEAD
