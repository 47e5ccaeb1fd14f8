import { inLocale, type Locale } from "../base/locale/locale.ts";
import { pathIn } from "../base/locale/path.ts";

/**
 * The ways into an account: staff through the administration, complainants through the portal, officers to the desk of
 * complaints, captains to the pages of their squads (decision 52).
 */
export type Area = "admin" | "complaints" | "desk" | "club";

/**
 * Scripts alone post here, some of them again and again: without a session they get 401, and nothing is stashed in
 * place of the form that a person sends.
 */
const forScripts = ["/admin/drafts", "/admin/pictures", "/complaints/submit/autosave", "/complaints/evidence"];

export function isForScripts(pathname: string): boolean {
	const path = inLocale("ar", pathname);
	return forScripts.includes(path) || path.startsWith("/complaints/evidence/uploads");
}

/** The area that an address belongs to, in either language. */
export function areaOf(pathname: string): Area {
	const path = inLocale("ar", pathname);
	if (/^\/complaints\/admin(\/|$|\.data$)/.test(path)) return "desk";
	if (/^\/club(\/|$|\.data$)/.test(path)) return "club";
	return /^\/complaints(\/|$|\.data$)/.test(path) ? "complaints" : "admin";
}

const pages = {
	admin: {
		signIn: "/admin/auth",
		code: "/admin/auth/code",
		forgot: "/admin/auth/forgot",
		activate: "/admin/auth/activate/:token",
		reset: "/admin/auth/reset/:token",
		join: "/admin/auth/join/:token",
		account: "/admin/account",
		data: "/admin/account/data",
		confirm: "/admin/account/confirm",
		password: "/admin/account/password",
		factor: "/admin/account/second-factor",
		passkeys: "/admin/account/passkeys",
		passkey: "/admin/account/passkeys/:id/remove",
		home: "/admin",
		left: "/",
		signOut: "/admin/sign-out",
	},
	desk: {
		signIn: "/complaints/admin/auth",
		code: "/complaints/admin/auth/code",
		forgot: "/admin/auth/forgot",
		activate: "/admin/auth/activate/:token",
		reset: "/admin/auth/reset/:token",
		join: "/admin/auth/join/:token",
		account: "/admin/account",
		data: "/admin/account/data",
		confirm: "/complaints/admin/confirm",
		password: "/admin/account/password",
		factor: "/admin/account/second-factor",
		passkeys: "/admin/account/passkeys",
		passkey: "/admin/account/passkeys/:id/remove",
		home: "/complaints/admin",
		left: "/complaints/admin/auth",
		signOut: "/complaints/admin/sign-out",
	},
	complaints: {
		signIn: "/complaints/login",
		code: "/complaints/login/code",
		forgot: "/complaints/forgot",
		activate: "/complaints/confirm/:token",
		reset: "/complaints/reset/:token",
		join: "/admin/auth/join/:token",
		account: "/complaints/account",
		data: "/complaints/my-data",
		confirm: "/complaints/account/confirm",
		password: "/complaints/account/password",
		factor: "/complaints/account/second-factor",
		passkeys: "/complaints/account/passkeys",
		passkey: "/complaints/account/passkeys/:id/remove",
		home: "/complaints/submit",
		left: "/complaints",
		signOut: "/complaints/sign-out",
	},
	club: {
		signIn: "/club/auth",
		code: "/club/auth/code",
		forgot: "/club/auth/forgot",
		activate: "/admin/auth/activate/:token",
		reset: "/club/auth/reset/:token",
		join: "/club/auth/join/:token",
		account: "/club/account",
		data: "/club/account/data",
		confirm: "/club/account/confirm",
		password: "/club/account/password",
		factor: "/club/account/second-factor",
		passkeys: "/club/account/passkeys",
		passkey: "/club/account/passkeys/:id/remove",
		home: "/club",
		left: "/club/auth",
		signOut: "/club/sign-out",
	},
} as const;

/** Addresses of one area in one language. */
export function areaPaths(area: Area, locale: Locale) {
	const of = pages[area];
	return {
		signIn: pathIn(locale, of.signIn),
		code: pathIn(locale, of.code),
		forgot: pathIn(locale, of.forgot),
		activate: (token: string) => pathIn(locale, of.activate, { token }),
		reset: (token: string) => pathIn(locale, of.reset, { token }),
		join: (token: string) => pathIn(locale, of.join, { token }),
		account: pathIn(locale, of.account),
		/** The copy of the account's data, and erasure. */
		data: pathIn(locale, of.data),
		/** Where a signed-in person confirms to be there. */
		confirm: pathIn(locale, of.confirm),
		/** Where a password is replaced that the account's roles no longer allow. */
		password: pathIn(locale, of.password),
		/** Where a second factor is set up and taken off. */
		factor: pathIn(locale, of.factor),
		/** Where passkeys are added and removed. */
		passkeys: pathIn(locale, of.passkeys),
		passkey: (id: string) => pathIn(locale, of.passkey, { id }),
		/** The first page after signing in without a `next` page. */
		home: pathIn(locale, of.home),
		/** Where the way out leads. */
		left: pathIn(locale, of.left),
		signOut: pathIn(locale, of.signOut),
	};
}
