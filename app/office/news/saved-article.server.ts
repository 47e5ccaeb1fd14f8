import { flashOf } from "../../base/http/flash.server.ts";
import { articleWays } from "../../news/newsletter/article-ways.server.ts";

/** The article that the page before saved, when it is published or scheduled. */
export async function savedArticle(request: Request, now: Date) {
	const [, id] = /^article-saved\.(\d{1,9})$/.exec(flashOf(request) ?? "") ?? [];
	return id === undefined ? undefined : articleWays(Number(id), now);
}
