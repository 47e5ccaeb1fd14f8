import { route } from "@react-router/dev/routes";

/** Pages of the officers. */
export const deskPages = [
	route("complaints/admin", "complaints/desk/list/pages/list.tsx", [
		route("details/:caseReference", "complaints/desk/list/pages/details.tsx"),
		route("views/:id/delete", "complaints/desk/list/pages/delete-view.tsx"),
	]),
	route("complaints/admin/case/:caseReference", "complaints/desk/case/pages/case.tsx"),
	route("complaints/admin/case/:caseReference/publication", "complaints/published/pages/publication.tsx"),
	route("complaints/admin/confirm", "accounts/second-factor/pages/confirm.tsx", { id: "desk-confirm-session" }),
	route("complaints/admin/emails", "complaints/desk/notices/pages/notices.tsx"),
	route("complaints/admin/erasures", "complaints/desk/erasures/pages/erasures.tsx"),
	route("complaints/admin/numbers", "complaints/desk/numbers/pages/numbers.tsx"),
	route("complaints/admin/templates", "complaints/desk/templates/pages/templates.tsx", [
		route(":id", "complaints/desk/templates/pages/edit-template.tsx"),
		route(":id/delete", "complaints/desk/templates/pages/delete-template.tsx"),
	]),
	route("complaints/admin/links", "complaints/desk/links/pages/links.tsx", [
		route(":id/revoke", "complaints/desk/links/pages/revoke-link.tsx"),
	]),
];

/** Files of the officers, the stream of changes, and the links to files. */
export const deskFiles = [
	route("complaints/admin/events", "complaints/desk/list/pages/events.ts"),
	route("complaints/admin/export.csv", "complaints/desk/list/pages/export.ts"),
	route("complaints/admin/evidence/:id", "portal/files/pages/download-link.ts", {
		id: "desk-download-link",
	}),
	route("complaints/admin/evidence/:id/pages", "complaints/desk/case/pages/flat-link.ts"),
	route("complaints/admin/download/:token", "portal/files/pages/download.ts", { id: "desk-download" }),
	route("complaints/admin/decision/:id", "portal/files/pages/decision-document.ts", { id: "desk-decision" }),
	route("complaints/admin/case/:caseReference/templates/:id", "complaints/desk/templates/pages/filled-template.ts"),
	route("complaints/admin/case/:caseReference/receipts/:number.pdf", "complaints/desk/case/pages/receipt-pdf.ts"),
	route("complaints/admin/case/:caseReference/bundle.zip", "complaints/desk/case/pages/bundle.ts"),
];
