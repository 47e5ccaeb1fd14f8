import { visitor } from "../../../access/actor.ts";
import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import { isHoneypotFilled } from "../../../base/forms/honeypot.ts";
import { pageParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { plainText } from "../../../base/rich-text/rich-text.server.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary, Honeypot } from "../../../base/ui/fields/form-parts.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Empty, PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { newsletterForm } from "../../../contact/contact-form.ts";
import { liveCategories, newsPage } from "../../../news/news.server.ts";
import { requestNewsletter } from "../../../news/newsletter/newsletter.server.ts";
import { ArticleCard } from "../../../news/parts/article-card.tsx";
import { newsText } from "../../../news/text.ts";
import { contactText } from "../../contact/text.ts";
import type { Route } from "./+types/list";

export const handle = { cached: ["category", "page"], maxBody: SHORT_FORM };

export async function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const category = url.searchParams.get("category") || undefined;
	const page = pageParam(url);
	const { articles, pages } = await newsPage(locale, page, category);
	if (page > pages) throw notFound();
	const cards = articles.map((article) => ({
		...article,
		excerpt: article.excerpt || plainText(article.opening, 160),
	}));
	const categories = await liveCategories(locale);
	const name = categories.find(({ slug }) => slug === category)?.name;
	return { cards, page, pages, category, name, categories };
}

/** The newsletter box. */
export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, form, locale, address }) => {
		const { email } = validInput(newsletterForm, values);
		const asked = await requestNewsletter(visitor, email, { locale, address, trapped: isHoneypotFilled(form) });
		return asked.ok ? { to: pathIn(locale, "/news"), flash: "newsletter-asked" } : refused(asked);
	});

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = newsText(locale);
	const { page = 1, category, name } = args.loaderData ?? {};
	const title = name ? `${t.title}: ${name}` : t.title;
	return [
		...pageMeta(args, {
			title: page > 1 ? `${title} – ${commonText(locale).pageOf(page, args.loaderData?.pages ?? page)}` : title,
			description: t.description,
			query: listQuery(category, page),
			image: pathIn(locale, "/share/:kind.png", { kind: "news" }),
			// The other language has other articles: its page 7 is not the same page.
			alternate: page === 1 && !category,
		}),
		{ tagName: "link", rel: "alternate", type: "application/rss+xml", title: t.rss, href: pathIn(locale, "/news.rss") },
	];
};

function listQuery(category: string | undefined, page: number) {
	const query = new URLSearchParams();
	if (category) query.set("category", category);
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `?${query}` : "";
}

export default function NewsList({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = newsText(locale);
	const { cards, page, pages, category, categories } = loaderData;
	const pathOf = (to: string | undefined, n = 1) => pathIn(locale, "/news") + listQuery(to, n);
	return (
		<>
			<PageHeader crumbs={[useHomeCrumb(), { label: t.title }]} title={t.title} lead={t.lead} />
			<div className="wide py-8 sm:py-10">
				<nav aria-label={t.filter}>
					<ul className="flex flex-wrap gap-2">
						{[{ slug: undefined, name: t.all }, ...categories].map(({ slug, name }) => (
							<li key={slug ?? ""}>
								<a
									href={pathOf(slug)}
									aria-current={slug === category ? "true" : undefined}
									className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-semibold hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
								>
									{name}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<div className="mt-8">
					{cards.length === 0 ? (
						<Empty title={t.empty}>
							{category && (
								<a className="button" href={pathOf(undefined)}>
									{t.all}
								</a>
							)}
						</Empty>
					) : (
						<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
							{cards.map((article, i) => (
								<ArticleCard key={article.id} article={article} eager={i === 0} />
							))}
						</div>
					)}
					<Pagination page={page} pages={pages} pathOf={(n) => pathOf(category, n)} />
				</div>
			</div>
			<Newsletter state={actionData} />
		</>
	);
}

function Newsletter({ state }: { state: Route.ComponentProps["actionData"] }) {
	const locale = useLocale();
	const t = newsText(locale);
	const contact = contactText(locale);
	return (
		<section aria-labelledby="newsletter-title" className="court">
			<div className="wide grid items-center gap-6 py-12 lg:grid-cols-2">
				<div>
					<h2 id="newsletter-title" className="text-2xl">
						{t.newsletter}
					</h2>
					<p className="mt-1 text-soft">{t.newsletterText}</p>
				</div>
				<form
					id="newsletter-form"
					method="post"
					action={`${pathIn(locale, "/news")}#newsletter-form`}
					noValidate
					className="card p-5 text-ink"
				>
					<ErrorSummary
						form="newsletter"
						state={state}
						labels={{ email: t.newsletterEmail }}
						failed={{ title: contact.errorTitle, text: contact.errorText }}
					/>
					<Field
						form="newsletter"
						name="email"
						type="email"
						label={t.newsletterEmail}
						state={state}
						autoComplete="email"
						maxLength={254}
					/>
					<Honeypot label={commonText(locale).leaveEmpty} />
					<button type="submit" className="button mt-4">
						{t.newsletterSend}
					</button>
				</form>
			</div>
		</section>
	);
}
