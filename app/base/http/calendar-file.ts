import { create as contentDisposition } from "content-disposition";
import ical, { type ICalCalendar, ICalCalendarMethod } from "ical-generator";

/** A calendar (RFC 5545) of a company's product in a language (`ar`), to which events are added. */
export const newCalendar = (
	language: string,
	name: string,
	{ company, product }: { company: string; product: string },
) =>
	ical({
		name,
		prodId: { company, product, language: language.toUpperCase() },
		method: ICalCalendarMethod.PUBLISH,
	});

/** The calendar as the body of an answer. Every line ends with CRLF, the last one too (RFC 5545, 3.1). */
export const calendarFile = (calendar: ICalCalendar, name: string, type: "inline" | "attachment") =>
	new Response(`${calendar}\r\n`, {
		headers: {
			"content-type": "text/calendar; charset=utf-8",
			"content-disposition": contentDisposition(name, { type }),
		},
	});
