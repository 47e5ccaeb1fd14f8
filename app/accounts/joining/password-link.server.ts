import type { RouterContextProvider } from "react-router";
import { formAction, refused } from "../../base/forms/form-action.server.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { areaOf, areaPaths } from "../areas.ts";
import { letOwnerPass } from "../credentials/sign-in-limits.server.ts";
import type { LinkPurpose } from "../link-purpose.ts";
import { setPasswordByLink } from "./open-account.server.ts";

type Args = {
	request: Request;
	url: URL;
	params: { token: string };
	context: Readonly<RouterContextProvider>;
};
export type PasswordLinkState = FormState & { badLink?: boolean };

/**
 * Takes the form behind a link of an email: 303 to the sign-in page, where this browser is known from now on, 410 for a
 * link that does not work, 422 or 429.
 */
export const takePasswordLink = (purpose: LinkPurpose, flash: string, { request, url, params, context }: Args) =>
	formAction<PasswordLinkState>(
		{ request, url, context },
		async ({ values, locale, address }) => {
			const outcome = await setPasswordByLink(params.token, purpose, values, address);
			if (!outcome.ok) return "badLink" in outcome ? { status: 410, state: outcome } : refused(outcome);
			const device = await letOwnerPass(request, outcome.accountId, address);
			return { to: areaPaths(areaOf(url.pathname), locale).signIn, flash, cookies: [device] };
		},
		{ shown: ({ name = "" }) => ({ name }) },
	);
