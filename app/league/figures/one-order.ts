/**
 * Two who met are found in either order, each first on a page; search engines are told the one with the lower id first.
 */
export const inOneOrder = (one: number, other: number) => ({
	id: String(Math.min(one, other)),
	other: String(Math.max(one, other)),
});
