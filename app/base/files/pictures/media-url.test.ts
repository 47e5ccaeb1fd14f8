import { beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "../../../../test/site.ts";

const CDN = "https://cdn.example";

/** Pages, a feed and lists on which pictures are seen, by where they are. */
const places = async (site: Site) => {
	const row = (text: string) => site.row<{ id: number; url: string }>(text);
	const article = await row(
		"select id, image_url as url from news_articles where image_url like '/media/%' order by id limit 1",
	);
	const club = await row("select id, logo_url as url from teams where logo_url like '/media/%' order by id limit 1");
	const pages = ["/", "/leagues", "/news", `/news/${article.id}`, "/teams", `/team/${club.id}`, "/national/mens"];
	const machines = ["news", "teams", "players", "matches", "standings", "national-teams"].map(
		(name) => `/api/v1/${name}`,
	);
	return {
		article,
		club,
		paths: [...pages, ...pages.map((path) => (path === "/" ? "/en" : `/en${path}`)), ...machines],
	};
};
/** Puts a stored picture into the text of an article and into a partner's logo. */
const withPictures = async (site: Site) => {
	const { article, club } = await places(site);
	const text = `<p>Words</p><img src="${article.url}" alt="A">`;
	await site.sql("update news_articles set content = $1, content_ar = $1 where id = $2", [text, article.id]);
	const partners = JSON.stringify([{ name: "P", name_ar: "ش", url: "https://p.example/", logo_url: club.url }]);
	await site.sql("update site_settings set fields = fields || jsonb_build_object('partners', $1::jsonb)", [partners]);
};

describe("without MEDIA_URL", () => {
	const site = startSite();
	beforeAll(() => withPictures(site));

	test("pictures are on the site itself", async () => {
		const { article, club } = await places(site);
		const page = await site.get(`/en/news/${article.id}`);
		const text = await page.text();
		expect(text).toContain(`src="${article.url}"`);
		expect(page.headers.get("content-security-policy")).toContain("img-src 'self' data:;");
		expect(await (await site.get(`/team/${club.id}`)).text()).toMatch(
			new RegExp(`"logo":"http://localhost:\\d+${club.url}"`),
		);
		const { items } = await (await site.get("/api/v1/teams")).json();
		expect(items.find(({ id }: { id: number }) => id === club.id).logo_url).toBe(club.url);
	});
});

describe("with MEDIA_URL", () => {
	const site = startSite({ settings: { MEDIA_URL: `${CDN}/pictures/` } });
	const atCdn = (url: string) => url.replace("/media/", `${CDN}/pictures/`);
	beforeAll(() => withPictures(site));

	test("no page, feed, list or structured data names a picture elsewhere than there, in either language", async () => {
		const { article, club, paths } = await places(site);
		for (const path of paths) {
			const answer = await site.get(path);
			const text = await answer.text();
			expect([path, answer.status]).toEqual([path, 200]);
			expect([path, text.match(/.{0,40}\/media\/.{0,40}/)?.[0]]).toEqual([path, undefined]);
			expect([path, text.includes(`${CDN}/pictures/`)]).toEqual([path, true]);
		}
		const read = async (path: string) => (await site.get(path)).text();
		expect(await read("/en/teams")).toContain(`src="${atCdn(club.url).replace(".webp", "")}`);
		const page = await read(`/news/${article.id}`);
		expect(page).toContain(`"image":["${atCdn(article.url)}"]`);
		expect(page.split(`src="${atCdn(article.url)}"`).length).toBeGreaterThan(2); // above the text and in it
		expect(await read(`/team/${club.id}`)).toContain(`"logo":"${atCdn(club.url)}"`);
	});

	test("the policy of pages and of the editor's pages allows pictures from there; rows keep the address", async () => {
		const { article } = await places(site);
		const cookie = await site.sessionOf("editor@demo.example");
		for (const path of ["/", "/en/news", "/en/admin/news", `/en/admin/news/${article.id}`]) {
			const policy = (await site.get(path, { cookie })).headers.get("content-security-policy");
			expect([path, policy]).toEqual([path, expect.stringContaining(`img-src 'self' data: ${CDN};`)]);
		}
		const form = await (await site.get(`/en/admin/news/${article.id}`, { cookie })).text();
		expect(form).toContain(`name="image_url" value="${article.url}"`);
		expect(form).toContain(`src="${atCdn(article.url)}"`);
	});

	test("pictures are still served here, where the CDN takes them from", async () => {
		const { article } = await places(site);
		expect((await site.get(article.url)).status).toBe(200);
	});

	test("a picture copied from a page into an article is shown", async () => {
		const { article } = await places(site);
		const text = `<p>Words</p><img src="${atCdn(article.url)}" alt="Copied">`;
		await site.sql("update news_articles set content = $1 where id = $2", [text, article.id]);
		await expect.poll(async () => (await site.get(`/en/news/${article.id}`)).text()).toContain('alt="Copied"');
	});
});
