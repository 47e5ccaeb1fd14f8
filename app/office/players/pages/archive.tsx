import { data } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { problemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { applyArchive } from "../../../people/players/photo-archive/apply-archive.server.ts";
import {
	archiveById,
	discardArchive,
	entriesOf,
	playersIn,
} from "../../../people/players/photo-archive/archives.server.ts";
import { readChoices } from "../../../people/players/photo-archive/choices.ts";
import { outcomeText } from "../../../people/players/photo-archive/outcome-text.ts";
import { archiveText } from "../../../people/players/photo-archive/text.ts";
import { DiscardButton } from "../parts/discard-button.tsx";
import { Preview } from "../parts/preview.tsx";
import { Progress } from "../parts/progress.tsx";
import { Report } from "../parts/report.tsx";
import type { Route } from "./+types/archive";

export const middleware = [requires("player.manage")];
export const handle = { js: true };

export async function loader({ params }: Route.LoaderArgs) {
	const archive = await archiveById(idParam(params.archive));
	if (!archive) throw notFound();
	const entries = archive.state === "reading" ? [] : await entriesOf(archive.id);
	return { archive, entries, players: await playersIn(entries) };
}

/** Applies what was chosen, or discards the archive. The second of two people sees what the first did. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const [actor, id, locale] = [actorOf(context), idParam(params.archive), localeOf(url.pathname)];
	const { values } = await readFields(request);
	if (values.intent === "discard") {
		const gone = await discardArchive(actor, id);
		throw seeOther({ to: pathIn(locale, "/admin/players"), flash: gone ? "deleted" : "photos-known" });
	}
	const applied = await applyArchive(actor, id, readChoices(values, await entriesOf(id)));
	if (applied.ok) throw seeOther({ to: url.pathname, flash: `photos-applied.${applied.created}.${applied.updated}` });
	if (applied.problem === "gone") throw notFound();
	return data({ problem: applied.problem }, { status: 409 });
}

export default function PhotoArchive({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = archiveText(locale);
	const { archive } = loaderData;
	return (
		<>
			<p className="mb-3">
				<a href={pathIn(locale, "/admin/players")} className="link">
					{t.back}
				</a>
			</p>
			<h2 className="mb-4 text-2xl">
				{archive.state === "applied" ? t.reportTitle : t.title}: <bdi>{archive.file_name}</bdi>
			</h2>
			{actionData && (
				<p role="alert" className="mb-5 rounded-xl border-2 border-ball bg-draw-tint p-4 font-semibold">
					{actionData.problem === "applied" ? t.alreadyApplied : t.notReady}
				</p>
			)}
			{archive.state === "reading" && <Progress {...archive} />}
			{archive.state === "failed" && (
				<form method="post" className="space-y-4">
					<p role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4">
						<strong>{t.zipFailed}</strong>.{" "}
						{archive.problem === "failed" ? t.failed : problemText(locale, archive.problem ?? "damaged", [outcomeText])}
					</p>
					<DiscardButton />
				</form>
			)}
			{archive.state === "ready" && <Preview {...loaderData} />}
			{archive.state === "applied" && <Report {...loaderData} />}
		</>
	);
}
