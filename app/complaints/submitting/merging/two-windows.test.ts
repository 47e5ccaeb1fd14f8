import { expect, test } from "vitest";
import { startSite } from "../../../../test/site.ts";

const site = startSite();
const field = (html: string, name: string) => {
	const control = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
	return (/value="([^"]*)"/.exec(control)?.[1] ?? "").replaceAll("&quot;", '"');
};

test.each([
	{
		prefix: "",
		both: "حُفظ النصان كلاهما",
		buttons: ["أبقِ نص النموذج", "استعمل النص الآخر", "اجمع النصين"],
	},
	{
		prefix: "/en",
		both: "Both texts are kept",
		buttons: ["Keep the text in the form", "Use the other text", "Join both texts"],
	},
])("without a script, two windows of one draft keep both texts until one is chosen ($prefix)", async (said) => {
	const cookie = await site.sessionOf("player@demo.example");
	const get = async (path: string) => (await site.get(path, { cookie })).text();
	const begun = await site.get(`${said.prefix}/complaints/submit?draft=new`, { cookie });
	const draft = new URL(begun.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
	const at = (step: number) => `${said.prefix}/complaints/submit?draft=${draft}&step=${step}`;
	await site.post(at(1), { draft, dispute_type: "financial" }, { cookie });
	/** Values that a window has in its form, and sends. */
	const open = async () => {
		const html = await get(at(2));
		const carried = { draft, page: field(html, "page"), seen: field(html, "seen") };
		expect([carried.page, carried.seen].every(Boolean)).toBe(true);
		return (typed: Record<string, string>, intent = "next") =>
			site.post(at(2), { ...carried, detailed_description: "", incident_location: "", ...typed, intent }, { cookie });
	};
	const [one, other] = [await open(), await open()];
	expect((await one({ detailed_description: "Text of the first window" })).status).toBe(303);
	// Another field alone: nothing is asked.
	expect((await other({ incident_location: "Hall 2" })).status).toBe(303);
	expect(await get(at(2))).toMatch(/Text of the first window[\s\S]*value="Hall 2"/);
	const stale = await other({ incident_location: "Hall 2", detailed_description: "Text of the other window" });
	const page = await stale.text();
	expect(stale.status).toBe(409);
	for (const text of [said.both, ...said.buttons, "Text of the first window"]) expect(page).toContain(text);
	expect(page).toMatch(/<textarea[^>]*name="detailed_description"[^>]*>Text of the other window/);
	const id = /value="join:([^"]+)"/.exec(page)?.[1];
	const carried = { draft, page: field(page, "page"), seen: field(page, "seen"), incident_location: "Hall 2" };
	const typed = { ...carried, detailed_description: "Text of the other window, longer" };
	expect((await site.post(at(2), { ...typed, intent: "next" }, { cookie })).status).toBe(409);
	expect((await site.post(at(2), { ...typed, intent: `join:${id}` }, { cookie })).status).toBe(303);
	const joined = await get(at(2));
	expect(joined).toMatch(/>Text of the other window, longer\s+Text of the first window</);
	expect(joined).not.toContain(said.both);
});
