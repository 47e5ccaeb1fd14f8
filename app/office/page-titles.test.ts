import { expect, test } from "vitest";
import { routeTable } from "../../test/route-table.ts";
import { startSite } from "../../test/site.ts";

const site = startSite();
/** Pages of one address inside the frame of the administration. */
const inFrame = routeTable.flatMap(({ path, file, layouts }) =>
	path && file.endsWith(".tsx") && layouts.includes("office/pages/shell.tsx") ? [path] : [],
);
const pages = inFrame.filter((path) => !path.includes(":"));
/** Forms of a new record, under the first record of each kind. */
const forms = inFrame
	.filter((path) => /:\w+$/.test(path))
	.map((path) => path.replace(/:\w+$/, "new").replace(/:\w+/g, "1"));

test("each page of the administration and each form of a new record has its own title, in both languages", async () => {
	expect(pages.length).toBeGreaterThan(25);
	const cookie = await site.sessionOf("owner@demo.example");
	for (const language of ["", "/en"]) {
		const titles = new Map<string, string>();
		for (const page of [...pages, ...forms]) {
			const answer = await site.get(language + page, { cookie });
			if (answer.status !== 200) continue; // leads elsewhere, or needs to know of which record
			const title = /<title>([^<]*)/.exec(await answer.text())?.[1] ?? "";
			expect(titles.get(title), `${page}: ${title}`).toBeUndefined();
			titles.set(title, page);
		}
		expect(titles.size).toBeGreaterThan(35);
	}
});
