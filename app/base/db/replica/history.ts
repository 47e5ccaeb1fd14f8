/**
 * The database of a cluster and its timeline, as text. A server that is promoted begins another timeline; one that
 * followed the lost primary and has what no other server has stays on the former one. A replica tells its timeline as
 * of its last checkpoint, which may be minutes late.
 */
const DATABASE =
	"(select system_identifier from pg_control_system()) || '/' || " +
	"(select oid from pg_database where datname = current_database())";
export const HISTORY_OF_PRIMARY = `${DATABASE} || '/' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)`;
export const HISTORY_OF_REPLICA = `${DATABASE} || '/' ||
	(select upper(lpad(to_hex(timeline_id), 8, '0')) from pg_control_checkpoint())`;
