/** Headers that set each of these cookies. */
export const settingCookies = (cookies: readonly string[]) =>
	new Headers(cookies.map((cookie): [string, string] => ["set-cookie", cookie]));
