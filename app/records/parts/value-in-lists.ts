import type { ValueInWords } from "./notices.tsx";

/** The labels of chosen values, for the notice of what others changed: the options of each list, by its field. */
export const valueInLists =
	(lists: Record<string, readonly { value: string; label: string }[] | undefined>): ValueInWords =>
	(field, value) =>
		lists[field]?.find((each) => each.value === value)?.label;
