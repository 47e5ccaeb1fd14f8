import { route } from "@react-router/dev/routes";

/** Pages of the officers. */
export const deskPages = [
	route("complaints/admin", "desk/list/pages/list.tsx", [
		route("details/:caseReference", "desk/list/pages/details.tsx"),
		route("views/:id/delete", "desk/list/pages/delete-view.tsx"),
	]),
	route("complaints/admin/case/:caseReference", "desk/case/pages/case.tsx"),
	route("complaints/admin/case/:caseReference/publication", "desk/case/pages/publication.tsx"),
	route("complaints/admin/confirm", "accounts/second-factor/pages/confirm.tsx", { id: "desk-confirm-session" }),
	route("complaints/admin/emails", "desk/pages/notices.tsx"),
	route("complaints/admin/erasures", "desk/pages/erasures.tsx"),
	route("complaints/admin/numbers", "desk/pages/numbers.tsx"),
	route("complaints/admin/templates", "desk/pages/templates.tsx", [
		route(":id", "desk/pages/edit-template.tsx"),
		route(":id/delete", "desk/pages/delete-template.tsx"),
	]),
	route("complaints/admin/links", "desk/pages/links.tsx", [route(":id/revoke", "desk/pages/revoke-link.tsx")]),
];

/** Files of the officers, the stream of changes, and the links to files. */
export const deskFiles = [
	route("complaints/admin/events", "desk/list/pages/events.ts"),
	route("complaints/admin/export.csv", "desk/list/pages/export.ts"),
	route("complaints/admin/evidence/:id", "portal/files/pages/download-link.ts", {
		id: "desk-download-link",
	}),
	route("complaints/admin/evidence/:id/pages", "desk/case/pages/flat-link.ts"),
	route("complaints/admin/download/:token", "portal/files/pages/download.ts", { id: "desk-download" }),
	route("complaints/admin/decision/:id", "portal/files/pages/decision-document.ts", { id: "desk-decision" }),
	route("complaints/admin/case/:caseReference/templates/:id", "desk/pages/filled-template.ts"),
	route("complaints/admin/case/:caseReference/receipts/:number.pdf", "desk/case/pages/receipt-pdf.ts"),
	route("complaints/admin/case/:caseReference/bundle.zip", "desk/case/pages/bundle.ts"),
];
