import { absolute } from "../../../base/config.server.ts";
import { formatCount } from "../../../base/locale/format.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Ltr, PageHeader, Section, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { site } from "../../../installation/site.ts";
import { organizationData } from "../../../settings/organization.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { useSettings } from "../../../settings/use-settings.ts";
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
				<ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
					{settings.board.map((member) => (
						<li key={member.name} className="border-t border-line py-3">
							<h3 className="leading-snug">{pick(locale, member, "name")}</h3>
							<p className="text-sm text-soft">{pick(locale, member, "role")}</p>
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
		{ value: formatCount(years), label: t.years(years) },
		{ value: `${formatCount(members)}+`, label: t.members(members) },
		{ value: `${formatCount(clubs)}+`, label: t.clubs(clubs) },
	];
	return (
		<section aria-labelledby="numbers" className="court">
			<div className="wide py-6 text-center sm:py-12">
				<h2 id="numbers" className="text-xl">
					{t.inNumbers}
				</h2>
				<dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3 sm:mt-6">
					{stats.map(({ value, label }) => (
						<div key={label} className="flex flex-col-reverse justify-end">
							<dt className="text-soft max-sm:text-sm">{label}</dt>
							<dd className="text-2xl font-bold sm:text-4xl">
								<Ltr>{value}</Ltr>
							</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
