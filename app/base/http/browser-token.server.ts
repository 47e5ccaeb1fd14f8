import { createHash, randomBytes } from "node:crypto";

/** What is stored of a token that a browser or a mail carries: nobody who reads the database can use it. */
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** 24 random bytes, as they stand in links and cookies. */
export const randomToken = () => randomBytes(24).toString("base64url");

/** A cookie that finds a row of ours again and says nothing itself. */
export function browserToken(name: string) {
	const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{32})`);
	return {
		in: (request: Request) => pattern.exec(request.headers.get("cookie") ?? "")?.[1],
		cookie: (token: string, seconds: number) => `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`,
		forget: `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
	};
}
