#!/bin/sh
# Copies the primary into an empty volume, then follows it. A replica that fell too far behind is made anew: remove its volume.
set -eu

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  psql --host postgres --username replicator --dbname postgres --command \
    "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'replica' and not active"
  pg_basebackup --host postgres --username replicator --pgdata "$PGDATA" --checkpoint fast --write-recovery-conf \
    --create-slot --slot replica
fi
exec postgres -c hot_standby_feedback=on
