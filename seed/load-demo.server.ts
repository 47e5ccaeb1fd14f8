import { sql } from "kysely";
import { type Actor, accountIdOf, operator } from "../app/access/actor.ts";
import { config } from "../app/base/config.server.ts";
import { db, inTransaction } from "../app/base/db/client.server.ts";
import { storeDrawing } from "../app/base/files/pictures/pictures.server.ts";
import { withoutEmails } from "../app/base/mail/mail.server.ts";
import { recordDemo, recordedDemo, wantsDemo } from "../app/installation/demo.server.ts";
import { readOpening } from "../app/installation/opening.server.ts";
import { createTie } from "../app/league/ties/editing/edit-ties.server.ts";
import { createCategory } from "../app/news/categories/edit-categories.server.ts";
import { createArticle } from "../app/news/edit-articles.server.ts";
import { createClub } from "../app/people/clubs/edit-clubs.server.ts";
import { createNationalTeam } from "../app/people/national-teams/edit-national-teams.server.ts";
import { createPlayer } from "../app/people/players/players.server.ts";
import { FIRST_SEASON } from "../app/settings/season-name.ts";
import { type DemoArticle, toHtml } from "./article.ts";
import { developmentArticles } from "./articles/development.ts";
import { federationArticles } from "./articles/federation.ts";
import { leagueArticles } from "./articles/league.ts";
import { nationalArticles } from "./articles/national.ts";
import { detailsOf } from "./club-details.ts";
import { demoClubs } from "./clubs.ts";
import { loadDemoAccounts } from "./demo-accounts.server.ts";
import { loadDemoCases } from "./demo-cases.server.ts";
import { crest } from "./drawings/crest.ts";
import { newsPicture } from "./drawings/news-picture.ts";
import { portrait } from "./drawings/portrait.ts";
import { sceneWords } from "./drawings/scene-words.ts";
import { drawKingdom, loadKingdom } from "./kingdom/load-kingdom.server.ts";
import { loadSheets } from "./load-sheets.server.ts";
import { man, styles, woman } from "./people.ts";
import { demoSeason } from "./season.ts";

const DAY_MS = 86_400_000;
/**
 * The number of the setting `danger_phone` in the demo; other sites begin with none
 * (docs/rules/complaints.md#people-under-18).
 */
const DEMO_DANGER_PHONE = "+966 11 555 0199";
const articles: DemoArticle[] = [...leagueArticles, ...nationalArticles, ...federationArticles, ...developmentArticles];
const NATIONAL_COLOURS = ["#0b4636", "#ffffff"] as const;
/** The youth team's players look their age, and some play on after sixty. */
const YOUTH = { from: 40, to: 48 } as const;
const ageOf = (i: number) => (i >= YOUTH.from && i < YOUTH.to ? "young" : i % 17 === 11 ? "old" : "adult");

/** Layers that are loaded upon the first one, the federation of the specification. */
type Layers = { kingdom?: boolean };

/** Any number that no other lock of ours has. */
const LOCK = 19_560_931;

/**
 * Decides once for each database whether it is a demo, and loads the demo then and never again. A database that holds
 * anything is none. Several processes that start at once decide once.
 */
export async function decideDemo(now = new Date(), layers: Layers = {}): Promise<{ demo: boolean; loaded: boolean }> {
	const before = await recordedDemo();
	if (before !== undefined) {
		await readOpening(); // another process may have decided since this one looked
		return { demo: before, loaded: false };
	}
	if (wantsDemo(config()) && (await loadDemo(now, layers))) return { demo: true, loaded: true };
	const demo = await inTransaction(async () => {
		await lock();
		const meanwhile = await recordedDemo();
		if (meanwhile === undefined) await recordDemo(false);
		return meanwhile ?? false;
	});
	await recordedDemo();
	await readOpening();
	return { demo, loaded: false };
}

