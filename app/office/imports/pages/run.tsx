import { data } from "react-router";
import { confirmFirst } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { type Form, receiveForm } from "../../../base/forms/receive-form.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { isOneOf } from "../../../base/literals.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { allowedOf } from "../../../imports/guide/guide.server.ts";
import { importers } from "../../../imports/importers.server.ts";
import { listOf } from "../../../imports/kinds.ts";
import { readNameChoice, readRowAnswers } from "../../../imports/runs/read-answers.ts";
import {
	countsOf,
	ROWS_PER_PAGE,
	rowsPage,
	runById,
	settled,
	verdicts,
} from "../../../imports/runs/read-runs.server.ts";
import { beginImport, chooseName, discardRun, saveAnswers } from "../../../imports/runs/runs.server.ts";
import { leftOutTies } from "../../../imports/sheets/left-out-ties.server.ts";
import { tabText } from "../../../records/tab-text.ts";
import { Progress } from "../parts/progress.tsx";
import { RunRows } from "../parts/run-rows.tsx";
import { runText } from "../run-text.ts";
import type { Route } from "./+types/run";

export const middleware = [requires("dashboard.open")];
export const handle = { js: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const run = await runById(actorOf(context), idParam(params.run));
	if (!run || run.kind !== params.kind || run.state === "reading" || run.state === "discarded") throw notFound();
	const asked = url.searchParams.get("show") ?? undefined;
	const show = isOneOf(verdicts, asked) ? asked : undefined;
	const isReady = run.state === "planned" || run.state === "failed";
	const counts = isReady ? await countsOf(run.id) : undefined;
	const total = counts ? (show ? counts.rows[show] : run.total) : 0;
	const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
	const page = Math.min(pages, Math.max(1, Number(url.searchParams.get("page")) || 1));
	const rows = counts ? await rowsPage(run.id, counts, Math.floor(page), show) : [];
	const leftOut = await leftOutOf(run);
	const allowed = rows.some(({ plan }) => plan?.verdict === "wrong") ? await allowedOf(run.kind) : {};
	return {
		run,
		counts,
		rows,
		show,
		page: Math.floor(page),
		pages,
		columns: importers[run.kind].columns,
		allowed,
		leftOut,
	};
}

type Run = NonNullable<Awaited<ReturnType<typeof runById>>>;
const leftOutOf = async ({ kind, state, id, answers }: Run) =>
	kind === "rubbers" && state === "planned" ? leftOutTies(id, answers.warnings === true) : { ties: [], total: 0 };

export const action = (args: Route.ActionArgs) =>
	receiveForm(args.request, { maxFile: 0, maxParts: 4 * ROWS_PER_PAGE + 20 }, (posted) => take(args, posted));

/** Saves the answers of the rows that were shown; then what its button says. */
async function take(args: Route.ActionArgs, { form }: Form) {
	const { params, url, context } = args;
	const [actor, id, locale] = [actorOf(context), idParam(params.run), localeOf(url.pathname)];
	const run = await runById(actor, id);
	if (!run || run.kind !== params.kind) throw notFound();
	const back = (page = "1", flash?: string) => {
		const query = new URLSearchParams(url.search);
		query.set("page", page);
		const path = pathIn(locale, "/admin/import/:kind/:run", { kind: run.kind, run: String(id) });
		return seeOther({ to: `${path}?${query}`, flash });
	};
	const intent = form.get("intent");
	if (intent === "discard") {
		await discardRun(actor, id);
		return seeOther({ to: pathIn(locale, "/admin/import/:kind", { kind: run.kind }) });
	}
	if (intent === "import" && run.kind === "adjustments") confirmFirst(args);
	const doubts = form.get("doubts");
	await saveAnswers(actor, id, readRowAnswers(form), {
		warnings: form.get("warnings") === "on",
		doubts: doubts === "same" || doubts === "new" ? doubts : undefined,
	});
	const choice = readNameChoice(form.get("choose"));
	if (choice) {
		const [given, chosen, nth] = choice;
		await chooseName(actor, id, given, chosen, nth);
		await settled(id);
		return back();
	}
	if (intent !== "import") return back(String(form.get("go") ?? url.searchParams.get("page") ?? 1), "answers-saved");
	const begun = await beginImport(actor, id);
	if (!begun.ok && begun.undone) return data({ busy: "", undone: true }, { status: 409 });
	if (!begun.ok)
		return begun.busy === undefined ? back() : data({ busy: begun.busy ?? "–", undone: false }, { status: 409 });
	await settled(id);
	const now = await runById(actor, id);
	if (now?.state !== "planned" || (await countsOf(id)).changedSince > 0) return back();
	if ((await leftOutOf(now)).total > 0) return back();
	return seeOther({ to: pathIn(locale, listOf[run.kind]), flash: `imported.${now.created ?? 0}.${now.updated ?? 0}` });
}

export default function ImportRun({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = runText(locale);
	const { run, counts } = loaderData;
	return (
		<>
			<p className="mb-2">
				<a href={pathIn(locale, "/admin/import/:kind", { kind: run.kind })} className="link">
					{t.back}
				</a>
			</p>
			<h2 className="mb-5 text-2xl">
				{tabText(locale)[run.kind]}: <bdi>{run.file_name}</bdi>
			</h2>
			{actionData?.busy && (
				<p role="alert" className="mb-5 font-semibold text-loss">
					{t.busy(actionData.busy)}
				</p>
			)}
			{run.state === "failed" && <p className="mb-5 font-semibold text-loss">{t.failed}</p>}
			{(run.undone_at || actionData?.undone) && (
				<p role={actionData?.undone ? "alert" : undefined} className="mb-5 font-semibold">
					{t.undone}
				</p>
			)}
			{counts ? <RunRows {...loaderData} counts={counts} /> : <Progress {...run} />}
		</>
	);
}
