import { Outlet } from "react-router";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { formatDate } from "../../base/locale/format.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Empty } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { templateUses } from "../../complaints/templates/template.ts";
import { type TemplateTitle, templates } from "../../complaints/templates/templates.server.ts";
import { templateText } from "../../complaints/templates/text.ts";
import { deskMeta } from "../desk-meta.ts";
import type { Route } from "./+types/templates";

export const middleware = [requires("case.handle")];

export const loader = async ({ context }: Route.LoaderArgs) => ({ all: await templates(actorOf(context)) });

export const meta: Route.MetaFunction = (args) => deskMeta(args, templateText, (t) => t.list);

/** The desk's prepared answers, by what they are for. */
export default function Templates({ loaderData: { all } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = templateText(locale);
	const add = (
		<a href={pathIn(locale, "/complaints/admin/templates/:id", { id: "new" })} className="button">
			{t.add}
		</a>
	);
	return (
		<>
			<div className="mb-6 flex flex-wrap items-start gap-x-6 gap-y-3">
				<div className="me-auto max-w-prose">
					<h2 className="text-2xl">{t.list}</h2>
					<p className="text-soft">{t.lead}</p>
				</div>
				{all.length > 0 && add}
			</div>
			{all.length === 0 ? (
				<Empty title={t.none} text={t.noneText}>
					{add}
				</Empty>
			) : (
				templateUses
					.map((use) => ({ use, found: all.filter(({ used_for }) => used_for === use) }))
					.filter(({ found }) => found.length > 0)
					.map(({ use, found }) => (
						<section key={use} aria-labelledby={`templates-${use}`} className="mb-8">
							<h3 id={`templates-${use}`} className="mb-3 text-xl">
								{t[use]} <span className="text-base font-normal text-soft">({t.count(found.length)})</span>
							</h3>
							<ul className="card divide-y divide-line">
								{found.map((template) => (
									<TemplateRow key={template.id} template={template} />
								))}
							</ul>
						</section>
					))
			)}
			<Outlet />
		</>
	);
}

function TemplateRow({ template }: { template: TemplateTitle }) {
	const locale = useLocale();
	const t = templateText(locale);
	const id = String(template.id);
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
			<span className="me-auto min-w-0">
				<bdi className="font-semibold">{template.title}</bdi>
				<span className="block text-sm text-soft">
					{t.updated}: {formatDate(locale, template.updated_at)}
				</span>
			</span>
			<a
				href={pathIn(locale, "/complaints/admin/templates/:id", { id })}
				aria-label={t.editOne(template.title)}
				className="button-quiet"
			>
				{t.editShort}
			</a>
			<a
				href={pathIn(locale, "/complaints/admin/templates/:id/delete", { id })}
				aria-label={t.deleteOne(template.title)}
				className="button-quiet text-loss"
			>
				{t.deleteShort}
			</a>
		</li>
	);
}
