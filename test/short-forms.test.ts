import { expect, test } from "vitest";
import { SHORT_FORM } from "../app/base/limits/short-form.ts";
import { routeTable } from "./route-table.ts";
import { startSite } from "./site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });

/** Routes that take a form from strangers or captains. */
const open = routeTable.filter(({ path, source }) => {
	const asked = [...source.matchAll(/requires\("([\w.-]+)"\)/g)].map(([, permission]) => permission);
	const isOpen = asked.length === 0 ? !source.includes("middleware = ") : asked.every((one) => one === "squad.act");
	return path !== undefined && isOpen && /export (const|async function|function) action\b/.test(source);
});
const addressOf = (path = "") => path.replace(/:\w+/g, "1").replace("*", "x");

test("every form of strangers and captains is a short one", () => {
	expect(open.length).toBeGreaterThan(30);
	const long = open.filter(({ source }) => !source.includes("maxBody: SHORT_FORM"));
	expect(long.map(({ file }) => file)).toEqual([]);
});

test("a form that is too long is refused before it is read, and what fits leaves little behind", async () => {
	const captain = await site.sessionOf("captain@demo.example");
	const fields = [
		"email",
		"name",
		"name_ar",
		"full_name",
		"phone",
		"address",
		"message",
		"subject",
		"body",
		"text",
		"q",
	];
	const post = (path: string, bytes: number, network: number, headers: Record<string, string> = {}) =>
		fetch(site.origin + path, {
			method: "POST",
			body: new URLSearchParams(fields.map((name) => [name, "x".repeat(bytes / fields.length)])),
			headers: { "x-forwarded-for": `203.0.113.${network}`, ...headers },
			redirect: "manual",
		});
	const size = async () => {
		const summed = `select sum(pg_total_relation_size(oid))::int as bytes from pg_class
			where relkind = 'r' and relnamespace = 'public'::regnamespace`;
		return (await site.row<{ bytes: number }>(summed)).bytes;
	};
	await site.sql("analyze");
	for (const [at, { path }] of open.entries()) {
		const address = addressOf(path);
		const sent = [address, `${address}.data`].map((each) => post(each, SHORT_FORM + 1000, at + 1));
		expect([address, (await Promise.all(sent)).map(({ status }) => status)]).toEqual([address, [413, 413]]);
		const before = await size();
		await post(address, SHORT_FORM - 1000, at + 1);
		await post(address, SHORT_FORM - 1000, at + 1, { cookie: captain });
		expect([address, (await size()) - before < SHORT_FORM]).toEqual([address, true]);
	}
});

test("drafts of captains are of their own ties and squads, short, and sixty a minute", async () => {
	const cookie = await site.sessionOf("captain@demo.example");
	const [own, other] = (
		await site.sql<{ id: number }>(
			`select m.id from matches m left join captains c on c.squad_id = m.home_squad_id
				and c.account_id = (select id from accounts where email = 'captain@demo.example')
			where m.home_squad_id is not null order by c.account_id is null, m.id desc`,
		)
	).rows.filter(({ id }, at, all) => at === 0 || id === all.at(-1)?.id);
	const save = async (of: string, text = "1") =>
		(await site.post(`/en/admin/drafts?of=${of}`, { home_score: text, serial: "0123456789abcdef" }, { cookie })).status;
	expect(await save(`report:${own?.id}-home`)).toBe(200);
	for (const of of [`report:${other?.id}-home`, "report:x1", "line-up:999999-away", "transfer-request:999999-new"])
		expect([of, await save(of)]).toEqual([of, 404]);
	expect(await save(`report:${own?.id}-home`, "x".repeat(70_000))).toBe(400);
	// The last of a minute, which does not end in between.
	await site.sql("update rate_limits set count = 59, started_at = now() + interval '1 hour' where what = 'draft'");
	expect([await save(`report:${own?.id}-home`), await save(`report:${own?.id}-home`)]).toEqual([200, 429]);
});
