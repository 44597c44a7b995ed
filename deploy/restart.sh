#!/bin/sh
# Starts the instances of a site again, one after the other, each when the one before is well. Then it removes releases that are
# older than the last two besides the running one. As root:
#
#   /srv/cliente/repository/deploy/restart.sh
set -eu
cd "$(dirname "$0")/../.."
site=$(basename "$PWD")

instances=$(systemctl list-units --plain --no-legend "$site@*.service" | awk '{ print $1 }')
[ -n "$instances" ] || { echo "No instance of $site runs: systemctl enable --now $site@3000" >&2; exit 1; }
for instance in $instances; do
  port=${instance#*@}
  port=${port%.service}
  systemctl restart "$instance"
  curl --fail --silent --output /dev/null --max-time 5 --retry 60 --retry-delay 1 --retry-all-errors \
    "http://127.0.0.1:$port/api/health" || {
    echo "$instance does not become well, and the other instances stay as they are: journalctl -u $instance" >&2
    exit 1
  }
  echo "$instance is well."
done

running=$(basename "$(readlink current)")
for name in $(ls -r releases | grep -vxF "$running" | tail -n +3); do
  rm -rf "releases/$name"
done
