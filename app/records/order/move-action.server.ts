import type { Actor } from "../../access/actor.ts";
import { idParam } from "../../base/forms/params.ts";
import { readFields } from "../../base/forms/read-fields.ts";
import { badRequest } from "../../base/http/http-errors.ts";
import { seeOther } from "../../base/http/see-other.server.ts";

type Args = { request: Request; url: URL };

/** One place up or down in a list: each button is a form of its own. */
export async function moveInList(
	{ request, url }: Args,
	actor: Actor,
	move: (actor: Actor, id: number, by: -1 | 1) => Promise<boolean>,
) {
	const { values } = await readFields(request);
	if (values.intent !== "up" && values.intent !== "down") throw badRequest();
	const moved = await move(actor, idParam(values.id), values.intent === "up" ? -1 : 1);
	return seeOther({ to: url.pathname + url.search, flash: moved ? "order-saved" : undefined });
}
