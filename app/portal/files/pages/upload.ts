import { randomUUID } from "node:crypto";
import { MemoryLocker, Server } from "@tus/server";
import { accountIdOf } from "../../../access/actor.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { hasRoom } from "../../../base/files/room.server.ts";
import { type Limit, secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import { MAX_FILE_BYTES, MAX_PART } from "../../../complaints/evidence/rules/evidence-rules.ts";
import { ResumableStore, refusal } from "../../../complaints/evidence/uploads/resumable-store.server.ts";
import type { Route } from "./+types/upload";

export const middleware = [requires("case.file")];
export const handle = { maxBody: MAX_PART };

const perAccount: Limit = { what: "evidence-uploads", times: 300, seconds: 3600 };
const locker = new MemoryLocker();

/** How much of a file has arrived. */
export const loader = (args: Route.LoaderArgs) => answer(args, args.request);

/**
 * Begins an upload, takes the next piece of one or gives it up: `X-HTTP-Method-Override` says which, as the site takes
 * posts alone.
 */
export function action(args: Route.ActionArgs) {
	const { request } = args;
	const method = request.headers.get("x-http-method-override");
	if (method !== "PATCH" && method !== "DELETE") return answer(args, request);
	return answer(args, new Request(request, { method }));
}

function answer({ url, context }: Pick<Route.ActionArgs, "url" | "context">, request: Request) {
	const account = accountIdOf(actorOf(context)) ?? "";
	const server = new Server({
		path: url.pathname.replace(/\/[0-9a-f-]{36}$/, ""),
		relativeLocation: true,
		allowedOrigins: [url.origin],
		maxSize: MAX_FILE_BYTES,
		namingFunction: () => randomUUID(),
		locker,
		datastore: new ResumableStore(account),
		onUploadCreate: async () => {
			if ((await secondsToWait(perAccount, account)) > 0) throw refusal(429, "evidenceWait");
			return {};
		},
		onIncomingRequest: async ({ method }) => {
			if (method !== "HEAD" && method !== "DELETE" && !(await hasRoom(MAX_PART))) throw refusal(503, "noRoomForFiles");
		},
	});
	return server.handleWeb(request);
}
