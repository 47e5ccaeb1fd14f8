import { route } from "@react-router/dev/routes";

/** Accounts in the staff area: the list of all, and the pages of the account that is signed in. */
export const staffAccounts = [
	route("admin/accounts", "office/accounts/pages/accounts.tsx", [
		route("invite", "office/accounts/pages/invite.tsx"),
		route("requests/:id", "office/accounts/pages/request.tsx"),
		route("invitations/:id", "office/accounts/pages/invitation.tsx"),
		route(":id", "office/accounts/pages/account.tsx"),
		route(":id/second-factor", "office/accounts/pages/take-off-factor.tsx"),
	]),
	route("admin/account", "accounts/managing/pages/my-account.tsx"),
	route("admin/account/tokens", "office/accounts/pages/tokens.tsx", [
		route(":id/revoke", "office/accounts/pages/revoke-token.tsx"),
	]),
	route("admin/account/confirm", "accounts/second-factor/pages/confirm.tsx"),
	route("admin/account/data", "portal/account/pages/own-data.tsx"),
	route("admin/account/data.json", "portal/account/pages/export.ts", { id: "staff-data-file" }),
	route("admin/account/passkeys", "accounts/passkeys/pages/passkeys.tsx", [
		route(":id/remove", "office/accounts/pages/remove-passkey.tsx"),
	]),
	route("admin/account/password", "accounts/managing/pages/choose-password.tsx"),
	route("admin/account/second-factor", "accounts/second-factor/pages/second-factor.tsx"),
];
