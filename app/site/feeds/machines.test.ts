import { XMLParser, XMLValidator } from "fast-xml-parser";
import ical from "node-ical";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
const parseXml = (xml: string) => {
	expect(XMLValidator.validate(xml)).toBe(true);
	return new XMLParser({
		ignoreAttributes: false,
		htmlEntities: true,
		isArray: (name) => ["url", "item", "xhtml:link"].includes(name),
	}).parse(xml);
};
type Url = { loc: string; "xhtml:link": { "@_hreflang": string; "@_href": string }[] };

test("every address of the site map answers, and translations name each other", async () => {
	const { urlset } = parseXml(await text("/sitemap.xml"));
	const urls: Url[] = urlset.url;
	const byLoc = new Map(urls.map((url) => [url.loc, url["xhtml:link"]]));
	expect(urls.length).toBeGreaterThan(100);
	const visited = new Map<string, number>();
	for (const [loc, links] of byLoc) {
		// Ties and players have a page each, all alike: a few are enough.
		const [kind] = /\/(match|player)\//.exec(loc) ?? [];
		if (kind) visited.set(kind, (visited.get(kind) ?? 0) + 1);
		if (kind && (visited.get(kind) ?? 0) > 4) continue;
		expect((await site.get(loc.replace(site.origin, ""))).status).toBe(200);
		const languages = links.filter((link) => link["@_hreflang"] !== "x-default");
		expect(links.length).toBe(languages.length + 1);
		expect(languages.map((link) => link["@_href"])).toContain(loc);
		for (const link of languages) expect(byLoc.get(link["@_href"])).toEqual(links);
	}
});

test("an article in one language is in that language's site map, feed and pages only", async () => {
	const { rows } = await site.sql(
		"select id from news_articles where live_at_ar is not null and live_at_en is null limit 1",
	);
	const id = rows[0]?.id;
	const map = await text("/sitemap.xml");
	expect(map).toContain(`/news/${id}<`);
	expect(map).not.toContain(`/en/news/${id}<`);
	expect((await site.get(`/news/${id}`)).status).toBe(200);
	expect((await site.get(`/en/news/${id}`)).status).toBe(404);
	const page = await text(`/news/${id}`);
	expect(page).not.toContain('hrefLang="en" href="http');
	expect(page).toContain('href="/en/news"'); // the toggle leads to the list instead
});

test("drafts and scheduled articles are nowhere to be seen", async () => {
	await site.sql(
		`update news_articles set publish_date = now() + interval '1 hour', published = true, title_ar = 'غدًا',
			title = 'Tomorrow' where not published`,
	);
	// A change that is seen says that those before it are known.
	await site.sql("update news_articles set title_ar = title_ar || ' (seen)' where live_at_ar < now()");
	await expect.poll(() => text("/news")).toContain(" (seen)");
	for (const path of [
		"/news",
		"/en/news",
		"/news.rss",
		"/en/news.rss",
		"/api/v1/news",
		"/search?q=غدا",
		"/en/search?q=tomorrow",
		"/",
	])
		expect(await text(path)).not.toMatch(/غدًا|>Tomorrow</);
});

test.each([
	["/news.rss", "ar"],
	["/en/news.rss", "en"],
])("%s is a valid feed of its language, newest first", async (path, language) => {
	const response = await site.get(path);
	expect(response.headers.get("content-type")).toContain("application/rss+xml");
	const { channel } = parseXml(await response.text()).rss;
	expect(channel.language).toBe(language);
	const dates = channel.item.map((item: { pubDate: string }) => Date.parse(item.pubDate));
	expect(dates).toEqual(dates.toSorted((a: number, b: number) => b - a));
	const pages = `${site.origin}${language === "en" ? "/en" : ""}/news/`;
	for (const { link } of channel.item) expect(link.startsWith(pages), link).toBe(true);
	for (const { link } of channel.item.slice(0, 3))
		expect((await site.get(link.replace(site.origin, ""))).status).toBe(200);
});

test("what an editor types stays text in a feed", async () => {
	await site.sql(
		`update news_articles set title = $1
			where id = (select id from news_articles where live_at_en <= now() order by live_at_en desc limit 1)`,
		['a <b> & \u0007 ]]> "c"'],
	);
	await expect.poll(async () => parseXml(await text("/en/news.rss")).rss.channel.item[0].title).toContain("<b>");
	await expect.poll(() => text("/en/news")).toContain("a &lt;b&gt; &amp;");
});

