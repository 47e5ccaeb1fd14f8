import { expect, test } from "vitest";
import { startSite } from "../../../../test/site.ts";

const site = startSite();

/** The value of the hidden field that a form for a text carries. */
async function shownIn(path: string, cookie: string, intent: string): Promise<string> {
	const html = await (await site.get(path, { cookie })).text();
	const form = html.slice(html.indexOf(`name="intent" value="${intent}"`));
	return /name="shown" value="(\d+)"/.exec(form)?.[1] ?? "";
}

test.each([
	{ who: "player", intent: "message", table: "complaint_messages", at: "/en/complaints/case/" },
	{ who: "officer", intent: "message", table: "complaint_messages", at: "/en/complaints/admin/case/" },
	{ who: "officer", intent: "note", table: "case_notes", at: "/en/complaints/admin/case/" },
])("a $intent of the $who is one, however often its form is sent; from a new page it is another", async (each) => {
	const { who, intent, table, at } = each;
	const { id, reference } = await site.row<{ id: string; reference: string }>(
		`select c.id, case_reference as reference from complaints c join accounts a on a.id = c.user_id
		where a.email = 'player@demo.example' and status = 'under_review' limit 1`,
	);
	const cookie = await site.sessionOf(`${who}@demo.example`);
	const body = `Sent by ${who}\r\nas a ${intent}.`;
	const count = async () => {
		const counted = `select count(*)::int as n from ${table} where complaint_id = $1 and body = $2`;
		return (await site.row<{ n: number }>(counted, [id, body.replace("\r", "")])).n;
	};
	const send = (shown: string) => site.post(at + reference, { intent, body, shown }, { cookie });
	const shown = await shownIn(at + reference, cookie, intent);
	expect(shown).toMatch(/^\d+$/);
	const sent = await Promise.all([send(shown), send(shown), send(shown)]);
	expect([...sent, await send(shown)].map(({ status }) => status)).toEqual([303, 303, 303, 303]);
	expect(await count()).toBe(1);
	await send(await shownIn(at + reference, cookie, intent));
	expect(await count()).toBe(2);
});
