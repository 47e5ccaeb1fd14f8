import { inLocale, type Locale } from "../base/locale/locale.ts";
import { pathIn } from "../base/locale/path.ts";

/** The two ways into an account: staff come through the administration, complainants through the portal. */
export type Door = "admin" | "complaints";

/** The door that an address belongs to, in either language. */
export const doorOf = (pathname: string): Door =>
	/^\/complaints(\/|$|\.data$)/.test(inLocale("ar", pathname)) ? "complaints" : "admin";

/** Addresses of one door in one language. */
export function doorPaths(door: Door, locale: Locale) {
	const isPortal = door === "complaints";
	return {
		signIn: pathIn(locale, isPortal ? "/complaints/login" : "/admin/auth"),
		code: pathIn(locale, isPortal ? "/complaints/login/code" : "/admin/auth/code"),
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
		/** Where somebody goes who asked for no page in particular. */
		home: pathIn(locale, isPortal ? "/complaints/submit" : "/admin"),
	};
}
