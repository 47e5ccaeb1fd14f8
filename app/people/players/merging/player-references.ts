import { type RawBuilder, sql } from "kysely";
import { openStates } from "../../registrations/transfers/steps.ts";

const openTransfers = sql.join(openStates);

/** A table whose rows name a player, and the columns that tell a row from others. */
export type Reference = {
	table: string;
	key: readonly string[];
	/** When a row `r` of the record that goes says what the row `o` of the kept one says already: `r` goes too. */
	isSame?: RawBuilder<unknown>;
	/** When `r` is further on than `o`, which then goes instead. */
	isFurther?: RawBuilder<unknown>;
	/**
	 * Columns that are a row's own, empty or not. Every other one `o` takes from `r` where it has none: see
	 * `filledColumns`.
	 */
	own?: readonly string[];
	/** The column of `external_ids` for rows of this table: ids of a row that goes become those of the one that stays. */
	idColumn?: string;
};

/**
 * All that names a player, stints apart, in the order in which it moves: a test compares it with the foreign keys of
 * the database. Names are those of the day: no text changes.
 */
export const references: readonly Reference[] = [
	{ table: "rubber_players", key: ["rubber_id", "side", "place"] },
	{ table: "lineup_places", key: ["lineup_id", "place"] },
	{ table: "national_team_players", key: ["id"], isSame: sql`o.national_team_id = r.national_team_id` },
	{ table: "external_ids", key: ["source", "external_id"] },
	{ table: "photo_archive_entries", key: ["id"] },
	{
		table: "licences",
		key: ["id"],
		isSame: sql`(o.season, o.category) = (r.season, r.category)
			and r.state in ('requested', 'approved') and o.state in ('requested', 'approved')`,
		isFurther: sql`(r.state, o.state) = ('approved', 'requested')`,
		own: [
			"number",
			"former_no",
			"valid_from",
			"valid_until",
			"club_id",
			"requested_by_id",
			"decided_by_id",
			"decided_at",
			"reason",
		],
		idColumn: "licence_id",
	},
	{
		table: "squad_players",
		key: ["id"],
		isSame: sql`o.squad_id = r.squad_id
			and daterange(o.from_on, o.until_on, '[]') && daterange(r.from_on, r.until_on, '[]')`,
		isFurther: sql`(r.state, o.state) = ('approved', 'proposed')`,
		own: ["from_on", "until_on", "proposed_by_id"],
		idColumn: "squad_player_id",
	},
	{
		table: "transfers",
		key: ["id"],
		isSame: sql`r.to_club_id = o.to_club_id and r.state in (${openTransfers}) and o.state in (${openTransfers})`,
		isFurther: sql`(r.state, o.state) = ('released', 'requested')`,
		own: [
			"from_club_id",
			"ends_on",
			"requested_by_id",
			"released_by_id",
			"released_at",
			"decided_by_id",
			"decided_at",
			"reason",
			"case_reference",
		],
	},
	{ table: "player_details", key: ["player_id"], isSame: sql`true` },
	{ table: "player_names", key: ["id"] },
];
