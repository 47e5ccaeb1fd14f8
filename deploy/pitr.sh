#!/bin/sh
# Point-in-time recovery of a PostgreSQL server with its own programs. Run it as the account of the server:
#   pitr.sh settings          prints the lines for postgresql.conf; restart the server after
#   pitr.sh base              a base backup, every night; the server goes on
#   pitr.sh recover TIME      the server is stopped: its data directory is set aside and made again as it was at TIME
#   pitr.sh tidy DAYS         removes base backups older than that, and the log that none of those left needs
# PGDATA is the data directory, ARCHIVE a folder on another disk or machine, PGHOST and PGPORT where the server listens.
set -eu
: "${PGDATA:?the data directory of the server}" "${ARCHIVE:?a folder on another disk}"
wal=$ARCHIVE/wal
bases=$ARCHIVE/bases
mkdir -p -m 700 "$wal" "$bases"

case ${1:-} in
settings)
  echo "wal_level = replica"
  echo "archive_mode = on"
  echo "archive_timeout = 60   # seconds of work that are lost at most with the machine"
  # A file that is there already is another one's; a name appears when its bytes are on the disk.
  echo "archive_command = 'test ! -f $wal/%f && cp %p $wal/%f.part && sync $wal/%f.part && mv $wal/%f.part $wal/%f'"
  ;;
base)
  name=$bases/$(date -u +%Y-%m-%dT%H-%M-%SZ)
  pg_basebackup -D "$name.part" --format=plain --wal-method=none --checkpoint=fast --manifest-checksums=SHA256
  mv "$name.part" "$name"
  echo "$name"
  ;;
recover)
  time=${2:?the time, such as '2026-11-22 14:03:00+00'}
  if pg_ctl -D "$PGDATA" status >/dev/null 2>&1; then echo "Stop the server first." >&2; exit 1; fi
  # The last base backup that was finished before the time.
  base=$(find "$bases" -mindepth 1 -maxdepth 1 -type d ! -name '*.part' ! -newermt "$time" | sort | tail -n 1)
  if [ -z "$base" ]; then echo "No base backup is older than $time." >&2; exit 1; fi
  # What the server wrote last may not be in the archive yet.
  for file in "$PGDATA"/pg_wal/[0-9A-F]*; do
    name=$(basename "$file")
    if [ -f "$file" ] && [ ${#name} = 24 ] && [ ! -f "$wal/$name" ]; then cp "$file" "$wal/$name"; fi
  done
  aside=$PGDATA.before-$(date -u +%Y%m%dT%H%M%SZ)
  mv "$PGDATA" "$aside"
  pg_verifybackup --no-parse-wal "$base"
  cp -a "$base" "$PGDATA"
  chmod 700 "$PGDATA"
  rm -f "$PGDATA/postmaster.pid"
  cat >> "$PGDATA/postgresql.auto.conf" <<EOF
restore_command = 'cp $wal/%f %p'
recovery_target_time = '$time'
recovery_target_action = 'promote'
EOF
  touch "$PGDATA/recovery.signal"
  echo "Start the server; the former data directory is $aside."
  ;;
tidy)
  find "$bases" -mindepth 1 -maxdepth 1 -type d -mtime "+${2:?days}" -exec rm -rf {} +
  oldest=$(find "$bases" -mindepth 1 -maxdepth 1 -type d ! -name '*.part' | sort | head -n 1)
  first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
  pg_archivecleanup "$wal" "$first"
  ;;
*)
  sed -n '2,7p' "$0" >&2
  exit 1
  ;;
esac