/**
 * Fills an empty database with the demo federation, through the product's own commands: all of it or nothing. The
 * answer is false for a database that holds anything, which is left alone. With `kingdom`, which tests do without, a
 * whole kingdom plays around the Premier League.
 */
export async function loadDemo(now = new Date(), { kingdom = false }: Layers = {}): Promise<boolean> {
	if (await isTaken()) return false;
	const pictures = await drawPictures();
	const drawn = kingdom ? await drawKingdom() : undefined;
	const isLoaded = await inTransaction(async () => {
		await lock();
		if (await isTaken()) return false;
		await recordDemo(true);
		await db()
			.updateTable("site_settings")
			.set({ fields: JSON.stringify({ danger_phone: DEMO_DANGER_PHONE }) })
			.execute();
		const clubs = await loadClubs(pictures.crests);
		await loadSeason(clubs, now);
		await loadNationalTeams(await loadPlayers(clubs, pictures));
		await loadSheets();
		await loadNews(clubs, pictures.news, now);
		const accounts = await loadDemoAccounts();
		await makeCaptain(accounts.captain, clubs[0]!);
		await withoutEmails(() => loadDemoCases(accounts, now));
		if (drawn) await withoutEmails(() => loadKingdom(accounts, drawn, now));
		return true;
	});
	await recordedDemo();
	await readOpening();
	return isLoaded;
}

/** Another start may be loading the demo, which takes its time on a busy machine. */
async function lock() {
	await sql.raw("set local lock_timeout = '2min'; set local statement_timeout = '2min'").execute(db());
	await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db());
}

async function isTaken() {
	const tables = [
		"accounts",
		"pending_accounts",
		"contact_messages",
		"newsletter_subscribers",
		"teams",
		"players",
		"matches",
		"news_articles",
		"national_teams",
	] as const;
	// The tables have nothing in common but their id.
	for (const table of tables)
		if (
			await db()
				.selectFrom(table as "teams")
				.select("id")
				.limit(1)
				.executeTakeFirst()
		)
			return true;
	return (await recordedDemo()) === true;
}

/** Files are stored before the transaction begins. */
async function drawPictures() {
	return {
		crests: await Promise.all(demoClubs.map((club) => storeDrawing("team-logos", crest(club)))),
		men: await Promise.all(
			squads().map(({ club }, i) =>
				storeDrawing("player-photos", portrait({ seed: i, age: ageOf(i), colours: club.colours })),
			),
		),
		women: await Promise.all(
			Array.from({ length: 8 }, (_, i) =>
				storeDrawing("player-photos", portrait({ seed: 500 + i, woman: true, colours: NATIONAL_COLOURS })),
			),
		),
		news: await Promise.all(articles.map(({ scene }, i) => storeDrawing("news-images", newsPicture(scene, i)))),
	};
}
type Pictures = Awaited<ReturnType<typeof drawPictures>>;

async function loadClubs(crests: string[]) {
	const ids: number[] = [];
	for (const [i, club] of demoClubs.entries()) {
		const coach = man(200 + i * 3);
		const administrator = man(300 + i * 5);
		ids.push(
			await createClub(operator, {
				name: club.name,
				name_ar: club.name_ar,
				region: club.region,
				region_ar: club.region_ar,
				founded_year: club.founded_year,
				logo_url: crests[i]!,
				colour: club.colours[0],
				division: "Premier Division",
				division_ar: "الدوري الممتاز",
				coach_name: coach.name,
				coach_name_ar: coach.name_ar,
				admin_name: administrator.name,
				admin_name_ar: administrator.name_ar,
				// 011 555 01xx: unassigned numbers.
				contact_number: `+966 11 555 01${String(10 + i)}`,
				...detailsOf(club, i),
			}),
		);
	}
	return ids;
}

