import { absolute } from "../../../base/config.server.ts";
import { numberParam } from "../../../base/forms/params.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupsOf } from "../../../league/competitions/competitions.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { embedText } from "../embed-text.ts";
import type { Route } from "./+types/code";

export const handle = { cached: ["group"] };

export async function loader({ url }: Route.LoaderArgs) {
	const { season } = await siteSettings();
	const all = await groupsOf(season);
	const asked = numberParam(url, "group");
	const locale = localeOf(url.pathname);
	const groups = all.map((group) => {
		const { competition: name, competition_ar: name_ar } = group;
		const names = new Set([pick(locale, { name, name_ar }, "name"), pick(locale, group, "name")]);
		return { id: group.id, name: [...names].join(" · ") };
	});
	return { origin: absolute(""), season, groups, shown: groups.find(({ id }) => id === asked) ?? groups[0] };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = embedText(locale);
	return pageMeta(args, { title: t.title, description: t.description });
};

const contents = ["table", "matches"] as const;
const pages = { table: "/embed/groups/:id/table", matches: "/embed/groups/:id/matches" } as const;
const languages = ["ar", "en"] as const;

export default function EmbedCode({ loaderData: { origin, season, groups, shown } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = embedText(locale);
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={t.lead} />
			<div className="wide max-w-4xl space-y-7 py-5 sm:py-8">
				{!shown ? (
					<Empty title={t.none} />
				) : (
					<>
						<form method="get" action={pathIn(locale, "/embed")} className="flex flex-wrap items-end gap-3">
							<div className="min-w-60 flex-1">
								<label htmlFor="group" className="mb-0.5 block text-sm font-semibold">
									{t.group}
								</label>
								<select id="group" name="group" defaultValue={shown.id} className="control">
									{groups.map(({ id, name }) => (
										<option key={id} value={id}>
											{name}
										</option>
									))}
								</select>
							</div>
							<button type="submit" className="button">
								{t.show}
							</button>
						</form>
						{contents.map((content) => (
							<section key={content} aria-labelledby={content} className="space-y-4">
								<h2 id={content} className="text-xl">
									{t[content]}
								</h2>
								{languages.map((language) => (
									<Code
										key={language}
										id={`${content}-${language}`}
										label={language === "ar" ? t.language : t.english}
										path={pathIn(language, pages[content], { id: String(shown.id) })}
										title={`${shown.name} ${season}`}
										origin={origin}
									/>
								))}
							</section>
						))}
						<p className="text-soft">{t.height}</p>
					</>
				)}
			</div>
		</>
	);
}

type CodeProps = { id: string; label: string; path: string; title: string; origin: string };

function Code({ id, label, path, title, origin }: CodeProps) {
	const t = embedText(useLocale());
	return (
		<div>
			<p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6">
				<label htmlFor={id} className="font-semibold">
					{label}
				</label>
				<a className="link text-sm" href={path}>
					{t.look}
				</a>
			</p>
			<textarea
				id={id}
				readOnly
				rows={4}
				dir="ltr"
				spellCheck={false}
				value={codeOf(origin + path, title, origin)}
				className="control font-mono text-sm"
			/>
		</div>
	);
}

const quoted = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The code for a page of another site: a frame with a height of its own, and the script that fits it to its content.
 */
const codeOf = (address: string, title: string, origin: string) =>
	`<iframe data-tawila src="${address}" title="${quoted(title)}"
	style="width:100%;height:600px;border:0" loading="lazy"></iframe>
<script src="${origin}/embed.js" async></script>`;
