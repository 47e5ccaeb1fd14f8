import { data, redirect } from "react-router";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { lastChange } from "../../audit/audit.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { type Form, receiveForm } from "../../base/forms/receive-form.server.ts";
import { flashCookie } from "../../base/http/flash.server.ts";
import { badRequest } from "../../base/http/http-errors.ts";
import { keysOf } from "../../base/literals.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { seasonByName } from "../../matches/ties.server.ts";
import { editorForm, takePictures } from "../../records/record-action.server.ts";
import type { RecordState } from "../../records/record-state.ts";
import { tabText } from "../../records/tab-text.ts";
import { SettingsSection } from "../parts/settings-section.tsx";
import { saveSettings, settingsRow, siteSettings } from "../settings.server.ts";
import { type Settings, type SettingsPart, settingsForms } from "../settings-form.ts";
import { fieldsOf, fromControls, isListPart, problemsAt, toControls } from "../settings-rows.ts";
import { settingsText } from "../text.ts";
import type { Route } from "./+types/settings";

export const middleware = [requires("settings.manage")];
export const handle = { js: true, maxBody: 16 * 1024 * 1024 };

const parts = keysOf(settingsForms);

function valuesOf(part: SettingsPart, settings: Settings, points: Record<string, unknown>): Record<string, string> {
	if (isListPart(part)) return toControls(part, settings[part]);
	const all: Record<string, unknown> = { ...settings, ...points };
	return Object.fromEntries(fieldsOf(part).map((field) => [field, String(all[field] ?? "")]));
}

async function current() {
	const settings = await siteSettings();
	const { version } = await settingsRow();
	const season = await seasonByName(settings.season);
	const points = season ?? { points_win: 2, points_draw: 1, points_loss: 1 };
	return parts.map((part): { part: SettingsPart; state: RecordState } => ({
		part,
		state: { problems: {}, values: { ...valuesOf(part, settings, points), version: String(version) } },
	}));
}

export const loader = async () => ({ sections: await current() });

/** One part at a time; the others stay as they are. */
export const action = (args: Route.ActionArgs) =>
	receiveForm(args.request, editorForm, (posted) => takePart(args, posted));

async function takePart({ url, context }: Route.ActionArgs, { form, values }: Form) {
	const part = parts.find((each) => each === values.part);
	if (!part) throw badRequest();
	const again = (status: number, state: Partial<RecordState>) =>
		data<{ part: SettingsPart; state: RecordState }>({ part, state: { problems: {}, values, ...state } }, { status });
	const logos = Object.keys(values).filter((name) => name.startsWith("logo_url_"));
	const pictureProblems = await takePictures(
		form,
		values,
		Object.fromEntries(logos.map((name) => [name, "partner-logos"])),
	);
	const lines = isListPart(part) ? fromControls(part, values) : undefined;
	const parsed = settingsForms[part].safeParse(lines ?? values);
	const wrong = parsed.success ? {} : problemsAt(problemsOf(parsed.error), lines?.at ?? []);
	const problems = { ...wrong, ...pictureProblems };
	if (!parsed.success || Object.keys(problems).length > 0) return again(422, { problems });
	const outcome = await saveSettings(actorOf(context), part, Number(values.version), lines ?? values);
	if (!outcome.ok) {
		const change = await lastChange(`settings:${part}`);
		return again(409, {
			values: { ...values, version: String(outcome.current.version) },
			conflict: { by: change?.actor ?? "", at: (change?.at ?? new Date()).toISOString(), changes: [] },
		});
	}
	throw redirect(`${pathIn(localeOf(url.pathname), "/admin/settings")}#${part}`, {
		status: 303,
		headers: { "set-cookie": flashCookie("saved") },
	});
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	return (
		<>
			<h2 className="text-2xl">{tabText(locale).settings}</h2>
			<p className="mb-6 text-soft">{settingsText(locale).lead}</p>
			<div className="space-y-8">
				{loaderData.sections.map(({ part, state }) => (
					<SettingsSection key={part} part={part} state={actionData?.part === part ? actionData.state : state} />
				))}
			</div>
		</>
	);
}
