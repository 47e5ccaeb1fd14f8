import { absolute } from "../../../base/config.server.ts";
import { formatCount, riyadhDay } from "../../../base/locale/format.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, Ltr, PageHeader, Section, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { organizationData } from "../../../settings/organization.ts";
import { partnersOn } from "../../../settings/partners.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { Board, Regulations } from "../parts/about-lists.tsx";
import { Partners } from "../parts/partners.tsx";
import { homeText } from "../text.ts";
import type { Route } from "./+types/about";

export const handle = { cached: [] };

export async function loader({ url }: Route.LoaderArgs) {
	const settings = await siteSettings();
	const { about, about_ar, vision, vision_ar, mission, mission_ar, members, clubs, years } = settings;
	const { values, history, board } = settings;
	const regulations = settings.regulations.toSorted((a, b) => b.day.localeCompare(a.day));
	return {
		texts: { about, about_ar, vision, vision_ar, mission, mission_ar },
		numbers: { members, clubs, years },
		values,
		history,
		board,
		regulations,
		partners: partnersOn(settings.partners, riyadhDay(new Date())),
		structured: organizationData(localeOf(url.pathname), absolute(""), settings),
	};
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = homeText(locale);
	return pageMeta(args, {
		title: t.aboutTitle,
		description: t.aboutDescription,
		image: pathIn(locale, "/share/:kind.png", { kind: "about" }),
		structured: args.loaderData ? [args.loaderData.structured] : [],
	});
};

/** Each part is there when the federation has said something of it. */
export default function About({
	loaderData: { texts, numbers, values, history, board, regulations, partners },
}: Route.ComponentProps) {
	const locale = useLocale();
	const t = homeText(locale);
	const isEmpty =
		Object.values(texts).every((text) => !text) &&
		Object.values(numbers).every((number) => number === 0) &&
		[values, history, board, regulations, partners].every((list) => list.length === 0);
	const aims = (["vision", "mission"] as const).filter((part) => pick(locale, texts, part));
	return (
		<>
			<PageHeader
				crumbs={[useHomeCrumb(), { label: t.aboutTitle }]}
				title={t.aboutTitle}
				lead={pick(locale, texts, "about")}
			/>
			{isEmpty && (
				<div className="wide py-10">
					<Empty title={t.aboutEmpty} />
				</div>
			)}
			{aims.length > 0 && (
				<div className="wide grid gap-5 pt-10 sm:pt-14 lg:grid-cols-2">
					{aims.map((part) => (
						<section key={part} aria-labelledby={part} className="card p-6 sm:p-8">
							<h2 id={part} className="text-xl text-brand">
								{t[part]}
							</h2>
							<p className="mt-2 text-lg">{pick(locale, texts, part)}</p>
						</section>
					))}
				</div>
			)}
			{values.length > 0 && (
				<Section id="values" title={t.values}>
					<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
						{values.map((value) => (
							<li key={value.name} className="border-t-4 border-ball pt-4">
								<h3 className="text-lg">{pick(locale, value, "name")}</h3>
								<p className="mt-1 text-soft">{pick(locale, value, "text")}</p>
							</li>
						))}
					</ul>
				</Section>
			)}
			<Numbers {...numbers} />
			{history.length > 0 && (
				<Section id="history" title={t.history}>
					<ol className="grid gap-8 lg:grid-cols-3">
						{history.map((milestone) => (
							<li key={`${milestone.year} ${milestone.title}`} className="border-s-2 border-line ps-5">
								<p className="text-2xl font-bold text-brand">
									<Ltr>{milestone.year}</Ltr>
								</p>
								<h3 className="mt-1 text-lg">{pick(locale, milestone, "title")}</h3>
								<p className="mt-1 text-soft">{pick(locale, milestone, "text")}</p>
							</li>
						))}
					</ol>
				</Section>
			)}
			{board.length > 0 && (
				<Section id="board" title={t.board}>
					<Board board={board} />
				</Section>
			)}
			{regulations.length > 0 && (
				<Section id="regulations" title={t.regulations}>
					<Regulations regulations={regulations} />
				</Section>
			)}
			<Partners partners={partners} />
		</>
	);
}

function Numbers({ years, members, clubs }: Pick<Settings, "years" | "members" | "clubs">) {
	const locale = useLocale();
	const t = homeText(locale);
	const stats = [
		{ count: years, value: formatCount(years), label: t.years(years) },
		{ count: members, value: `${formatCount(members)}+`, label: t.members(members) },
		{ count: clubs, value: `${formatCount(clubs)}+`, label: t.clubs(clubs) },
	].filter(({ count }) => count > 0);
	if (stats.length === 0) return null;
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
