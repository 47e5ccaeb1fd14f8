/** A message for the next page only: its key travels in a cookie, so it works without JavaScript and survives no reload. */
const NAME = "flash";

export const flashCookie = (key: string) => `${NAME}=${key}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`;
export const clearFlash = `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** The key in this request's cookie, if there is one. */
export const flashOf = (request: Request) =>
	/(?:^|;\s*)flash=([a-z0-9.-]{1,60})/.exec(request.headers.get("cookie") ?? "")?.[1];
