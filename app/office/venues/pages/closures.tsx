import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { formatDay } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { addClosure, removeClosure } from "../../../league/venues/edit-venues.server.ts";
import { closureForm } from "../../../league/venues/venue-form.ts";
import { closuresOf, venueById } from "../../../league/venues/venues.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { venuesText } from "../text.ts";
import type { Route } from "./+types/closures";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const venue = await venueById(idParam(params.id));
	if (!venue) throw notFound();
	return { name: venue.name, name_ar: venue.name_ar, closures: await closuresOf(venue.id), query: url.search };
}

/** Adds days of closure, or removes some. */
export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values }) => {
		const [actor, venueId] = [actorOf(args.context), idParam(args.params.id)];
		const to = args.url.pathname + args.url.search;
		if (values.remove !== undefined) {
			if (!(await removeClosure(actor, venueId, idParam(values.remove)))) throw notFound();
			return { to, flash: "deleted" };
		}
		const outcome = await addClosure(actor, venueId, validInput(closureForm, values));
		if (!outcome.ok && "gone" in outcome) throw notFound();
		return outcome.ok ? { to, flash: "created" } : refused(outcome);
	});

type Name = "from_on" | "until_on" | "reason_ar" | "reason";

export default function Closures({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = venuesText(locale);
	const { closures, query } = loaderData;
	const field = fieldProps<Name>("closure", actionData ?? { problems: {}, values: {} }, t);
	return (
		<Panel
			title={t.closuresOf(pick(locale, loaderData, "name"))}
			close={pathIn(locale, "/admin/league/venues") + query}
		>
			<div className="min-h-0 space-y-6 overflow-y-auto p-5 sm:p-7">
				<Stopped state={actionData} />
				{closures.length === 0 ? (
					<p className="text-soft">{t.noClosures}</p>
				) : (
					<ul className="card divide-y divide-line">
						{closures.map((closure) => {
							const days = [...new Set([closure.from_on, closure.until_on])].map((day) => formatDay(locale, day));
							const reason = pick(
								locale,
								{ reason: closure.reason ?? "", reason_ar: closure.reason_ar ?? "" },
								"reason",
							);
							return (
								<li key={closure.id} className="flex items-center gap-3 p-3">
									<div className="min-w-0 flex-1">
										<p className="font-semibold">{days.join(" – ")}</p>
										{reason && <p className="text-sm text-soft">{reason}</p>}
									</div>
									<form method="post">
										<input type="hidden" name="remove" value={closure.id} />
										<button
											type="submit"
											aria-label={`${t.remove}: ${days.join(" – ")}`}
											className="button-quiet px-3 text-loss"
										>
											{t.remove}
										</button>
									</form>
								</li>
							);
						})}
					</ul>
				)}
				<form method="post" noValidate className="grid gap-5 sm:grid-cols-2">
					<Field {...field("from_on")} type="date" />
					<Field {...field("until_on", false)} type="date" hint={t.untilHint} />
					<Field {...field("reason_ar", false)} maxLength={200} />
					<Field {...field("reason", false)} maxLength={200} />
					<button type="submit" className="button justify-self-start">
						{t.addClosure}
					</button>
				</form>
			</div>
		</Panel>
	);
}
