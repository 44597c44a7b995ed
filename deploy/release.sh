#!/bin/sh
# Makes a release of the commit that is checked out in this clone, or goes back to the release before. Run it as the owner of the folder:
#
#   /srv/cliente/repository/deploy/release.sh
#   /srv/cliente/repository/deploy/release.sh back
#
# Nothing that a running instance uses is touched: it stays on its release until restart.sh.
#
#   releases/<time>-<commit>  a commit with its own node_modules and build
#   current                   the release that the next start takes
#   shared/cache              .next/cache of all releases
set -eu
umask 022
cd "$(dirname "$0")/../.."
site=$PWD
mkdir -p releases shared/cache
exec 9>.release.lock
flock -n 9 || { echo "Another release is being made in $site." >&2; exit 1; }

# The last step of a release is its link to the cache: one without it is not complete.
complete() {
  for release in releases/*/; do
    [ ! -L "$release.next/cache" ] || basename "$release"
  done
}

if [ "${1:-}" = back ]; then
  running=$(basename "$(readlink current)")
  name=$(complete | awk -v running="$running" '$0 < running' | tail -n 1)
  [ -n "$name" ] || { echo "There is no release before $running." >&2; exit 1; }
else
  for release in releases/*/; do
    [ -L "$release.next/cache" ] || rm -rf "$release"
  done
  name=$(date -u +%Y%m%dT%H%M%SZ)-$(git -C repository rev-parse --short HEAD)
  mkdir "releases/$name"
  git -C repository archive HEAD | tar -x -C "releases/$name"
  cd "releases/$name"
  npm ci
  npm run build
  rm -rf .next/cache
  ln -s ../../../shared/cache .next/cache
  cd "$site"
fi

# One rename: there is no moment without a release.
ln -sfn "releases/$name" current.new
mv -T current.new current
echo "The next start takes $site/releases/$name: sudo $site/repository/deploy/restart.sh"
