import { expect, test } from "vitest";
import { routeTable } from "../../test/route-table.ts";
import { startSite } from "../../test/site.ts";

const site = startSite();
/** Pages of one address inside the frame of the administration. */
const pages = routeTable.flatMap(({ path, file, layouts }) =>
	path && !path.includes(":") && file.endsWith(".tsx") && layouts.includes("office/pages/shell.tsx") ? [path] : [],
);

test("each page of the administration has a title of its own, in both languages", async () => {
	expect(pages.length).toBeGreaterThan(25);
	const cookie = await site.sessionOf("owner@demo.example");
	for (const language of ["", "/en"]) {
		const titles = new Map<string, string>();
		for (const page of pages) {
			const answer = await site.get(language + page, { cookie });
			if (answer.status !== 200) continue; // leads elsewhere, or needs to know of which record
			const title = /<title>([^<]*)/.exec(await answer.text())?.[1] ?? "";
			expect(titles.get(title), `${page}: ${title}`).toBeUndefined();
			titles.set(title, page);
		}
		expect(titles.size).toBeGreaterThan(25);
	}
});
