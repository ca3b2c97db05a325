#!/bin/sh
# Runs once, on an empty volume: the two roles of docs/deploy/README.md, their database, and the replica's role.
set -eu

psql --username postgres --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set serving="$SERVING_PASSWORD" \
  --set replication="$REPLICATION_PASSWORD" <<'SQL'
create role pravesh_owner login password :'owner';
create role pravesh login password :'serving';
create role replicator replication login password :'replication';

-- What the server asks for when it connects, and PgBouncer does not hand on.
alter role pravesh set timezone = 'UTC';
alter role pravesh set jit = off;
alter role pravesh set statement_timeout = '10s';
alter role pravesh set idle_in_transaction_session_timeout = '10s';

create database pravesh owner pravesh_owner;
\connect pravesh
create extension citext;
create extension pg_trgm;
create extension unaccent;
create extension fuzzystrmatch;
SQL

echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
