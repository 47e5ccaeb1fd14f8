import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { plural } from "../../base/locale/text.ts";
import { mayBeSame, playerKeys } from "../../imports/people/player-keys.ts";

/** Records that are named in the line. */
const MOST = 5;

type Names = { name: string; name_ar: string };
type Renamed = { player: number; batch: number; from: Names; to: Names };

/**
 * Players whose name an import changed to one that it would ask about today: the file may have meant another person,
 * whose rows went to this record. Not those that an editor chose or whose row had their id, as long as the rows of the
 * import are there, nor those whose former name is known as theirs or is theirs again.
 */
export async function renamedPlayers(): Promise<Renamed[]> {
	const { rows } = await sql<Names & { player: number; batch: number; was: Partial<Names>; others: Names[] }>`
		select p.id as player, b.id as batch, p.name, p.name_ar, r.before as was,
			coalesce((select jsonb_agg(jsonb_build_object('name', n.name, 'name_ar', n.name_ar)) from player_names n
				where n.player_id = p.id), '[]') as others
		from import_batch_rows r join import_batches b on b.id = r.import_batch_id join players p on p.id = r.record
		where b.kind = 'players' and b.undone_at is null and not r.undone and r.before ?| array['name', 'name_ar']
			and not exists (select from import_runs run join import_run_rows f on f.import_run_id = run.id
				where run.import_batch_id = b.id and f.record = p.id
					and (f.choice is not null or coalesce(f.fields->>'id', '') <> ''))
		order by p.id, r.id`.execute(db());
	return rows.flatMap(({ player, batch, was, others, ...to }) => {
		const from = { ...to, ...was };
		const isKnown = others.some((other) => playerKeys(other).some((key) => playerKeys(from).includes(key)));
		return mayBeSame(from, to) || isKnown ? [] : [{ player, batch, from, to }];
	});
}

/** One line of them, with where staff look at them. */
export function renamedPlayersLine(found: readonly Renamed[]): string {
	if (found.length === 0) return "no import gave a player another person's name";
	const shown = ({ name, name_ar }: Names) => [name, name_ar].filter(Boolean).join(" / ");
	const named = found.slice(0, MOST).map(({ player, batch, from, to }) => {
		return `${player} (${shown(from)} is ${shown(to)} since import ${batch})`;
	});
	const more = found.length > MOST ? ", …" : "";
	const todo =
		"take the import back at /admin/import/players, or give the record its name again and add the other person";
	const players = plural("en", found.length, { one: "# player has", other: "# players have" });
	const why = `${players} a name that an import gave without a question`;
	return `${why}: ${named.join(", ")}${more}; ${todo}`;
}
