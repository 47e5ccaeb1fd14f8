import { operator } from "../app/access/actor.ts";
import { createTie } from "../app/league/ties/editing/edit-ties.server.ts";
import type { TieInput } from "../app/league/ties/editing/tie-form.ts";
import type { ArticleInput } from "../app/news/article/article-form.ts";
import { createArticle } from "../app/news/edit-articles.server.ts";
import type { ClubInput } from "../app/people/clubs/club-form.ts";
import { createClub } from "../app/people/clubs/edit-clubs.server.ts";
import { createPlayer } from "../app/people/players/players.server.ts";

/**
 * Things for tests, made through the product's own commands. What the test is about is given; the rest is filled in.
 */
export const make = {
	club: (given: Partial<ClubInput> = {}) =>
		createClub(operator, {
			name: "Al-Test",
			name_ar: "التجربة",
			logo_url: null,
			region: "Riyadh",
			region_ar: "الرياض",
			division: "Premier Division",
			division_ar: "الدوري الممتاز",
			coach_name: null,
			coach_name_ar: null,
			admin_name: null,
			admin_name_ar: null,
			contact_number: null,
			founded_year: 1980,
			...given,
		}),
	player: (given: Partial<Parameters<typeof createPlayer>[1]> = {}) =>
		createPlayer(operator, {
			name: "Player",
			name_ar: "لاعب",
			nationality: "KSA",
			ranking: 1,
			photo_url: null,
			team_id: null,
			position: null,
			position_ar: null,
			bio: null,
			bio_ar: null,
			...given,
		}),
	tie: (given: Partial<TieInput> & Pick<TieInput, "home_team_id" | "away_team_id">) =>
		createTie(operator, { season: "2025/2026", match_date: "2025-10-08", status: "scheduled", ...given }),
	article: (given: Partial<ArticleInput> = {}) =>
		createArticle(operator, {
			title: "Title",
			title_ar: "عنوان",
			content: "<p>Body</p>",
			content_ar: "<p>نص</p>",
			published: true,
			publish_date: new Date("2026-01-01T00:00:00Z"),
			...given,
		}),
};