/** The demo's captain acts for the first squad of a club. */
async function makeCaptain(captain: Actor, club: number) {
	const squad = await db()
		.selectFrom("squads")
		.select("id")
		.where("club_id", "=", club)
		.where("season", "=", FIRST_SEASON)
		.where("letter", "=", "A")
		.executeTakeFirstOrThrow();
	await db()
		.insertInto("captains")
		.values({ account_id: accountIdOf(captain)!, squad_id: squad.id })
		.execute();
}

async function loadSeason(clubs: number[], now: Date) {
	for (const { home, away, ...tie } of demoSeason(
		demoClubs.map((club) => club.strength),
		now,
	))
		await createTie(operator, {
			...tie,
			...(tie.status === "completed" && { phase: "confirmed" as const }),
			season: FIRST_SEASON,
			home_team_id: clubs[home]!,
			away_team_id: clubs[away]!,
		});
}

/** Six to nine players a club, the strongest first; rankings are unique. */
const squads = () =>
	demoClubs
		.flatMap((club, of) => Array.from({ length: 6 + (of % 4) }, () => ({ club, of })))
		.map((entry, i) => ({ ...entry, ...man(i), weight: entry.club.strength * 10 + ((i * 37) % 60) }))
		.sort((a, b) => b.weight - a.weight);

/** The clubs' players, and eight women who play for the national team only. */
async function loadPlayers(clubs: number[], pictures: Pictures) {
	const men: number[] = [];
	for (const [i, { name, name_ar, of }] of squads().entries()) {
		const [position, position_ar] = styles[i % styles.length]!;
		const photo_url = pictures.men[i]!;
		const player = {
			...blank,
			sex: "male" as const,
			name,
			name_ar,
			team_id: clubs[of]!,
			ranking: i + 1,
			photo_url,
			position,
			position_ar,
		};
		men.push(await createPlayer(operator, player));
	}
	const women: number[] = [];
	for (const [i, photo_url] of pictures.women.entries())
		women.push(
			await createPlayer(operator, { ...blank, ...woman(i), sex: "female", team_id: null, ranking: i + 1, photo_url }),
		);
	return { men, women };
}

const blank = { nationality: "KSA", position: null, position_ar: null, bio: null, bio_ar: null };

/** Three of the four: the paralympic squad has not been announced, as in a federation between two camps. */
async function loadNationalTeams({ men, women }: { men: number[]; women: number[] }) {
	const team = (
		team_type: "mens" | "womens" | "youth",
		title: string,
		title_ar: string,
		coach: number,
		players: number[],
	) => {
		const { name, name_ar } = man(coach);
		return createNationalTeam(
			operator,
			{ team_type, title, title_ar, coach_name: name, coach_name_ar: name_ar },
			players,
		);
	};
	await team("mens", "Men's National Team", "المنتخب الوطني للرجال", 410, men.slice(0, 10));
	await team("womens", "Women's National Team", "المنتخب الوطني للسيدات", 415, women);
	await team("youth", "Youth National Team", "المنتخب الوطني للشباب", 420, men.slice(YOUTH.from, YOUTH.to));
}

async function loadNews(clubs: number[], pictures: string[], now: Date) {
	await createCategory(operator, { name: "Youth Camps", name_ar: "معسكرات الناشئين" });
	for (const [i, { category, scene, daysAgo, draft, ar, en }] of articles.entries())
		await createArticle(operator, {
			category,
			published: !draft,
			publish_date: new Date(now.getTime() - daysAgo * DAY_MS - (i % 7) * 3_600_000),
			image_url: pictures[i]!,
			image_alt: en && sceneWords[scene].en,
			image_alt_ar: ar && sceneWords[scene].ar,
			clubs: clubs.filter((_, at) => en?.body.includes(demoClubs[at]!.name)),
			title: en?.title,
			excerpt: en?.excerpt,
			content: en && toHtml(en.body),
			title_ar: ar?.title,
			excerpt_ar: ar?.excerpt,
			content_ar: ar && toHtml(ar.body),
		});
}
