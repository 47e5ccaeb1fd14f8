/**
 * The rooms of app/ (its folders) by floors, the top one first. An import goes down or stays in its room: never up, and
 * never to another room of the same floor. What a room below has to do with one above is handed to it by
 * `app/start.server.ts`.
 */
type Floor = { rooms: string[]; holds: string };

export const floors: Floor[] = [
	{
		rooms: ["site", "office", "club", "portal", "desk", "api", "operator"],
		holds: "roofs, by who is answered: visitors, staff, captains, complainants, officers, programs, the operator",
	},
	{ rooms: ["imports"], holds: "files in and out, and the runs that read them" },
	{ rooms: ["complaints"], holds: "cases from the draft to the decision; asks the league about ties" },
	{ rooms: ["league", "news"], holds: "what is played, and what is written about it" },
	{ rooms: ["people"], holds: "clubs, players, squads, registrations, national teams" },
	{ rooms: ["decisions", "contact"], holds: "published decisions; messages to the federation" },
	{ rooms: ["shell"], holds: "frames, header, footer and error pages of all areas" },
	{ rooms: ["records"], holds: "how a row that staff edit is changed, drafted, imported and brought back; no noun" },
	{ rooms: ["accounts", "heads"], holds: "accounts, sessions and signing in; the signed heads of the audit log" },
	{ rooms: ["settings"], holds: "what the federation chose: season, contact, holidays, periods" },
	{ rooms: ["audit"], holds: "the log: written, chained, sealed" },
	{ rooms: ["access", "installation", "signing"], holds: "who may do what; who this federation is; its keys" },
	{ rooms: ["base", "fonts"], holds: "database, jobs, mail, files, forms, pages; knows nothing of table tennis" },
];

/** Rooms of many rooms: these may form no circle either. */
export const divided = ["league", "complaints", "base"];

/** Rooms whose pages are asked from every area: an account's own pages look alike in all of them. */
export const pagesBelowRoofs = ["accounts"];
