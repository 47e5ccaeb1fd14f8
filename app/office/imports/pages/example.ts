import { create as contentDisposition } from "content-disposition";
import { authorize } from "../../../access/authorize.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { exampleFile } from "../../../imports/guide/example.server.ts";
import { importActions, isImportKind } from "../../../imports/importers.server.ts";
import type { Route } from "./+types/example";

export const middleware = [requires("dashboard.open")];

/** An example of a kind of files, for those who may import it. */
export async function loader({ params: { kind }, context }: Route.LoaderArgs) {
	if (!isImportKind(kind)) throw notFound();
	authorize(actorOf(context), importActions[kind]);
	return new Response(await exampleFile(kind), {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": contentDisposition(`${kind}-example.csv`),
		},
	});
}
