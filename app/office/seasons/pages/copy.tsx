import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { idParam } from "../../../base/forms/params.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Names } from "../../../league/seasons/copy-lines.ts";
import {
	type CopyPlan,
	copySeason,
	editionStates,
	lastCopies,
	planCopy,
} from "../../../league/seasons/copy-season.server.ts";
import { namesInWords } from "../../../league/seasons/lines-text.ts";
import { seasonAfter } from "../../../league/seasons/placements.ts";
import { copyText } from "../../../league/seasons/text.ts";
import { undoCopy } from "../../../league/seasons/undo-copy.server.ts";
import { seasonName } from "../../../settings/season-name.ts";
import { seasonByName, seasonNames } from "../../../settings/seasons.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { CopyList } from "../parts/copy-list.tsx";
import { CopyPreview } from "../parts/copy-preview.tsx";
import type { Route } from "./+types/copy";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (locale: Locale) => copyText(locale).title };

/** `plan` is the preview with the choices that were sent. */
type State = FormState & { refused?: "undecided" | "nothing" | "gone"; used?: Names[][]; plan?: CopyPlan };

export async function loader({ url }: Route.LoaderArgs) {
	const seasons = await seasonNames();
	const { season } = await siteSettings();
	const from = url.searchParams.get("from") ?? season;
	const given = seasonName().safeParse(url.searchParams.get("to") ?? seasonAfter(from));
	const problem = url.searchParams.has("from") && (given.success ? from === given.data && "sameSeason" : "notASeason");
	const to = given.data ?? url.searchParams.get("to") ?? "";
	const isAsked = url.searchParams.has("from") && !problem && seasons.includes(from);
	return {
		seasons,
		from,
		to,
		problem: problem || undefined,
		plan: isAsked ? await planCopy({ from, to }, {}) : undefined,
		copies: await lastCopies(),
	};
}

export const action = (args: Route.ActionArgs) =>
	formAction<State>(args, async ({ values, locale }) => {
		const actor = actorOf(args.context);
		if (values.intent === "undo") {
			const undone = await undoCopy(actor, idParam(values.copy));
			if (undone.ok) return { to: pathIn(locale, "/admin/league/copy"), flash: "season-copy-undone" };
			return { status: 409, state: "used" in undone ? { used: undone.used } : { refused: "gone" } };
		}
		if (values.intent !== "copy" && values.intent !== "check") throw badRequest();
		const to = seasonName().safeParse(values.to);
		const state = editionStates.find((each) => each === values.state) ?? "draft";
		const from = values.from ?? "";
		if (!to.success || from === to.data) throw badRequest();
		if (!(await seasonByName(from))) throw notFound();
		const seasons = { from, to: to.data };
		const again = async () => ({ plan: await planCopy(seasons, values) });
		if (values.intent === "check") return { status: 200, state: await again() };
		const copied = await copySeason(actor, seasons, {
			choices: values,
			state,
			withRosters: values.rosters === "on",
			withCaptains: values.captains === "on",
		});
		if (!copied.ok)
			return {
				status: copied.problem === "nothing" ? 409 : 422,
				state: { ...(await again()), refused: copied.problem },
			};
		const { groups, entries } = copied.counts;
		return {
			to: `${pathIn(locale, "/admin/league")}?season=${encodeURIComponent(to.data)}`,
			flash: `season-copied.${groups}.${entries}`,
		};
	});

export default function CopySeason({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = copyText(locale);
	const { seasons, from, to, problem, copies } = loaderData;
	const plan = actionData?.plan ?? loaderData.plan;
	const asked = { values: { from, to }, problems: problem === "notASeason" ? { to: problem } : {} } as FormState;
	return (
		<>
			<p className="mb-3">
				<a href={pathIn(locale, "/admin/league")} className="link">
					{t.back}
				</a>
			</p>
			<h2 className="text-2xl font-bold">{t.title}</h2>
			<p className="mt-2 max-w-prose text-soft">{t.lead}</p>
			<form method="get" className="card my-5 grid items-start gap-4 p-5 sm:grid-cols-[10rem_10rem_auto]">
				<SelectField
					form="copy"
					name="from"
					label={t.from}
					options={seasons.map((value) => ({ value, label: value }))}
					state={asked}
				/>
				<Field form="copy" name="to" label={t.to} maxLength={9} dir="ltr" state={asked} />
				<button type="submit" className="button sm:mt-7 sm:justify-self-start">
					{t.look}
				</button>
			</form>
			{problem === "sameSeason" && <Notice text={t.sameSeason} />}
			<Stopped state={actionData} />
			{actionData?.refused && <Notice text={t[actionData.refused]} />}
			{actionData?.used && (
				<Notice text={t.used}>
					<ul className="mt-2 list-disc ps-5 font-normal">
						{[...new Set(actionData.used.map((each) => namesInWords(locale, each)))].map((names) => (
							<li key={names}>{names}</li>
						))}
					</ul>
				</Notice>
			)}
			{plan && plan.frame.editions.length === 0 && <p className="text-soft">{t.noGroups}</p>}
			{plan && plan.frame.editions.length > 0 && (
				<CopyPreview
					from={from}
					to={to}
					plan={plan}
					state={actionData}
					isRefused={actionData?.refused === "undecided"}
				/>
			)}
			<CopyList copies={copies} />
		</>
	);
}

function Notice({ text, children }: { text: string; children?: React.ReactNode }) {
	return (
		<div role="alert" className="mb-5 rounded-xl border-2 border-ball bg-draw-tint p-4 font-semibold">
			{text}
			{children}
		</div>
	);
}
