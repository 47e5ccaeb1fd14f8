import { route } from "@react-router/dev/routes";

/** The public API, and the functions of the former site. */
export const apiRoutes = [
	route("api/openapi.json", "api/openapi/openapi.ts"),
	route("api/v1/news", "api/lists/news.ts"),
	route("api/v1/standings", "api/lists/league/standings.ts"),
	route("api/v1/competitions", "api/lists/league/competitions.ts"),
	route("api/v1/groups", "api/lists/league/groups.ts"),
	route("api/v1/rounds", "api/lists/league/rounds.ts"),
	route("api/v1/venues", "api/lists/league/venues.ts"),
	route("api/v1/matches", "api/lists/league/matches.ts"),
	route("api/v1/matches/:id", "api/lists/league/match.ts"),
	route("api/v1/teams", "api/lists/teams.ts"),
	route("api/v1/players", "api/lists/players.ts"),
	route("api/v1/players/:id", "api/lists/player.ts"),
	route("api/v1/national-teams", "api/lists/national-teams.ts"),
	route("api/functions/send-contact-email", "api/functions/send-contact-email.ts"),
	route("api/functions/generate-complaint-otp", "api/functions/generate-complaint-otp.ts"),
	route("api/functions/verify-complaint-otp", "api/functions/verify-complaint-otp.ts"),
	route("api/functions/admin-get-complaints", "api/functions/admin-get-complaints.ts"),
	route("api/functions/admin-update-complaint", "api/functions/admin-update-complaint.ts"),
	route("api/functions/verify-admin-login", "api/functions/verify-admin-login.ts"),
	route("api/functions/process-player-images", "api/functions/process-player-images.ts"),
	route("api/*", "api/unknown.ts"),
];
