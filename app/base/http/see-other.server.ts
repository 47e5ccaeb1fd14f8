import { redirect } from "react-router";
import { settingCookies } from "./cookies.ts";
import { flashCookie } from "./flash.server.ts";

/** Where an accepted form leads. */
export type SeeOther = {
	to: string;
	/** Key of the message that the next page shows. */
	flash?: string;
	cookies?: readonly (string | undefined)[];
};

/** 303 to a page with its message and cookies; returned or thrown. */
export function seeOther({ to, flash, cookies = [] }: SeeOther): Response {
	return redirect(to, { status: 303, headers: settingCookies([flash && flashCookie(flash), ...cookies]) });
}
