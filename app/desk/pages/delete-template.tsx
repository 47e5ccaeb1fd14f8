import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { deleteTemplate, templateById } from "../../complaints/templates/templates.server.ts";
import { templateText } from "../../complaints/templates/text.ts";
import { Confirm } from "../../records/parts/confirm.tsx";
import type { Route } from "./+types/delete-template";

export const middleware = [requires("case.handle")];
export const handle = { js: true };

export async function loader({ params, context }: Route.LoaderArgs) {
	const template = await templateById(actorOf(context), idParam(params.id));
	if (!template) throw notFound();
	return { title: template.title };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	await deleteTemplate(actorOf(context), idParam(params.id));
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/complaints/admin/templates"), flash: "template-deleted" });
}

export default function DeleteTemplate({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	return (
		<Confirm
			title={loaderData.title}
			close={pathIn(locale, "/complaints/admin/templates")}
			consequences={[templateText(locale).deleteNote]}
		/>
	);
}
