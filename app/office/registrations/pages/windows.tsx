import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, validInput } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { formatDate } from "../../../base/locale/format.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { transfersText } from "../../../people/registrations/transfers/text.ts";
import { windowForm } from "../../../people/registrations/transfers/transfer-form.ts";
import { windowsOf } from "../../../people/registrations/transfers/transfers.server.ts";
import { addWindow, removeWindow } from "../../../people/registrations/transfers/windows.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { seasonByName } from "../../../settings/seasons.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import type { Route } from "./+types/windows";

export const middleware = [requires("registration.manage")];
export const handle = { js: true, title: (locale: Locale) => transfersText(locale).windows };

export async function loader({ url }: Route.LoaderArgs) {
	const asked = url.searchParams.get("season") ?? "";
	const season = (await seasonByName(asked)) ? asked : (await siteSettings()).season;
	return { season, windows: await windowsOf(season), query: url.search };
}

/** Adds a window of the season, or removes one. */
export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values }) => {
		const actor = actorOf(args.context);
		const to = args.url.pathname + args.url.search;
		if (values.remove !== undefined) {
			if (!(await removeWindow(actor, idParam(values.remove)))) throw notFound();
			return { to, flash: "deleted" };
		}
		const window = validInput(windowForm, values);
		if (!(await seasonByName(window.season))) throw notFound();
		await addWindow(actor, window);
		return { to, flash: "created" };
	});

export default function Windows({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = transfersText(locale);
	const { season, windows, query } = loaderData;
	const names = { from_on: t.starts_on, until_on: t.until_on };
	const field = fieldProps<keyof typeof names>("window", actionData ?? { problems: {}, values: {} }, names);
	return (
		<Panel title={`${t.windows} ${season}`} close={pathIn(locale, "/admin/registrations") + query}>
			<div className="min-h-0 space-y-6 overflow-y-auto p-5 sm:p-7">
				<p className="text-soft">{t.windowsLead}</p>
				<Stopped state={actionData} />
				{windows.length > 0 && (
					<ul className="card divide-y divide-line">
						{windows.map((window) => {
							const days = `${formatDate(locale, window.from_on)} – ${formatDate(locale, window.until_on)}`;
							return (
								<li key={window.id} className="flex items-center gap-3 p-3">
									<p className="min-w-0 flex-1 font-semibold">{days}</p>
									<form method="post">
										<input type="hidden" name="remove" value={window.id} />
										<button type="submit" aria-label={`${t.remove}: ${days}`} className="button-quiet px-3 text-loss">
											{t.remove}
										</button>
									</form>
								</li>
							);
						})}
					</ul>
				)}
				<form method="post" noValidate className="grid gap-5 sm:grid-cols-2">
					<input type="hidden" name="season" value={season} />
					<Field {...field("from_on")} type="date" />
					<Field {...field("until_on")} type="date" />
					<button type="submit" className="button justify-self-start">
						{t.addWindow}
					</button>
				</form>
			</div>
		</Panel>
	);
}
