import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { complainant, draft, filed, person } from "../../../test/make-case.ts";
import type { Actor } from "../../access/actor.ts";
import { issueAccessLink } from "../../accounts/guests/access-links.server.ts";
import { audit, storeReason } from "../../audit/audit.server.ts";
import { inTransaction, runAsOperator } from "../../base/db/client.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { eventsThatDiffer, reasonsThatDiffer } from "../case/events/verify-events.server.ts";
import { saveView, storeSearch } from "../case-list/desk-views.server.ts";
import { changeOwnStatus } from "../transitions/change-status.server.ts";
import { requestErasure } from "./erasure.server.ts";

const protest = "The result was corrected after the protest.";

onOneEngine((engine) => {
	freshProduct(engine);
	beforeEach(async () => {
		for (const table of [
			"answer_templates",
			"audit_log",
			"audit_chains",
			"audit_heads",
			"audit_reasons",
			"case_records",
		])
			await runAsOperator(`delete from ${table}`);
	});

	/** The same words in what staff type outside of cases: a view, a search, a template, a draft, two reasons. */
	async function typed(words: string) {
		const [officer, head] = [await person("officer"), await person("head")];
		const search = await storeSearch(officer, words);
		await saveView(officer, words, { sort: "created", search });
		const values = [words];
		await runAsOperator(
			"insert into answer_templates (used_for, title, body, body_ar) values ('message', 't', $1, $1)",
			values,
		);
		await runAsOperator(
			`insert into record_drafts (account_id, record, fields)
				values ($1, 'answer-template:new', jsonb_build_object('body', $2::text))`,
			[officer.id, words],
		);
		expect(await issueAccessLink(head, officer.id, words)).toBe(true);
		await inTransaction(async () => audit(head, "match.result-corrected", "match:1", await storeReason(words)));
	}
	const column = async (query: string) => (await runAsOperator(query)).rows.map((row) => Object.values(row)[0]);
	const left = async () => ({
		views: await column("select name from desk_views where name is not null order by created_at"),
		words: await column("select words from desk_views where name is not null order by created_at"),
		searches: await column("select words from desk_views where name is null"),
		templates: await column("select body from answer_templates order by id"),
		drafts: await column("select fields->>'body' from record_drafts order by id"),
		links: await column("select reason from access_links order by created_at"),
		reasons: await column("select body from audit_reasons where complaint_id is null order by at"),
	});
	const everywhere = (words: string) => ({
		views: [words],
		words: [words],
		searches: [words],
		templates: [words],
		drafts: [words],
		links: [words],
		reasons: [words, words],
	});
	const done = async () =>
		(await runAsOperator("select details from audit_log where action = 'erasure.done' order by id desc")).rows[0]
			?.details;
	const named = async (who: Actor & { id: string }) => {
		await runAsOperator("update accounts set name = 'result was corrected after' where id = $1", [who.id]);
		return who;
	};
	const fullName = { full_name: "result was corrected after", full_name_ar: "result was corrected after" };

	test.each([
		["an account without a role", async () => named(await person())],
		["a complainant without a case", async () => named(await complainant(fullName))],
		[
			"a complainant with a draft",
			async () => {
				const who = await complainant(fullName);
				await draft(who);
				return who;
			},
		],
	])("%s whose name is words of a sentence takes no word out of it", async (_, make) => {
		await typed(protest);
		const who = await make();
		expect(await requestErasure(who)).toBe("done");
		expect(await left()).toEqual(everywhere(protest));
		expect(await done()).toMatchObject({ views: 0, drafts: 0, templates: 0, access_links: 0, reasons: 0 });
		expect([...(await reasonsThatDiffer()), ...(await eventsThatDiffer())]).toEqual([]);
	});

	async function withdrawn(given: Parameters<typeof complainant>[0] = {}) {
		const who = await complainant(given);
		const { id } = await filed(who);
		await changeOwnStatus(who, id, { to: "closed", text: "Over." });
		return who;
	}

	test("nor does who filed a case: two words of a name that are not given and family name", async () => {
		await typed(protest);
		const names = { full_name: "Corrected After Midnight", full_name_ar: "Result Was Never" };
		expect(await requestErasure(await withdrawn(names))).toBe("done");
		expect(await left()).toEqual({ ...everywhere(protest), searches: [] });
	});

	test("who filed a case goes out of each text, and out of reasons of the league by contacts alone", async () => {
		await typed("For Sara Salem, سارة سالم, 050 123 4567");
		await typed("Asked by the home club");
		expect(await requestErasure(await withdrawn())).toBe("done");
		const cut = "For [the complainant], [المشتكي], [المشتكي]";
		const club = "Asked by the home club";
		expect(await left()).toEqual({
			views: [cut, club],
			words: [cut, club],
			searches: [club],
			templates: [cut, club],
			drafts: [cut, club],
			links: [cut, club],
			reasons: [cut, "For Sara Salem, سارة سالم, […]", club, club],
		});
		expect(await done()).toMatchObject({ views: 2, drafts: 1, templates: 1, access_links: 1, reasons: 2 });
		expect([...(await reasonsThatDiffer()), ...(await eventsThatDiffer())]).toEqual([]);
	});

	test("an account without a case goes by its address as a whole, and no mark calls it a complainant", async () => {
		const who = await person("captain");
		await typed(`${who.email} and x${who.email} were asked`);
		expect(await requestErasure(who)).toBe("done");
		expect(await left()).toEqual({ ...everywhere(`[…] and x${who.email} were asked`), searches: [] });
	});

	test("a profile with the federation's own phone number takes it out of no text", async () => {
		await runAsOperator("update site_settings set fields = fields || $1", [
			JSON.stringify({ phone: "+966 11 555 0142" }),
		]);
		await expect.poll(async () => (await siteSettings()).phone).toBe("+966 11 555 0142");
		await typed("Call us: 011 555 0142");
		expect(await requestErasure(await withdrawn({ phone: "0115550142" }))).toBe("done");
		expect(await left()).toEqual(everywhere("Call us: 011 555 0142"));
	});
});
