/** Headers that set each of these cookies. */
export const settingCookies = (cookies: readonly string[]) =>
	new Headers(cookies.map((cookie): [string, string] => ["set-cookie", cookie]));

/** The value of one cookie of a request, decoded; undefined when it is not there or malformed. */
export function cookieOf(request: Request, name: string): string | undefined {
	const found = (request.headers.get("cookie") ?? "").split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
	try {
		return found && decodeURIComponent(found.slice(name.length + 1));
	} catch {
		return undefined;
	}
}
