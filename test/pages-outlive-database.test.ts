import { mkdtempSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownPostgres, postgresBin } from "./own-postgres.ts";
import { DEMO_PASSWORD, TEST_KEYS } from "./prepare-database.ts";
import { routeTable } from "./route-table.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** Routes of machines, which have one address for both languages. */
const ONE_LANGUAGE = /^\/(api|brand|sitemap|robots|press\/|\.well-known|embed\.js)/;

/** Every page that may be kept, visited while the database was there, is served while it is not. */
describe.runIf(postgresBin)("every page that was visited", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "tawila-outlive-"));
	let postgres: Awaited<ReturnType<typeof ownPostgres>>;
	let server: ServerProcess;
	let visited: string[] = [];

	async function sql<Row>(text: string): Promise<Row[]> {
		const client = new pg.Client({ connectionString: postgres.url() });
		await client.connect();
		const { rows } = await client.query(text);
		await client.end();
		return rows;
	}
	async function first(text: string): Promise<string> {
		const [row] = await sql<{ value: unknown }>(text);
		return String(row?.value);
	}

	/** A picture that is the logo of the federation too; its number on the page for the press. */
	async function pressPicture(): Promise<string> {
		const folder = join(dataDir, "files", "media", "news-images");
		await mkdir(folder, { recursive: true });
		await sharp({ create: { width: 40, height: 40, channels: 3, background: "#b3263a" } }).toFile(
			join(folder, "press.png"),
		);
		const url = "/media/news-images/press.png";
		await sql(`insert into pictures (url, bucket) values ('${url}', 'news-images')`);
		await sql(`update site_settings set fields = fields || '{"logo_url": "${url}"}'`);
		return first(`insert into library_pictures (image_url, credit, in_press) values ('${url}', 'Sara Ali', true)
			returning id as value`);
	}

	/** Addresses of every cacheable route: each place filled in, each parameter given once, in both languages. */
	async function addresses(): Promise<string[]> {
		const ids: Record<string, string> = {
			news: await first(
				"select id as value from news_articles where live_at_en <= now() and live_at_ar <= now() limit 1",
			),
			team: await first("select id as value from teams limit 1"),
			venue: await first("insert into venues (name, name_ar) values ('Hall', 'صالة') returning id as value"),
			decision:
				await first(`insert into published_decisions (case_reference, title, title_ar, body, body_ar, decided_on)
				values ('2026-000001', 'Title', 'عنوان', 'Body', 'نص', '2026-01-01') returning case_reference as value`),
			picture: await pressPicture(),
			national: await first("select team_type as value from national_teams limit 1"),
		};
		// A list as the night makes it.
		const jws = `${Buffer.from('{"alg":"EdDSA","kid":"k1"}').toString("base64url")}.e30.${"s".repeat(86)}`;
		await sql(
			`insert into audit_heads (day, chain, seq, hash, jws)
				values (current_date - 1, 'day', 1, repeat('ab', 32), '${jws}')`,
		);
		const values: Record<string, string> = {
			season: await first("select season as value from matches limit 1"),
			team: ids.team ?? "",
			status: "scheduled",
			category: await first("select category as value from news_articles limit 1"),
			page: "2",
			part: "1",
			round: "1",
			month: "2026-01",
			group: await first("select group_id as value from matches limit 1"),
			limit: "2",
			map: "show",
			cursor: "",
			competition: "premier-league",
			result: "won",
			kind: "singles",
			partner: "2",
			by: "doubles",
			q: "al",
		};
		const fill = (path: string) =>
			path
				.replace("/leagues/:competition/:season", `/leagues/premier-league/${values.season?.replace("/", "-")}`)
				.replace("/embed/groups/:id", `/embed/groups/${values.group}`)
				.replace("/groups/:id", `/groups/${values.group}`)
				.replace("/venues/:id", `/venues/${ids.venue}`)
				.replace("/share/:kind.png", "/share/news.png")
				.replace("/share/:kind/:id", `/share/news/${ids.news}`)
				.replace("/news/:id", `/news/${ids.news}`)
				.replace("/press/:id", `/press/${ids.picture}`)
				.replace(":teamType", ids.national ?? "")
				.replace(":size.png", "192.png")
				.replace(":part", "1")
				.replace(":id", ids.team ?? "")
				.replace(":reference", ids.decision ?? "")
				.replace(":other", String(Number(ids.team) + 1));
		const found = routeTable.flatMap(({ path, source }) => {
			const [, names] = /handle = \{ cached: \[([^\]]*)\]/.exec(source) ?? [];
			if (path === undefined || names === undefined) return [];
			// Of lists other than the news the demo has one page.
			const queries = [...names.matchAll(/"(\w+)"/g)]
				.filter(([, name]) => name !== "cursor" && (name !== "page" || path === "/news"))
				.map(([, name]) => `?${name}=${encodeURIComponent(values[name ?? ""] ?? "")}`);
			return ["", ...queries].map((query) => fill(path) + query);
		});
		const cursors = await Promise.all(
			found
				.filter((path) => path.includes("limit="))
				.map(async (path) => {
					const { next }: { next: string | null } = await (
						await fetch(server.origin + path.replace("=2", "=1"))
					).json();
					return next === null ? [] : [`${path.split("?")[0]}?cursor=${encodeURIComponent(next)}`];
				}),
		);
		const english = found
			.filter((path) => !ONE_LANGUAGE.test(path))
			.map((path) => (path === "/" ? "/en" : `/en${path}`));
		const led = new Set<string>();
		for (const path of [...found, ...english, ...cursors.flat()]) led.add(await ledTo(path));
		return [...led];
	}

	/** The address itself, or the one that it leads to: what an edition shows may have an address of its own. */
	async function ledTo(path: string): Promise<string> {
		const answer = await fetch(server.origin + path);
		await answer.arrayBuffer();
		expect([path, answer.status]).toEqual([path, 200]);
		return answer.url.slice(server.origin.length);
	}

	type Visit = { path: string; status: number; warning: string | null };
	async function visit(path: string, headers: Record<string, string> = {}): Promise<Visit> {
		const answer = await fetch(server.origin + path, { headers, redirect: "manual" });
		await answer.arrayBuffer();
		return { path, status: answer.status, warning: answer.headers.get("warning") };
	}
	const visitAll = async (headers?: Record<string, string>) => {
		const answers: Visit[] = [];
		for (const path of visited) answers.push(await visit(path, headers));
		return answers;
	};
	/** On a busy machine the database may seem away for a moment: a page is stale then, and fresh with another visit. */
	const expectFresh = async () => {
		for (const path of visited) await expect.poll(() => visit(path)).toEqual({ path, status: 200, warning: null });
	};
	const stale = () => visited.map((path) => ({ path, status: 200, warning: expect.stringContaining("110") }));

	let renamed = 0;
	/** Changes every counted table, so that no page in memory is true any more, and waits until the process knows. */
	async function outdateAll() {
		const name = `Renamed ${++renamed}`;
		await sql(`update teams set name = '${name}' where id = (select min(id) from teams)`);
		await sql("update content_version_bases set version = version + 1");
		await expect.poll(async () => (await fetch(`${server.origin}/en/teams`)).text()).toContain(name);
	}
	const isBack = () =>
		expect.poll(async () => (await fetch(`${server.origin}/en/search?q=name${++renamed}`)).status).toBe(200);

	beforeAll(async () => {
		postgres = await ownPostgres();
		const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url(), DEMO: "1", DEMO_PASSWORD, ...TEST_KEYS };
		server = await startServer(settings);
		visited = await addresses();
	}, 240_000);
	afterAll(async () => {
		server?.child.kill("SIGKILL");
		await postgres?.remove();
		await rm(dataDir, { recursive: true, force: true });
	});

	test.each([
		["stopped", () => postgres.stop(), () => postgres.start()],
		["frozen", () => postgres.signal("SIGSTOP"), () => postgres.signal("SIGCONT")],
	] as const)(
		"is served, said to be stale, while PostgreSQL is %s, and is fresh again when it is back",
		async (_, fault, cure) => {
			expect(visited.length).toBeGreaterThan(50);
			expect((await visitAll()).filter(({ status }) => status !== 200)).toEqual([]);
			await expectFresh();
			await outdateAll();
			fault();
			try {
				expect((await visitAll()).filter(({ status }) => status !== 200)).toEqual([]); // the process may not know yet
				await expect.poll(async () => (await visit("/robots.txt")).warning).not.toBeNull();
				expect(await visitAll()).toEqual(stale());
				const signedIn = { cookie: "tawila.session=somebody; lang=ar", referer: `${server.origin}/news` };
				expect(await visitAll(signedIn)).toEqual(stale());
				for (const path of ["/en?utm_source=mail", "/EN/leagues/"])
					expect([200, 301]).toContain((await visit(path)).status);
			} finally {
				cure();
			}
			await isBack();
			await outdateAll();
			await expectFresh();
		},
		600_000,
	);
});
