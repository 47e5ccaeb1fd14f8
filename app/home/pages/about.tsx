import { absolute } from "../../base/config.server.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Ltr, PageHeader, Section, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../installation/site.ts";
import { organizationData } from "../../settings/organization.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { Partners } from "../parts/partners.tsx";
import { homeText } from "../text.ts";
import type { Route } from "./+types/about";

export const handle = { cached: [] };

export const loader = async ({ url }: Route.LoaderArgs) => ({
	structured: organizationData(localeOf(url.pathname), absolute(""), await siteSettings()),
});

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = homeText(locale);
	return pageMeta(args, {
		title: t.aboutTitle,
		description: t.aboutDescription,
		siteName: site.name[locale],
		image: pathIn(locale, "/share/:kind.png", { kind: "about" }),
		structured: args.loaderData ? [args.loaderData.structured] : [],
	});
};

export default function About() {
	const locale = useLocale();
	const t = homeText(locale);
	const settings = useSettings();
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.aboutTitle }]} title={t.aboutTitle} lead={site.about[locale]} />
			<div className="wide grid gap-5 pt-10 sm:pt-14 lg:grid-cols-2">
				{(["vision", "mission"] as const).map((part) => (
					<section key={part} aria-labelledby={part} className="card p-6 sm:p-8">
						<h2 id={part} className="text-xl text-brand">
							{t[part]}
						</h2>
						<p className="mt-2 text-lg">{site[part][locale]}</p>
					</section>
				))}
			</div>
			<Section id="values" title={t.values}>
				<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
					{site.values.map(({ name, text }) => (
						<li key={name.en} className="border-t-4 border-ball pt-4">
							<h3 className="text-lg">{name[locale]}</h3>
							<p className="mt-1 text-soft">{text[locale]}</p>
						</li>
					))}
				</ul>
			</Section>
			<Numbers />
			<Section id="history" title={t.history}>
				<ol className="grid gap-8 lg:grid-cols-3">
					{site.history.map(({ year, title, text }) => (
						<li key={year} className="border-s-2 border-line ps-5">
							<p className="text-2xl font-bold text-brand">
								<Ltr>{year}</Ltr>
							</p>
							<h3 className="mt-1 text-lg">{title[locale]}</h3>
							<p className="mt-1 text-soft">{text[locale]}</p>
						</li>
					))}
				</ol>
			</Section>
			<Section id="board" title={t.board}>
				<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
					{settings.board.map((member) => (
						<li key={member.name} className="card overflow-hidden">
							<div className="silhouette aspect-[4/3]" />
							<div className="p-4">
								<h3 className="leading-snug">{pick(locale, member, "name")}</h3>
								<p className="mt-1 text-sm text-soft">{pick(locale, member, "role")}</p>
							</div>
						</li>
					))}
				</ul>
			</Section>
			<Partners />
		</>
	);
}

function Numbers() {
	const locale = useLocale();
	const t = homeText(locale);
	const { years, members, clubs } = useSettings();
	const stats = [
		{ value: years, label: t.years },
		{ value: `${members}+`, label: t.members(members) },
		{ value: `${clubs}+`, label: t.clubs(clubs) },
	];
	return (
		<section aria-labelledby="numbers" className="court">
			<div className="wide py-12 text-center">
				<h2 id="numbers" className="text-xl">
					{t.inNumbers}
				</h2>
				<dl className="mt-6 grid gap-6 sm:grid-cols-3">
					{stats.map(({ value, label }) => (
						<div key={label} className="flex flex-col-reverse">
							<dt className="text-soft">{label}</dt>
							<dd className="text-4xl font-bold">
								<Ltr>{value}</Ltr>
							</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
