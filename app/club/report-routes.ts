import { route } from "@react-router/dev/routes";

/** The pages on which a side reports its tie, answers a report, and says the day. */
export const reportsOfTie = [
	route("club/ties/:id/report", "club/pages/report.tsx"),
	route("club/ties/:id/answer", "club/pages/answer.tsx"),
	route("club/ties/:id/day", "club/pages/day.tsx"),
];
