import { redirectDocument } from "react-router";
import { rememberForPages } from "../../../base/db/remembered/remember.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { mergedPlayers } from "./merged-players.server.ts";

/**
 * The answer of a page when a player in its address is missing: the page of the record with which it was merged, for
 * good, or 404.
 */
export async function movedPlayer({ pathname, search }: URL) {
	const merged = await rememberForPages("merged players", async () => [...(await mergedPlayers())]);
	const kept = new Map(merged);
	const path = pathname.replace(/(?<=\/(?:player|against)\/)\d+/g, (id) => String(kept.get(Number(id)) ?? id));
	return path === pathname ? notFound() : redirectDocument(path + search, 301);
}
