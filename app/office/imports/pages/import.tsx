import { createReadStream } from "node:fs";
import { data } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { codePages } from "../../../base/files/code-pages.ts";
import { withPath } from "../../../base/files/incoming.server.ts";
import { type Form, receiveForm } from "../../../base/forms/receive-form.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { guideText } from "../../../imports/columns/guide-text.ts";
import { guidesOf } from "../../../imports/guide/guide.server.ts";
import { type ImportKind, isImportKind } from "../../../imports/importers.server.ts";
import { listOf } from "../../../imports/kinds.ts";
import { latestRuns, settled } from "../../../imports/runs/read-runs.server.ts";
import { type FileProblem, startRun } from "../../../imports/runs/start-run.server.ts";
import { latestBatches } from "../../../records/batches/batch.server.ts";
import type { BatchKind } from "../../../records/batches/batch-rows.server.ts";
import { Batches } from "../../../records/batches/parts/batches.tsx";
import { importText } from "../../../records/imports/text.ts";
import { tabText } from "../../../records/tab-text.ts";
import { FileForm } from "../parts/file-form.tsx";
import { GuideTable } from "../parts/guide-table.tsx";
import { RunList } from "../parts/run-list.tsx";
import type { Route } from "./+types/import";

export const middleware = [requires("dashboard.open")];
const MAX_BYTES = 32 * 1024 * 1024;
export const handle = { js: true, maxBody: MAX_BYTES + 1024 * 1024 };

const batchesOf = {
	teams: ["teams"],
	players: ["players", "photos", "preset-photos"],
	classes: ["classes"],
	"rule-sets": ["rule-sets"],
	formats: ["formats"],
	venues: ["venues"],
	closures: ["closures"],
	competitions: ["competitions"],
	editions: ["editions"],
	stages: ["stages"],
	groups: ["groups"],
	entries: ["entries"],
	adjustments: ["adjustments"],
	matches: ["matches", "preset-matches"],
	rubbers: ["rubbers"],
	stints: ["stints"],
	"licence-categories": ["licence-categories"],
	licences: ["licences"],
	rosters: ["rosters"],
} as const satisfies Record<ImportKind, BatchKind[]>;

function kindOf(kind: string) {
	if (!isImportKind(kind)) throw notFound();
	return kind;
}

export async function loader({ params }: Route.LoaderArgs) {
	const kind = kindOf(params.kind);
	return {
		kind,
		guides: await guidesOf([kind]),
		batches: await latestBatches(batchesOf[kind]),
		runs: await latestRuns(kind),
	};
}

/** Takes a file in; its dry run has a page of its own. */
export const action = (args: Route.ActionArgs) =>
	receiveForm(args.request, { maxFile: MAX_BYTES }, (posted) => take(args, posted));

async function take({ params, url, context }: Route.ActionArgs, { form }: Form) {
	const kind = kindOf(params.kind);
	const file = form.get("file");
	if (!(file instanceof File) || file.size > MAX_BYTES)
		return data<{ problem: FileProblem }>({ problem: { problem: "notACsv" } }, { status: 422 });
	const page = codePages.find((each) => each === form.get("page"));
	const started = await withPath(file, (path) =>
		startRun(actorOf(context), kind, { name: file.name, chunks: () => createReadStream(path), page }),
	);
	if (!("run" in started)) return data<{ problem: FileProblem }>({ problem: started }, { status: 422 });
	await settled(started.run);
	throw seeOther({
		to: pathIn(localeOf(url.pathname), "/admin/import/:kind/:run", { kind, run: String(started.run) }),
	});
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = importText(locale);
	const tabs = tabText(locale);
	const { kind, guides, batches, runs } = loaderData;
	return (
		<>
			<h2 className="text-2xl">
				{t.importTitle}: {tabs[kind]}
			</h2>
			<p className="mt-1 text-soft">{t.importHint}</p>
			<details className="card mt-3 mb-6 px-5">
				<summary className="min-h-11 cursor-pointer content-center font-semibold">{t.columns}</summary>
				<p className="mb-3 text-soft">
					{t.idHint} <Ltr className="font-mono">ittf:121411</Ltr>
				</p>
				{guides.map((guide) => (
					<GuideTable key={guide.kind} {...guide} />
				))}
				<p className="pb-5">
					<a href={pathIn(locale, "/admin/import")} className="link">
						{guideText(locale).guide}
					</a>
				</p>
			</details>
			<FileForm problem={actionData?.problem} guide={guides[0]} cancel={pathIn(locale, listOf[kind])} />
			<RunList kind={kind} runs={runs} />
			<Batches batches={batches} />
		</>
	);
}
