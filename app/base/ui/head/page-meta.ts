import type { MetaDescriptor } from "react-router";
import { dirOf, inLocale, type Locale, localeOf, otherLocale } from "../../locale/locale.ts";

type RoutesAround = readonly ({ loaderData?: unknown } | undefined)[];
type Args = { location: { pathname: string }; matches: RoutesAround };
type Page = {
	/** Without one it is the site's name alone; null where the page sets its title by itself. */
	title?: string | null;
	description?: string;
	/** Path of this page, in either language, when it is also found at another one. */
	path?: string;
	/** Query that makes this a page of its own, such as `?page=2`. */
	query?: string;
	/** Path of the share picture in this page's language. */
	image?: string;
	type?: "website" | "article";
	/** Whether the other language has this page. */
	alternate?: boolean;
	index?: boolean;
	structured?: object[];
	/** Addresses of style sheets beside the product's. */
	sheets?: string[];
};

const ogLocale: Record<Locale, string> = { ar: "ar_SA", en: "en_US" };

/** Data from the root's loader for the head of each page. */
export type HeadData = { origin: string; siteName: Record<Locale, string> };

const headOf = (matches: RoutesAround) =>
	(matches[0]?.loaderData ?? { origin: "", siteName: { ar: "", en: "" } }) as HeadData;

/** The name of the site in the language of a page. */
export const siteNameOf = ({ location, matches }: Args): string =>
	headOf(matches).siteName[localeOf(location.pathname)];

/** The title of a page in a browser's tab. */
export const fullTitle = (title: string, siteName: string) => (title === siteName ? title : `${title} | ${siteName}`);

/**
 * Everything machines read of a page: title, description, canonical address, languages, share picture, structured data.
 */
export function pageMeta({ location, matches }: Args, page: Page): MetaDescriptor[] {
	const { origin } = headOf(matches);
	const siteName = siteNameOf({ location, matches });
	const locale = localeOf(location.pathname);
	const { title = siteName, description, query = "", type = "website", alternate = true, index = true } = page;
	const { path = location.pathname } = page;
	const addressIn = (language: Locale) => origin + inLocale(language, path) + query;
	const languages = index ? (alternate ? (["ar", "en"] as const) : ([locale] as const)) : [];
	const image = page.image && origin + page.image;
	return [
		...(title === null ? [] : [{ title: fullTitle(title, siteName) }]),
		...(description ? [{ name: "description", content: description }] : []),
		...(index
			? [{ tagName: "link", rel: "canonical", href: addressIn(locale) }]
			: [{ name: "robots", content: "noindex" }]),
		...(page.sheets ?? []).map((href) => ({ tagName: "link", rel: "stylesheet", href })),
		...languages.map((language) => ({
			tagName: "link",
			rel: "alternate",
			hrefLang: language,
			href: addressIn(language),
		})),
		...(languages[0]
			? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: addressIn(languages[0]) }]
			: []),
		{ property: "og:type", content: type },
		...(title === null ? [] : [{ property: "og:title", content: title }]),
		...(description ? [{ property: "og:description", content: description }] : []),
		{ property: "og:url", content: addressIn(locale) },
		{ property: "og:site_name", content: siteName },
		{ property: "og:locale", content: ogLocale[locale] },
		...(alternate && index ? [{ property: "og:locale:alternate", content: ogLocale[otherLocale(locale)] }] : []),
		...(image
			? [
					{ property: "og:image", content: image },
					{ property: "og:image:width", content: "1200" },
					{ property: "og:image:height", content: "630" },
					{ name: "twitter:card", content: "summary_large_image" },
				]
			: []),
		...(page.structured ?? []).map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
	];
}

export const htmlAttributes = (pathname: string) => {
	const locale = localeOf(pathname);
	return { lang: locale, dir: dirOf(locale) };
};
