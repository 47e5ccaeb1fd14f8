import { requires } from "../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { pathIn } from "../../base/locale/path.ts";
import { deleteTemplate, templateById } from "../../complaints/templates/templates.server.ts";
import { templateText } from "../../complaints/templates/text.ts";
import { confirmPage } from "../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../records/parts/confirm.tsx";
import type { Route } from "./+types/delete-template";

export const middleware = [requires("case.handle")];
export const handle = { js: true };

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale }) => pathIn(locale, "/complaints/admin/templates"),
	async read({ params, actor, locale }) {
		const template = await templateById(actor, idParam(params.id));
		return template && { title: template.title, consequences: [templateText(locale).deleteNote] };
	},
	async remove({ params, actor }) {
		await deleteTemplate(actor, idParam(params.id));
		return { flash: "template-deleted" };
	},
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
