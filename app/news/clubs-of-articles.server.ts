import type { Actor } from "../access/actor.ts";
import { audit } from "../audit/audit.server.ts";
import { db } from "../base/db/client.server.ts";
import { rememberForPages } from "../base/db/remembered/remember.server.ts";
import type { Locale } from "../base/locale/locale.ts";
import { liveArticles } from "./live-list.server.ts";
import { cardsOf } from "./news.server.ts";

/** The clubs that an article is about, by name. */
export const clubsOfArticle = (id: number) =>
	rememberForPages(`clubs of article ${id}`, () =>
		db()
			.selectFrom("news_article_clubs as link")
			.innerJoin("teams", "teams.id", "link.team_id")
			.select(["teams.id", "teams.name", "teams.name_ar", "teams.logo_url"])
			.where("link.news_article_id", "=", id)
			.orderBy("teams.name")
			.execute(),
	);

/** The newest `count` articles about a club that are published in this language. */
export async function articlesOfClub(locale: Locale, clubId: number, count: number) {
	const about = await rememberForPages(`articles about club ${clubId}`, () =>
		db().selectFrom("news_article_clubs").select("news_article_id").where("team_id", "=", clubId).execute(),
	);
	const ids = new Set(about.map(({ news_article_id }) => news_article_id));
	const newest = (await liveArticles(locale)).filter(({ id }) => ids.has(id));
	return cardsOf(locale, newest.slice(0, count));
}

/** Links an article to the clubs it is about; false when they were those before. Part of the command that saves it. */
export async function linkClubs(id: number, clubs: number[]): Promise<boolean> {
	const before = await db()
		.selectFrom("news_article_clubs")
		.select("team_id")
		.where("news_article_id", "=", id)
		.execute();
	const wanted = new Set(clubs);
	if (before.length === wanted.size && before.every(({ team_id }) => wanted.has(team_id))) return false;
	await db().deleteFrom("news_article_clubs").where("news_article_id", "=", id).execute();
	if (wanted.size > 0)
		await db()
			.insertInto("news_article_clubs")
			.columns(["news_article_id", "team_id"])
			.expression((eb) =>
				eb
					.selectFrom("teams")
					.select((t) => [t.val(id).as("news_article_id"), "teams.id"])
					.where("teams.id", "in", [...wanted]),
			)
			.execute();
	return true;
}

/** Changes the clubs of an article: with others it is another version. */
export async function changeClubs(actor: Actor, id: number, clubs: number[]) {
	if (!(await linkClubs(id, clubs))) return;
	await db().updateTable("news_articles").set({ updated_at: new Date() }).where("id", "=", id).execute();
	await audit(actor, "article.updated", `article:${id}`, { fields: ["clubs"] });
}
