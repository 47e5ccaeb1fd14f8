import { route } from "@react-router/dev/routes";

/** The pages on which a side reports its tie, answers a report, and says the day. */
export const reportsOfTie = [
	route("club/ties/:id/report", "reports/pages/report.tsx"),
	route("club/ties/:id/answer", "reports/pages/answer.tsx"),
	route("club/ties/:id/day", "reports/pages/day.tsx"),
];
