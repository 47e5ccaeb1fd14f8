/** The day so many days after one. */
export const dayAfter = (day: string, count = 1) =>
	new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Whether a day is in a period whose ends may be open. */
export const isWithin = (day: string, from: string | null, until: string | null) =>
	(from === null || from <= day) && (until === null || day <= until);
