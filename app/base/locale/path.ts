import { href } from "react-router";
import { inLocale, type Locale } from "./locale.ts";

type Href = typeof href;
/** Every address of the product, without the language. Made from the route table: an unknown one does not compile. */
export type Page = Exclude<Parameters<Href>[0], `/en/${string}` | "/en">;

/** The only way to make a link to a page: `pathIn("en", "/news/:id", { id: "3" })` is `/en/news/3`. */
export function pathIn<P extends Page>(locale: Locale, ...args: Parameters<typeof href<P>>): string {
	return inLocale(locale, href(...args));
}
