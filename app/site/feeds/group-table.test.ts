import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const group = () =>
	site.row<{ id: number }>("select group_id as id from entries group by 1 order by count(*) desc, 1 limit 1");

test("the table of a group is a file that Excel reads, with the places, names and points of its page", async () => {
	const { id } = await group();
	for (const [lang, head] of [
		["", "الترتيب,النادي,لعب,فاز,تعادل,خسر,له,عليه,الفارق,نقاط البداية,نقاط بقرار,النقاط"],
		["/en", "Rank,Team,Played,Won,Drawn,Lost,For,Against,Difference,Start points,Points by a decision,Points"],
	] as const) {
		const page = await (await site.get(`${lang}/leagues`)).text();
		expect(page).toContain(`href="${lang}/groups/${id}.csv"`);
		const response = await site.get(`${lang}/groups/${id}.csv`);
		expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename=[\w-]+\.csv$/);
		const bytes = Buffer.from(await response.arrayBuffer());
		expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const [first, ...rows] = bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
		expect(first).toBe(head);
		const shown = [...page.matchAll(/<tr[^>]*data-squad="\d+"[\s\S]*?<\/tr>/g)].map(([row]) => ({
			rank: /data-rank="(\d+)"/.exec(row)?.[1],
			played: /data-col="played"[^>]*>(\d+)/.exec(row)?.[1],
			points: /data-col="points"[^>]*>(\d+)/.exec(row)?.[1],
		}));
		const cells = rows.map((row) => row.split(","));
		expect(cells.map((row) => ({ rank: row[0], played: row[2], points: row.at(-1) }))).toEqual(shown);
		expect(cells.filter((row) => row[1] && page.includes(row[1])).length).toBe(rows.length);
		expect(shown.length).toBeGreaterThan(5);
		expect(rows.filter((row) => /,-\d+,\d+,\d+,\d+$/.test(row)).length, "differences below nought").toBeGreaterThan(0);
	}
});

test("a group of a draft has no file, and neither has one that is not there", async () => {
	const { id } = await group();
	expect((await site.get("/groups/99999.csv")).status).toBe(404);
	await site.sql(`update editions set state = 'draft' where id = (select s.edition_id from groups g
		join stages s on s.id = g.stage_id where g.id = ${id})`);
	await expect.poll(async () => (await site.get(`/groups/${id}.csv`)).status).toBe(404);
});
