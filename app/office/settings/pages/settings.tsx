import type { Actor } from "../../../access/actor.ts";
import { confirmFirst } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { lastChange } from "../../../audit/audit.server.ts";
import { type Answer, answerForm, type Sender } from "../../../base/forms/form-action.server.ts";
import { problemsOf } from "../../../base/forms/problems.ts";
import { type Form, receiveForm } from "../../../base/forms/receive-form.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { keysOf } from "../../../base/literals.ts";
import { type Locale, localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RELEASE } from "../../../base/schema/release.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { editorForm, takePictures } from "../../../records/editing/record-action.server.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { UnsavedGuard } from "../../../records/parts/unsaved-guard.tsx";
import { MAX_PICTURE_FORM } from "../../../records/pictures/picture-form.ts";
import { tabText } from "../../../records/tab-text.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { seasonByName } from "../../../settings/seasons.server.ts";
import { ownersSettings, settingsRow, siteSettings } from "../../../settings/settings.server.ts";
import { type SettingsPart, settingsForms } from "../../../settings/settings-form.ts";
import { setupText } from "../../setup/text.ts";
import { Contents } from "../parts/contents.tsx";
import { SettingsSection } from "../parts/settings-section.tsx";
import { saveSettings, undoSettings } from "../save-settings.server.ts";
import { bucketOf, fieldsOf, fromControls, isListPart, problemsAt, toControls } from "../settings-rows.ts";
import { settingsWords } from "../settings-words.ts";
import { settingsText } from "../text.ts";
import type { Route } from "./+types/settings";

export const middleware = [requires("settings.manage")];
export const handle = { js: true, maxBody: MAX_PICTURE_FORM };

const parts = keysOf(settingsForms);

function valuesOf(part: SettingsPart, settings: Settings, points: Record<string, unknown>): Record<string, string> {
	if (isListPart(part)) return toControls(part, settings[part]);
	const all: Record<string, unknown> = { ...settings, ...points };
	return Object.fromEntries(fieldsOf(part).map((field) => [field, String(all[field] ?? "")]));
}

async function stateOf(part: SettingsPart): Promise<RecordState> {
	const settings = { ...(await siteSettings()), ...(await ownersSettings()) };
	const { version } = await settingsRow();
	const { points_win = 2, points_draw = 1, points_loss = 1 } = (await seasonByName(settings.season)) ?? {};
	const values = valuesOf(part, settings, { points_win, points_draw, points_loss });
	return { problems: {}, values: { ...values, version: String(version) } };
}

/** Who changed a part last, and whether that can be taken back. */
async function changeOf(part: SettingsPart) {
	const { former } = await settingsRow();
	const change = await lastChange(`settings:${part}`);
	return change && { by: change.actor, at: change.at.toISOString(), canUndo: former[part] !== undefined };
}

export async function loader({ url }: Route.LoaderArgs) {
	const part = parts.find((each) => each === url.searchParams.get("part")) ?? parts[0] ?? "season";
	const isSetup = url.searchParams.get("after") === "setup";
	const title = settingsWords(localeOf(url.pathname))[`${part}Part`];
	return { release: RELEASE, title, part, state: await stateOf(part), change: await changeOf(part), isSetup };
}

type State = RecordState & { part: SettingsPart };

/** One part at a time; the others stay as they are. */
export const action = (args: Route.ActionArgs) =>
	receiveForm(args.request, editorForm, async (posted) => {
		const part = parts.find((each) => each === posted.values.part);
		if (!part) throw badRequest();
		if (part === "factors") confirmFirst(args);
		const actor = actorOf(args.context);
		const run = ({ locale }: Sender) =>
			posted.values.intent === "undo" ? undoPart(actor, part, posted, locale) : savePart(actor, part, posted, locale);
		return answerForm<State, Form>(args, posted, run, { always: () => ({ part }) });
	});

async function savePart(
	actor: Actor,
	part: SettingsPart,
	{ form, values }: Form,
	locale: Locale,
): Promise<Answer<State>> {
	const pictures = Object.keys(values).filter((name) => /^(?:logo|hero|photo)_url(?:_\d+)?$/.test(name));
	const buckets = Object.fromEntries(pictures.map((name) => [name, bucketOf(part)]));
	const pictureProblems = await takePictures(form, values, buckets, {});
	const lines = isListPart(part) ? fromControls(part, values) : undefined;
	const parsed = settingsForms[part].safeParse(lines ?? values);
	const wrong = parsed.success ? {} : problemsAt(problemsOf(parsed.error), lines?.at ?? []);
	const problems = { ...wrong, ...pictureProblems };
	if (!parsed.success || Object.keys(problems).length > 0) return { status: 422, state: { problems } };
	const outcome = await saveSettings(actor, part, Number(values.version), lines ?? values);
	if (outcome.ok) return { to: afterSaving(locale, part, values.after === "setup"), flash: "saved" };
	if ("gone" in outcome) throw badRequest();
	const version = String(outcome.current.version);
	return { status: 409, state: { values: { ...values, version }, conflict: await conflictOf(part) } };
}

async function undoPart(actor: Actor, part: SettingsPart, { values }: Form, locale: Locale): Promise<Answer<State>> {
	const outcome = await undoSettings(actor, part, Number(values.version));
	if (outcome.ok) return { to: afterSaving(locale, part, false), flash: "settings-undone" };
	if ("gone" in outcome) throw badRequest();
	return { status: 409, state: { ...(await stateOf(part)), conflict: await conflictOf(part) } };
}

async function conflictOf(part: SettingsPart) {
	const change = await lastChange(`settings:${part}`);
	return { by: change?.actor ?? "", at: (change?.at ?? new Date()).toISOString(), changes: [] };
}

/** Back to the form, or to the list of steps where it was opened there. */
const afterSaving = (locale: Locale, part: SettingsPart, isSetup: boolean) =>
	isSetup ? `${pathIn(locale, "/admin/setup")}#${part}` : `${pathIn(locale, "/admin/settings")}?part=${part}`;

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const { release } = loaderData;
	const part = actionData?.part ?? loaderData.part;
	const change = part === loaderData.part ? loaderData.change : undefined;
	const isSetup = loaderData.isSetup || actionData?.values.after === "setup";
	const state = actionData ?? loaderData.state;
	return (
		<>
			<h2 className="text-2xl">{tabText(locale).settings}</h2>
			<p className="mb-6 text-soft">{settingsText(locale).pageLead}</p>
			{isSetup && (
				<p className="mb-6">
					<a href={`${pathIn(locale, "/admin/setup")}#${part}`} className="button-quiet">
						{setupText(locale).back}
					</a>
				</p>
			)}
			<div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
				<Contents parts={parts} current={part} />
				<UnsavedGuard key={part}>
					<SettingsSection key={loaderData.state.values.version} {...{ part, state, change, isSetup }} />
				</UnsavedGuard>
			</div>
			<p className="mt-8 text-sm text-soft">
				{settingsText(locale).release} <Ltr>Tawila {release}</Ltr>
			</p>
		</>
	);
}
