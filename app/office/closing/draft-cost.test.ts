import pg from "pg";
import { expect, test, vi } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { planDraft } from "../../league/closing/into-draft.server.ts";
import { type EditionToClose, editionToClose } from "../../league/closing/open-work.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	const id = async (text: string, values: unknown[] = []) => Number((await runAsOperator(text, values)).rows[0]?.id);
	async function edition(of: number, season: string, state: string) {
		const made = await id("insert into editions (competition_id, season, state) values ($1, $2, $3) returning id", [
			of,
			season,
			state,
		]);
		const stage = await id("insert into stages (edition_id) values ($1) returning id", [made]);
		const groups: number[] = [];
		for (const [nth, name] of ["Upper", "Lower"].entries())
			groups.push(
				await id(
					`insert into groups (stage_id, name, name_ar, rule_set, tier) values ($1, $2, $2, 'difference', $3)
						returning id`,
					[stage, name, nth + 1],
				),
			);
		return { id: made, groups };
	}

	/** A competition of two groups with two clubs each, and its draft in the next season. */
	async function competition(slug: string) {
		const of = await id("insert into competitions (slug, name, name_ar) values ($1, $1, $1) returning id", [slug]);
		await edition(of, "2026/2027", "draft");
		const running = await edition(of, "2025/2026", "running");
		for (const group_id of running.groups)
			await make.tie({ home_team_id: await make.club(), away_team_id: await make.club(), group_id });
		return (await editionToClose(running.id)) ?? expect.unreachable();
	}

	const textOf = (query: unknown) => (typeof query === "string" ? query : String(Reflect.get(Object(query), "text")));
	/** The groups of a plan, and how many statements read rows for it. The tables of its groups are kept by then. */
	async function costOf(closed: EditionToClose) {
		await planDraft(closed, {});
		const asked = vi.spyOn(pg.Client.prototype, "query");
		const { groups } = await planDraft(closed, {});
		const reads = asked.mock.calls.filter((given: unknown[]) => /from "/.test(textOf(given[0]))).length;
		asked.mockRestore();
		return { reads, groups: groups.map(({ name, squads }) => `${name} ${squads.length}`) };
	}

	test("closing a competition reads nothing of another one of its season", async () => {
		await runAsOperator("insert into seasons (name) values ('2026/2027') on conflict do nothing");
		const shield = await competition("shield");
		const alone = await costOf(shield);
		expect(alone.groups).toEqual(["Upper 2", "Lower 2"]);
		expect(alone.reads).toBeGreaterThan(5);
		await competition("cup");
		expect(await costOf(shield)).toEqual(alone);
	});
});
