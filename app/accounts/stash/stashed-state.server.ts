import type { RouterContextProvider } from "react-router";
import { accountIdOf } from "../../access/actor.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { actorOf } from "../sessions/session.server.ts";
import { stashedForm } from "./stashed-form.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/**
 * The form of a page as this browser sent it when its session was over; undefined for a pass, whose forms are of its
 * side.
 */
export async function stashedState({ request, url, context }: Args): Promise<FormState | undefined> {
	const account = accountIdOf(actorOf(context));
	const values = account ? await stashedForm(request, url.pathname + url.search, account) : undefined;
	return values && { problems: {}, values };
}
