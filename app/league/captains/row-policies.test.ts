import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { type Actor, operator, type Role, visitor } from "../../access/actor.ts";
import { asLeagueStaff, asLeagueSystem, asSide } from "../../access/league-scope.server.ts";
import { type Side, sides } from "../../access/side.ts";
import { provideAccount } from "../../accounts/joining/register.server.ts";
import { rolesOf } from "../../accounts/sessions/session.server.ts";
import { db, inTransaction, runSql } from "../../base/db/client.server.ts";
import { keysOf } from "../../base/literals.ts";
import { sidesOf } from "./sides/sides.server.ts";

const one = async (text: string, values: unknown[] = []) => (await runSql(text, values)).rows[0];

/** A tie, a captain of each side and one of a third squad, and passes for the away side. */
async function scene() {
	const clubs = [
		await make.club({ name: "A" }),
		await make.club({ name: "B" }),
		await make.club({ name: "C" }),
	] as const;
	const tie = await make.tie({ home_team_id: clubs[0], away_team_id: clubs[1] });
	await make.tie({ home_team_id: clubs[2], away_team_id: clubs[0] });
	const person = async (name: string, ...roles: Role[]): Promise<Actor & { kind: "account" }> => {
		const id = await provideAccount(`${name}@example.org`, roles);
		return { kind: "account", id, email: `${name}@example.org`, roles };
	};
	const captainOf = async (club: number, name: string) => {
		const captain = await person(name);
		await runSql("insert into captains (account_id, squad_id) select $1, id from squads where club_id = $2", [
			captain.id,
			club,
		]);
		return captain;
	};
	const pass = async (expires: string, revoked: string | null): Promise<Actor> => {
		const { id } = await one(
			`insert into tie_passes (match_id, side, token_hash, pin_hash, expires_at, revoked_at)
				values ($1, 'away', gen_random_uuid()::text, '', $2, $3) returning id`,
			[tie, expires, revoked],
		);
		return { kind: "pass", id, matchId: tie, side: "away" };
	};
	return {
		tie,
		people: {
			home: await captainOf(clubs[0], "home"),
			away: await captainOf(clubs[1], "away"),
			third: await captainOf(clubs[2], "third"),
			noRole: await person("none"),
			pass: await pass("2999-01-01", null),
			expired: await pass("2000-01-01", null),
			revoked: await pass("2999-01-01", "2026-01-01"),
			visitor,
			operator,
		} satisfies Record<string, Actor>,
	};
}

/** The sides whose line-ups exist for the one who asks. */
const seen = async (tie: number) =>
	(
		await db()
			.selectFrom("lineups")
			.innerJoin("lineup_places", "lineup_id", "id")
			.select("side")
			.where("match_id", "=", tie)
			.orderBy("side")
			.execute()
	).map(({ side }) => side);
const handIn = (tie: number, side: Side, name: string) =>
	inTransaction(async () => {
		const { id } = await db()
			.insertInto("lineups")
			.values({ match_id: tie, side, sealed_at: sql`now()` })
			.onConflict((conflict) => conflict.columns(["match_id", "side"]).doUpdateSet({ sealed_at: sql`now()` }))
			.returning("id")
			.executeTakeFirstOrThrow();
		await db()
			.insertInto("lineup_places")
			.values({ lineup_id: id, place: name, player_id: null, name, name_ar: name })
			.execute();
	});

onEveryEngine((engine) => {
	freshProduct(engine);

	test("captain × squad × tie: a line-up that is not opened exists for its own side and for staff alone", async () => {
		const { tie, people } = await scene();
		const ownSides: Record<keyof typeof people, Side[]> = {
			home: ["home"],
			away: ["away"],
			third: [],
			noRole: [],
			pass: ["away"],
			expired: [],
			revoked: [],
			visitor: [],
			operator: [],
		};
		const may = async (name: keyof typeof people, side: Side) =>
			asSide(people[name], () => handIn(tie, side, name)).then(
				() => true,
				() => false,
			);
		for (const name of keysOf(people)) {
			expect(await sidesOf(people[name], tie), name).toEqual(ownSides[name]);
			for (const side of sides) {
				// One at a time: what both hand in is opened.
				await asLeagueStaff(() => db().deleteFrom("lineups").where("match_id", "=", tie).execute());
				expect(await may(name, side), `${name} hands in ${side}`).toBe(ownSides[name].includes(side));
			}
		}
		await asLeagueStaff(() => db().deleteFrom("lineups").execute());
		await asSide(people.home, () => handIn(tie, "home", "A"));
		for (const [name, actor] of Object.entries(people))
			expect(await asSide(actor, () => seen(tie)), name).toEqual(name === "home" ? ["home"] : []);
		expect(await seen(tie)).toEqual([]);
		for (const scope of [asLeagueStaff, asLeagueSystem]) expect(await scope(() => seen(tie))).toEqual(["home"]);
		const taken = await asSide(people.away, () =>
			db().updateTable("lineup_places").set({ name: "X" }).executeTakeFirst(),
		);
		expect(taken.numUpdatedRows).toBe(0n);
		const removed = await asSide(people.away, () => db().deleteFrom("lineups").executeTakeFirst());
		expect(removed.numDeletedRows).toBe(0n);
	});

	test("the second line-up opens both, for everyone", async () => {
		const { tie, people } = await scene();
		await asSide(people.home, () => handIn(tie, "home", "A"));
		await asSide(people.pass, () => handIn(tie, "away", "X"));
		expect(await seen(tie)).toEqual(["away", "home"]);
		for (const actor of Object.values(people)) expect(await asSide(actor, () => seen(tie))).toEqual(["away", "home"]);
		const change = (actor: Actor) =>
			asSide(actor, () => db().updateTable("lineup_places").set({ name: "Y" }).executeTakeFirst());
		expect((await change(people.third)).numUpdatedRows).toBe(0n);
		expect((await change(people.visitor)).numUpdatedRows).toBe(0n);
		expect((await change(people.home)).numUpdatedRows).toBe(2n);
	});

	test("an account is a captain while it acts for a squad", async () => {
		const { people } = await scene();
		expect(await rolesOf(people.home.id)).toEqual(["captain"]);
		await runSql("delete from captains where account_id = $1", [people.home.id]);
		expect(await rolesOf(people.home.id)).toEqual([]);
	});
});
