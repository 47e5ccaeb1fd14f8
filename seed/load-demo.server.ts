import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { operator } from "../app/access/actor.ts";
import { db } from "../app/base/db/client.server.ts";
import { storeDrawing } from "../app/base/files/pictures.server.ts";
import { withoutLetters } from "../app/base/mail/mail.server.ts";
import { createPlayer } from "../app/clubs/players.server.ts";
import { createTeam } from "../app/clubs/teams.server.ts";
import { config } from "../app/config.server.ts";
import { createMatch } from "../app/matches/edit-matches.server.ts";
import { createNationalTeam } from "../app/national-teams/edit-national-teams.server.ts";
import { createArticle } from "../app/news/edit-articles.server.ts";
import { site } from "../app/site.ts";
import { type DemoArticle, toHtml } from "./article.ts";
import { developmentArticles } from "./articles/development.ts";
import { federationArticles } from "./articles/federation.ts";
import { leagueArticles } from "./articles/league.ts";
import { nationalArticles } from "./articles/national.ts";
import { demoClubs } from "./clubs.ts";
import { loadDemoAccounts } from "./demo-accounts.server.ts";
import { loadDemoCases } from "./demo-cases.server.ts";
import { crest, newsPicture, portrait } from "./drawings.ts";
import { man, styles, woman } from "./people.ts";
import { demoSeason } from "./season.ts";

const DAY_MS = 86_400_000;
const articles: DemoArticle[] = [...leagueArticles, ...nationalArticles, ...federationArticles, ...developmentArticles];
const NATIONAL_COLOURS = ["#0b4636", "#ffffff"] as const;

/**
 * Fills an empty database with the demo federation, through the product's own commands.
 * A database that has any content is left alone: the answer is then false.
 */
export async function loadDemo(now = new Date()): Promise<boolean> {
	if (existsSync(unfinished())) await clear();
	if (await hasContent()) return false;
	await writeFile(unfinished(), "");
	const teams = await loadClubs();
	await loadSeason(teams, now);
	const players = await loadPlayers(teams);
	await loadNationalTeams(players);
	await loadNews(now);
	const accounts = await loadDemoAccounts();
	await rm(unfinished());
	await withoutLetters(() => loadDemoCases(accounts, now));
	return true;
}

/** There while a demo is being loaded. A start that was stopped in the middle left half of one, which nobody has worked on. */
const unfinished = () => join(config().DATA_DIR, "demo-unfinished");

async function clear() {
	for (const table of ["national_teams", "matches", "players", "teams", "news_articles", "accounts"] as const)
		await db().deleteFrom(table).execute();
}

async function hasContent() {
	for (const table of ["teams", "players", "matches", "news_articles", "national_teams"] as const)
		if (await db().selectFrom(table).select("id").limit(1).executeTakeFirst()) return true;
	return false;
}

async function loadClubs() {
	const crests = await Promise.all(demoClubs.map((club) => storeDrawing("team-logos", crest(club))));
	const ids: number[] = [];
	for (const [i, club] of demoClubs.entries()) {
		const coach = man(200 + i * 3);
		const administrator = man(300 + i * 5);
		ids.push(
			await createTeam(operator, {
				name: club.name,
				name_ar: club.name_ar,
				region: club.region,
				region_ar: club.region_ar,
				founded_year: club.founded_year,
				logo_url: crests[i]!,
				division: "Premier Division",
				division_ar: "الدوري الممتاز",
				coach_name: coach.name,
				coach_name_ar: coach.name_ar,
				admin_name: administrator.name,
				admin_name_ar: administrator.name_ar,
				// 011 555 01xx: numbers nobody has.
				contact_number: `+966 11 555 01${String(10 + i)}`,
			}),
		);
	}
	return ids;
}

async function loadSeason(teams: number[], now: Date) {
	for (const { home, away, ...tie } of demoSeason(
		demoClubs.map((club) => club.strength),
		now,
	))
		await createMatch(operator, {
			...tie,
			season: site.season,
			home_team_id: teams[home]!,
			away_team_id: teams[away]!,
		});
}

/** Six to nine players a club; nobody ranks twice. Eight women play for the national team only. */
async function loadPlayers(teams: number[]) {
	const squad = demoClubs.flatMap((club, i) =>
		Array.from({ length: 6 + (i % 4) }, () => ({ club, team_id: teams[i]! })),
	);
	const ranked = squad
		.map((entry, i) => ({ ...entry, ...man(i), weight: entry.club.strength * 10 + ((i * 37) % 60) }))
		.sort((a, b) => b.weight - a.weight);
	const photos = await Promise.all(
		ranked.map(({ club }, i) => storeDrawing("player-photos", portrait(i, club.colours))),
	);
	const men: number[] = [];
	for (const [i, { name, name_ar, team_id }] of ranked.entries()) {
		const [position, position_ar] = styles[i % styles.length]!;
		men.push(
			await createPlayer(operator, {
				...blank,
				name,
				name_ar,
				team_id,
				ranking: i + 1,
				photo_url: photos[i]!,
				position,
				position_ar,
			}),
		);
	}
	const women: number[] = [];
	for (let i = 0; i < 8; i++) {
		const photo_url = await storeDrawing("player-photos", portrait(500 + i, NATIONAL_COLOURS, true));
		women.push(await createPlayer(operator, { ...blank, ...woman(i), team_id: null, ranking: i + 1, photo_url }));
	}
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
	await team("youth", "Youth National Team", "المنتخب الوطني للشباب", 420, men.slice(40, 48));
}

async function loadNews(now: Date) {
	const pictures = await Promise.all(articles.map((_, i) => storeDrawing("news-images", newsPicture(i))));
	for (const [i, { category, daysAgo, draft, ar, en }] of articles.entries())
		await createArticle(operator, {
			category,
			published: !draft,
			publish_date: new Date(now.getTime() - daysAgo * DAY_MS - (i % 7) * 3_600_000),
			image_url: pictures[i]!,
			title: en?.title,
			excerpt: en?.excerpt,
			content: en && toHtml(en.body),
			title_ar: ar?.title,
			excerpt_ar: ar?.excerpt,
			content_ar: ar && toHtml(ar.body),
		});
}
