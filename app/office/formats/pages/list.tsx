import { requires } from "../../../accounts/sign-in/guards.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { allFormats } from "../../../league/formats/formats.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { FormatCard } from "../parts/format-card.tsx";
import { formatsText } from "../text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (locale: Locale) => formatsText(locale).title };

export async function loader() {
	const formats = await allFormats();
	return { own: formats.filter(({ id }) => id !== undefined), usual: formats.filter(({ id }) => id === undefined) };
}

export default function Formats({ loaderData: { own, usual } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = formatsText(locale);
	return (
		<Panel title={t.title} close={pathIn(locale, "/admin/league")}>
			<div className="space-y-6 p-5 sm:p-7">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="max-w-prose text-soft">{t.lead}</p>
					<a href={pathIn(locale, "/admin/league/formats/:id", { id: "new" })} className="button" data-first="">
						{t.add}
					</a>
				</div>
				<section>
					<h3 className="mb-2 font-bold">{t.ownFormats}</h3>
					{own.length === 0 ? (
						<p className="text-soft">{t.noOwn}</p>
					) : (
						<ul className="card divide-y divide-line">
							{own.map((format) => (
								<FormatCard key={format.code} format={format} />
							))}
						</ul>
					)}
				</section>
				<section>
					<h3 className="mb-2 font-bold">{t.usualFormats}</h3>
					<ul className="card divide-y divide-line">
						{usual.map((format) => (
							<FormatCard key={format.code} format={format} />
						))}
					</ul>
				</section>
			</div>
		</Panel>
	);
}
