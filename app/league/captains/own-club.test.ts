import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { captainOf, type Person, passFor, tieOfCaptains } from "../../../test/make-captains.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { noteSealedSeen } from "../sheets/sealed-line-ups.server.ts";
import { nameCaptain, resendToCaptain, takeSquad, withdrawFromCaptain } from "./managing/captains.server.ts";
import { issuePass, passesOf, renewPin, revokePass } from "./passes/issue-pass.server.ts";

type Scene = Awaited<ReturnType<typeof tieOfAManager>>;

/** A tie, and a league manager who is captain of its home side as well. */
async function tieOfAManager() {
	const scene = await tieOfCaptains("games");
	const own: Person = { ...scene.manager, roles: ["league-manager", "captain"] };
	await runSql("insert into captains (account_id, squad_id) select $1, id from squads where club_id = $2", [
		own.id,
		scene.clubs.home,
	]);
	const { rows } = await runAsOperator("select home_squad_id, away_squad_id from matches where id = $1", [scene.tie]);
	const neutral: Person = { ...scene.manager, id: scene.away.id, roles: ["editor"] };
	return { ...scene, own, neutral, squads: { home: rows[0].home_squad_id, away: rows[0].away_squad_id } };
}

const until = riyadhDay(new Date());
/** Each act of staff that lets someone act for a side, or shows how a side plays. */
const acts: Record<string, (scene: Scene) => Promise<(actor: Person) => Promise<unknown>>> = {
	"makes a link and a PIN for the other side": async ({ tie }) => {
		return (actor) => issuePass(actor, tie, { side: "away", until }, "en");
	},
	"makes one for the own side": async ({ tie }) => {
		return (actor) => issuePass(actor, tie, { side: "home", until }, "en");
	},
	"gives a link of the other side another PIN": async ({ tie }) => {
		const pass = await passFor(tie, "away");
		return (actor) => renewPin(actor, tie, "id" in pass ? pass.id : "");
	},
	"revokes it": async ({ tie }) => {
		const pass = await passFor(tie, "away");
		return (actor) => revokePass(actor, tie, "id" in pass ? pass.id : "");
	},
	"lists the links of the tie":
		async ({ tie }) =>
		(actor) =>
			passesOf(actor, tie),
	"reads the line-up of the other side":
		async ({ tie }) =>
		(actor) =>
			noteSealedSeen(actor, tie),
	"takes the other side's captain away": async ({ squads, away }) => {
		return (actor) => takeSquad(actor, squads.away, away.id);
	},
	"takes a captain of the own side away": async ({ squads, home }) => {
		return (actor) => takeSquad(actor, squads.home, home.id);
	},
	"becomes captain of a rival": async ({ squads }) => {
		return (actor) => nameCaptain(actor, squads.away, { email: actor.email, language: "en" });
	},
	"names a friend as captain of a rival": async ({ squads }) => {
		return (actor) => nameCaptain(actor, squads.away, { email: "friend@example.org", language: "en" });
	},
	"sends the invitation of a rival's captain again": async ({ squads }) => {
		const id = await invited(squads.away);
		return (actor) => resendToCaptain(actor, squads.away, id);
	},
	"withdraws the invitation of a rival's captain": async ({ squads }) => {
		const id = await invited(squads.away);
		return (actor) => withdrawFromCaptain(actor, squads.away, id);
	},
};

async function invited(squad: number): Promise<string> {
	const { rows } = await runSql(
		`with new_account as (insert into pending_accounts (email, name, language, role, expires_at)
			values ('invited@example.org', 'Invited', 'en', 'captain', now() + interval '1 day') returning id)
		insert into captain_invitations (pending_id, squad_id) select id, $1 from new_account returning pending_id as id`,
		[squad],
	);
	return rows[0].id;
}

const refusal = { init: { status: 403 }, data: "ownClub" };

onOneEngine((engine) => {
	freshProduct(engine);
	let scene: Scene;
	beforeEach(async () => {
		scene = await tieOfAManager();
	});

	test.each(Object.entries(acts))("a league manager who is captain of a side never %s", async (_, act) => {
		const run = await act(scene);
		await expect(run(scene.own)).rejects.toMatchObject(refusal);
		const done = await run({ ...scene.neutral, id: (await captainOf(await make.club(), "third")).id });
		expect(JSON.stringify(done) ?? "seen").not.toMatch(/^false$|"ok":false/);
	});

	test("a tie of another squad of the own club is an own tie, one of two other clubs is not", async () => {
		const { own, clubs } = scene;
		const others = [await make.club({ name: "Third" }), await make.club({ name: "Fourth" })] as const;
		const second = await make.tie({ home_team_id: others[0], away_team_id: clubs.home, away_squad: "B" });
		const elsewhere = await make.tie({ home_team_id: others[0], away_team_id: others[1] });
		await expect(passesOf(own, second)).rejects.toMatchObject(refusal);
		expect(await passesOf(own, elsewhere)).toEqual([]);
	});

	test("a captain among the staff may give the own squad up, and then acts for the federation alone", async () => {
		const { own, squads, tie } = scene;
		expect(await takeSquad(own, squads.home, own.id)).toBe(true);
		expect(await passesOf(own, tie)).toEqual([]);
	});
});
