import { data, type RouterContextProvider, redirect } from "react-router";
import type { FormState } from "../../base/forms/form-state.ts";
import { readFields } from "../../base/forms/read-fields.ts";
import { settingCookies } from "../../base/http/cookies.ts";
import { flashCookie } from "../../base/http/flash.server.ts";
import { requestContext } from "../../base/http/request-context.ts";
import { localeOf } from "../../base/locale/locale.ts";
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

/** Takes the form behind a link of an email: 303 to the sign-in page, where this browser is known from now on, 410 for a link that does not work, 422 or 429. */
export async function takePasswordLink(purpose: LinkPurpose, flash: string, { request, url, params, context }: Args) {
	const { values } = await readFields(request);
	const again = (status: number, state: Partial<PasswordLinkState>) =>
		data<PasswordLinkState>({ problems: {}, values: {}, ...state }, { status });
	const { address } = context.get(requestContext);
	const outcome = await setPasswordByLink(params.token, purpose, values, address);
	if (outcome.ok) {
		const device = await letOwnerPass(request, outcome.accountId, address);
		throw redirect(areaPaths(areaOf(url.pathname), localeOf(url.pathname)).signIn, {
			status: 303,
			headers: settingCookies([flashCookie(flash), device]),
		});
	}
	if ("badLink" in outcome) return again(410, outcome);
	return "wait" in outcome ? again(429, outcome) : again(422, outcome);
}