test("a calendar keeps its UIDs, raises SEQUENCE on change and says CANCELLED", async () => {
	const events = async (path: string) =>
		Object.values(ical.sync.parseICS(await text(path))).filter((event) => event?.type === "VEVENT");
	const before = await events("/matches.ics");
	expect(before.length).toBe(182);
	expect(before.filter((event) => event.status === "CANCELLED").length).toBe(1);
	const first = before[0]!;
	const id = Number(/^tie-(\d+)@/.exec(first.uid)?.[1]);
	await site.sql("update matches set status = 'cancelled' where id = $1", [id]);
	const after = async () => (await events("/matches.ics")).find((event) => event.uid === first.uid);
	await expect.poll(async () => (await after())?.status).toBe("CANCELLED");
	expect(Number((await after())?.sequence)).toBe(Number(first.sequence) + 1);
});

test("calendar lines are at most 75 octets and are cut between characters, times are UTC", async () => {
	const body = await (await site.get("/matches.ics")).text();
	for (const line of body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	expect(body).not.toContain("\uFFFD");
	expect(body).toMatch(/DTSTART:\d{8}T\d{6}Z/);
	const club = await text("/teams/1.ics");
	expect(club.match(/BEGIN:VEVENT/g)?.length).toBe(26);
	expect(club.replaceAll("\r\n ", "")).toContain("LOCATION:صالة نادي النخبة");
	expect(await text("/en/teams/1.ics")).toContain("LOCATION:Al-Nokhba Hall");
});

test.each(["/share/home.png", "/en/share/leagues.png", "/share/team/1.png", "/share/national/mens.png"])(
	"%s is a share picture of 1200 × 630",
	async (path) => {
		const response = await site.get(path);
		expect(response.headers.get("content-type")).toBe("image/png");
		const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
		expect([width, height]).toEqual([1200, 630]);
	},
);

test.each([
	["one word of 300 letters", "#CupOfTheFederation2025_Final_".repeat(10)],
	["words between which no line may end", "Cup\u00a0of\u00a0the\u00a0federation\u00a0".repeat(12)],
	["wide letters", "WWWWW ".repeat(10)],
	["Arabic letters without a blank", "م".repeat(300)],
])("a title of %s is a share picture, above the name of the federation", async (_, title) => {
	const { rows } = await site.sql("select id, title from news_articles where live_at_en < now() order by id limit 1");
	const { id, title: before } = rows[0] ?? {};
	const name = async () => {
		const response = await site.get(`/en/share/news/${id}.png`);
		expect(response.status).toBe(200);
		const picture = sharp(Buffer.from(await response.arrayBuffer()));
		return picture.extract({ left: 0, top: 512, width: 1200, height: 118 }).raw().toBuffer();
	};
	const alone = await name();
	await site.sql("update news_articles set title = $1 where id = $2", [title, id]);
	try {
		expect((await name()).equals(alone)).toBe(true);
	} finally {
		await site.sql("update news_articles set title = $1 where id = $2", [before, id]);
	}
});

test("the opening of an article is cut as text, with an ellipsis, in lists, descriptions and the feed", async () => {
	const { rows } = await site.sql(
		"select id, content, excerpt from news_articles where live_at_en < now() order by live_at_en desc limit 1",
	);
	const { id, content, excerpt } = rows[0] ?? {};
	const link = `<a href="https://forms.example.org/registration?${"x".repeat(400)}">whole registration guide</a>`;
	const groups = "Groups &lt;A&gt; and &lt;B&gt;, tables &amp; draws";
	const body = `<p>${groups}: read the ${link} before Thursday. ${"Word ".repeat(400)}</p>`;
	await site.sql("update news_articles set content = $1, excerpt = null where id = $2", [body, id]);
	try {
		const opening = "Groups <A> and <B>, tables & draws: read the whole registration guide before Thursday.";
		const page = await text(`/en/news/${id}`);
		const description = /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? "";
		expect(description).toMatch(/^Groups &lt;A&gt; and .* before Thursday.* Word…$/);
		expect(description.length).toBeLessThan(220);
		const { rss } = parseXml(await text("/en/news.rss"));
		// Two layers: a reader takes the text of the element for HTML.
		const [item] = rss.channel.item;
		const html = item.description.replace(/&#(\d+);/g, (_: string, code: string) => String.fromCharCode(Number(code)));
		expect(html.startsWith(opening.slice(0, 60))).toBe(true);
		expect(html.endsWith("Word…")).toBe(true);
	} finally {
		await site.sql("update news_articles set content = $1, excerpt = $2 where id = $3", [content, excerpt, id]);
	}
});

test("Arabic letters are joined in a share picture: joined words are narrower than their letters apart", async () => {
	// The same pen and the same letters; a zero-width non-joiner between them keeps them apart.
	const inkOf = async (club: number, name: string) => {
		await site.sql("update teams set name_ar = $1, logo_url = null where id = $2", [name, club]);
		await expect.poll(() => text(`/team/${club}`)).toContain(name);
		const page = Buffer.from(await (await site.get(`/share/team/${club}.png`)).arrayBuffer());
		const ink = await sharp(page)
			.extract({ left: 0, top: 150, width: 1200, height: 330 })
			.greyscale()
			.threshold(230)
			.toBuffer();
		const { info } = await sharp(ink).trim().toBuffer({ resolveWithObject: true });
		return info.width;
	};
	expect(await inkOf(2, "المستقبل")).toBeLessThan((await inkOf(3, [..."المستقبل"].join("\u200c"))) * 0.9);
});

test("a calendar ends as its lines do", async () => {
	for (const path of ["/matches.ics", "/en/teams/1.ics"]) expect(await text(path)).toMatch(/END:VCALENDAR\r\n$/);
});

test.each(["ar", "en"])("phones find the name and the icons of the site, in %s", async (language) => {
	const path = language === "ar" ? "/site.webmanifest" : "/en/site.webmanifest";
	expect(await text(language === "ar" ? "/" : "/en")).toContain(`<link rel="manifest" href="${path}"`);
	const manifest: { lang: string; icons: { src: string }[] } = JSON.parse(await text(path));
	expect(manifest.lang).toBe(language);
	for (const icon of [...manifest.icons.map(({ src }) => src), "/favicon.ico", "/apple-touch-icon.png"])
		expect([icon, (await site.get(icon)).status]).toEqual([icon, 200]);
});

test("security.txt names the federation's address and expires within a year", async () => {
	const answer = await site.get("/.well-known/security.txt");
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
	const lines = (await answer.text()).trim().split("\n");
	expect(lines[0]).toBe("Contact: mailto:info@nttf.example");
	expect(lines).toContain(`Canonical: ${site.origin}/.well-known/security.txt`);
	const expires = Date.parse(lines.find((line) => line.startsWith("Expires: "))?.slice(9) ?? "");
	expect(expires).toBeGreaterThan(Date.now());
	expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3600 * 1000);
});

test("robots.txt names the site map, and lets robots go to every address of it", async () => {
	const robots = await text("/robots.txt");
	expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
	const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, rule, path = ""]) => ({ rule, path }));
	const addresses = [...(await text("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, loc = ""]) => new URL(loc),
	);
	expect(addresses.length).toBeGreaterThan(20);
	for (const { pathname } of addresses) {
		// The longest rule that fits decides (RFC 9309).
		const [rule] = rules.filter(({ path }) => pathname.startsWith(path)).sort((a, b) => b.path.length - a.path.length);
		expect([pathname, rule?.rule ?? "Allow"]).toEqual([pathname, "Allow"]);
	}
});

