/**
 * Whether a text of a query or a form that names a page to go to is a path of ours: plain characters, so that no
 * browser reads another host in it, and no steps up, so that it is the page that its beginning says.
 */
export const isOwnPath = (path: string): boolean =>
	/^\/[\w/.?=&%+-]*$/.test(path) && !/\/\/|\.\.|%2e|%2f|%5c/i.test(path.split("?", 1)[0] ?? "");
