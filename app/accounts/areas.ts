import { inLocale, type Locale } from "../base/locale/locale.ts";
import { pathIn } from "../base/locale/path.ts";

/** The ways into an account: staff through the administration, complainants through the portal, officers to the desk of complaints. */
export type Area = "admin" | "complaints" | "desk";

/**
 * Scripts alone post here, some of them again and again: without a session they get 401, and nothing is stashed in place of the form that a
 * person sends.
 */
export const forScripts = ["/admin/drafts", "/admin/pictures", "/complaints/submit/autosave", "/complaints/evidence"];

/** The area that an address belongs to, in either language. */
export function areaOf(pathname: string): Area {
	const path = inLocale("ar", pathname);
	if (/^\/complaints\/admin(\/|$|\.data$)/.test(path)) return "desk";
	return /^\/complaints(\/|$|\.data$)/.test(path) ? "complaints" : "admin";
}

/** Addresses of one area in one language. */
export function areaPaths(area: Area, locale: Locale) {
	const isPortal = area === "complaints";
	const isDesk = area === "desk";
	return {
		signIn: pathIn(locale, isPortal ? "/complaints/login" : isDesk ? "/complaints/admin/auth" : "/admin/auth"),
		code: pathIn(
			locale,
			isPortal ? "/complaints/login/code" : isDesk ? "/complaints/admin/auth/code" : "/admin/auth/code",
		),
		forgot: pathIn(locale, isPortal ? "/complaints/forgot" : "/admin/auth/forgot"),
		activate: (token: string) =>
			isPortal
				? pathIn(locale, "/complaints/confirm/:token", { token })
				: pathIn(locale, "/admin/auth/activate/:token", { token }),
		reset: (token: string) =>
			isPortal
				? pathIn(locale, "/complaints/reset/:token", { token })
				: pathIn(locale, "/admin/auth/reset/:token", { token }),
		account: pathIn(locale, isPortal ? "/complaints/account" : "/admin/account"),
		/** Where a signed-in person confirms to be there. */
		confirm: pathIn(
			locale,
			isPortal ? "/complaints/account/confirm" : isDesk ? "/complaints/admin/confirm" : "/admin/account/confirm",
		),
		/** Where a password is replaced that the account's roles no longer allow. */
		password: pathIn(locale, isPortal ? "/complaints/account/password" : "/admin/account/password"),
		/** The first page after signing in without a `next` page. */
		home: pathIn(locale, isPortal ? "/complaints/submit" : isDesk ? "/complaints/admin" : "/admin"),
		/** Where the way out leads. */
		left: pathIn(locale, isPortal ? "/complaints" : isDesk ? "/complaints/admin/auth" : "/"),
	};
}
