export type FormerName = { name: string; name_ar: string; until_on: string };

/**
 * A club under its names of a day, where `former` are the names that it had, the earliest first. Without a day it has
 * those of today.
 * @example
 * namesOn([{ name: "Al-Nahda", name_ar: "النهضة", until_on: "2024-06-30" }], club, "2024-05-02").name === "Al-Nahda"
 */
export function namesOn<C extends { name: string; name_ar: string }>(
	former: readonly FormerName[] | undefined,
	club: C,
	day: string | null | undefined,
): C {
	const was = day && former?.find(({ until_on }) => day <= until_on);
	return was ? { ...club, name: was.name, name_ar: was.name_ar } : club;
}
