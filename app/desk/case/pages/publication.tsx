import { asStaff } from "../../../access/case-access.server.ts";
import { Alert } from "../../../accounts/parts/step-page.tsx";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { type Answer, formAction, validInput } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { Problems } from "../../../base/ui/fields/problem-text.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import {
	decidedOn,
	fingerprint,
	isOver,
	personsTold,
	publicationForm,
	publishDecision,
	unpublishDecision,
} from "../../../complaints/handling/commands/publish-decision.server.ts";
import { deskBrief } from "../../../complaints/handling/desk-case.server.ts";
import { publicationProblems } from "../../../decisions/problem-text.ts";
import { publishedDecision } from "../../../decisions/published-decisions.server.ts";
import { deskMeta } from "../../desk-meta.ts";
import { PublicationForm, Unpublish } from "../parts/publication-form.tsx";
import { PublicationPreview } from "../parts/publication-preview.tsx";
import { publicationText } from "../publication-text.ts";
import { refusalText } from "../refusal-text.ts";
import type { Route } from "./+types/publication";

export const middleware = [requires("case.decide")];
export const handle = { js: true };

export const meta: Route.MetaFunction = (args) => deskMeta(args, publicationText, (t) => t.publication);

/** The case of an address for a head who takes part in it; 404 for any other. */
async function openCase({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
	const found = await deskBrief(actorOf(context), params.caseReference);
	if (!found || found.recused) throw notFound();
	return found;
}

export async function loader(args: Route.LoaderArgs) {
	const found = await openCase(args);
	const reference = args.params.caseReference;
	const decided = await asStaff(actorOf(args.context), () => decidedOn(found.id));
	const published = await publishedDecision(reference);
	return {
		reference,
		published,
		decided,
		seen: fingerprint(published),
		canPublish: decided !== undefined && isOver(found),
	};
}

type State = FormState & { step?: "preview" | "withdrawn"; refused?: "changed" | "judgedBefore" | "unknown" };

/**
 * Words are shown as the public will read them before they are published; taking them back gives them back to the form.
 */
export const action = (args: Route.ActionArgs) =>
	formAction<State>(args, async ({ values, locale }): Promise<Answer<State>> => {
		const { id } = await openCase(args);
		const actor = actorOf(args.context);
		const reference = args.params.caseReference;
		const to = pathIn(locale, "/complaints/admin/case/:caseReference/publication", args.params);
		if (values.intent === "edit") return { status: 200, state: {} };
		if (values.intent === "unpublish") {
			if (values.sure !== "on") return { status: 422, state: { problems: { sure: "required" } } };
			const words = await unpublishDecision(actor, id);
			return words ? { status: 200, state: { values: words, step: "withdrawn" } } : { to };
		}
		const words = validInput(publicationForm, values);
		const problems = await personsTold(actor, id, words);
		if (Object.keys(problems).length > 0) return { status: 422, state: { problems } };
		if (values.intent !== "publish") return { status: 200, state: { step: "preview" } };
		const outcome = await publishDecision(actor, id, words, values.seen);
		if (outcome.ok) return { to, flash: "desk-published" };
		const seen = fingerprint(await publishedDecision(reference));
		const refused = outcome.refused === "changed" || outcome.refused === "judgedBefore" ? outcome.refused : "unknown";
		return { status: 409, state: { refused, values: { ...words, seen } } };
	});

/** A head writes what the public reads of a decision, or takes it back. */
export default function EditPublication({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = publicationText(locale);
	const { reference, published, decided, seen, canPublish } = loaderData;
	const { title = "", title_ar = "", body = "", body_ar = "" } = published ?? {};
	const values = { seen, title, title_ar, body, body_ar, ...actionData?.values };
	const state = { ...actionData, problems: actionData?.problems ?? {}, values };
	const labels = { title: t.title_en, title_ar: t.title_ar, body: t.body_en, body_ar: t.body_ar, sure: t.sure };
	const refused = actionData?.refused;
	return (
		<div className="max-w-3xl space-y-6">
			<h2 className="text-2xl">
				{t.publication} <Ltr>{reference}</Ltr>
			</h2>
			<p className="flex flex-wrap gap-x-6 gap-y-1">
				<strong>{published ? t.isPublished : t.notPublished}</strong>
				{published && (
					<a href={pathIn(locale, "/decisions/:reference", { reference })} className="link">
						{t.publicPage}
					</a>
				)}
				<a
					href={pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference: reference })}
					className="link"
				>
					{t.backToCase}
				</a>
			</p>
			{published?.isReopened && <p role="note">{t.isReopened}</p>}
			{refused && <Alert>{refused === "changed" ? t.changed : refusalText(locale)[refused]}</Alert>}
			{actionData?.step === "withdrawn" && (
				<div role="status" tabIndex={-1} data-first="" className="rounded-xl border-2 border-win bg-win-tint p-4">
					<p className="font-semibold">{t.withdrawn}</p>
					{canPublish && <p>{t.withdrawnText}</p>}
				</div>
			)}
			<Problems of={[publicationProblems]}>
				<ErrorSummary form="publication" state={state} labels={labels} />
				{!canPublish && <p>{t.undecided}</p>}
				{canPublish && actionData?.step === "preview" && (
					<PublicationPreview values={values} decidedOn={decided} isPublished={published !== undefined} />
				)}
				{canPublish && actionData?.step !== "preview" && <PublicationForm state={state} />}
				{published && actionData?.step !== "preview" && <Unpublish state={state} />}
			</Problems>
		</div>
	);
}
