#!/bin/sh
# Builds the image and runs it as it is meant to run: as user 10001 without rights, with a read-only root, its data and /tmp in memory.
# As root on Debian, with buildah, debootstrap and the network. Prints what it tries and ends with 1 when something fails.
#   try-image.sh            on a base of Debian's packages and the Node and npm of this machine, made once (buildah rmi tawila-base)
#   try-image.sh BASE       on another base image
set -eu
cd "$(dirname "$0")/.."
export BUILDAH_ISOLATION=chroot
work=$(mktemp -d)
base=${1:-localhost/tawila-base}
port=3190
trap 'rm -rf "$work"' EXIT

if [ $# -eq 0 ] && ! buildah inspect "$base" >/dev/null 2>&1; then
  debootstrap --variant=minbase --include=ca-certificates bookworm "$work/base" >"$work/log"
  install -D "$(readlink -f "$(command -v node)")" "$work/base/usr/bin/node"
  mkdir -p "$work/base/usr/lib/node_modules"
  cp -a "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$work/base/usr/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/base/usr/bin/npm"
  cp /etc/ssl/certs/ca-certificates.crt "$work/base/etc/ssl/certs/" # this machine's, for a proxy of its own
  container=$(buildah from scratch)
  buildah add -q "$container" "$work/base" / >"$work/log"
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit -q --rm "$container" "$base" >"$work/log"
fi
buildah build -q --layers --format docker -f deploy/Containerfile --ignorefile deploy/Containerfile.dockerignore \
  --build-arg "BASE=$base" -t tawila:try . >"$work/log"
container=$(buildah from tawila:try)
export root="$(buildah mount "$container")" port work

# In its own mounts and processes: all of them go with it.
unshare --mount --pid --fork --mount-proc sh -eu <<'TRY' || failed=1
mount --make-rprivate /
mkdir "$work/root"
mount --bind "$root" "$work/root"
mount -o remount,ro,bind "$work/root"
mount -t proc proc "$work/root/proc"
mount --rbind /dev "$work/root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$work/root/tmp"
mount -t tmpfs -o uid=10001,gid=10001,mode=0700 tmpfs "$work/root/data"
inside() {
  chroot "$work/root" setpriv --reuid=10001 --regid=10001 --clear-groups --no-new-privs --bounding-set=-all \
    env -i PATH=/usr/bin:/bin NODE_ENV=production HOST=127.0.0.1 PORT="$port" DATA_DIR=/data DEMO=0 BACKUP_KEY='a passphrase to try the image with' \
    sh -c "cd /opt/tawila && $1"
}
try() {
  name=$1; shift
  if "$@" >"$work/said" 2>&1; then echo "ok    $name"; else echo "FAILS $name"; cat "$work/said"; exit 1; fi
}
refused() { ! inside "touch $1"; }
inside "exec node_modules/.bin/node server.ts" >"$work/server" 2>&1 &
for _ in $(seq 120); do
  curl -fso "$work/said" "http://127.0.0.1:$port/readyz" && break
  sleep 1
done
try "it starts and is ready" curl -fs "http://127.0.0.1:$port/readyz"
try "its health check passes" inside "node_modules/.bin/node deploy/ready.mjs --wait 60 /healthz"
try "pages answer" curl -fs "http://127.0.0.1:$port/en/leagues"
try "a picture with Arabic words is drawn" curl -fs "http://127.0.0.1:$port/share/home.png"
try "doctor finds nothing that fails" inside "node_modules/.bin/node operator.ts doctor"
try "a backup is written and whole" inside "node_modules/.bin/node operator.ts backup /tmp/backup.age && \
  node_modules/.bin/node operator.ts backup verify /tmp/backup.age"
try "its code cannot be written" refused /opt/tawila/app/x
try "its system cannot be written" refused /etc/x
packages=$work/root/opt/tawila/node_modules
try "it has no tools of the build" sh -c "! ls -d $packages/@react-router/dev $packages/vite $packages/vitest $packages/typescript | grep ."
server=$(pgrep -f "node server.ts" | head -1)
try "it ends with SIGTERM" sh -c "kill -TERM $server && for _ in \$(seq 90); do kill -0 $server || exit 0; sleep 1; done; exit 1"
TRY
buildah rm "$container" >"$work/log"
exit "${failed:-0}"