test.each(["/", "/en", "/leagues", "/en/matches", "/news", "/en/team/1", "/national/mens", "/about"])(
	"%s tells machines what it is",
	async (path) => {
		const page = await text(path);
		expect(page).toContain(`<link rel="canonical" href="${site.origin}${path}"`);
		for (const language of ["ar", "en", "x-default"]) expect(page).toContain(`hrefLang="${language}"`);
		expect(page).toMatch(/<title>.{5,}<\/title>/);
		expect(page).toMatch(/<meta name="description" content=".{20,}"/);
		expect(page).toMatch(/property="og:image" content="http[^"]+\.png"/);
		for (const [, data] of page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
			expect(JSON.parse(data ?? "")).toMatchObject({ "@context": "https://schema.org", "@type": expect.anything() });
	},
);

test.each([
	["/news/1", ["NewsArticle", "BreadcrumbList"]],
	["/matches", ["SportsEvent"]],
	["/team/1", ["SportsTeam", "BreadcrumbList"]],
	["/match/1", ["SportsEvent", "BreadcrumbList"]],
	["/player/1", ["Person", "BreadcrumbList"]],
	["/", ["Organization"]],
])("%s carries %j", async (path, types) => {
	const page = await text(path);
	for (const type of types) expect(page).toContain(`"${type}"`);
});
