import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deleteFormat } from "../../../league/formats/edit-formats.server.ts";
import { formatRow, groupsIn } from "../../../league/formats/formats.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { formatsText } from "../text.ts";
import type { Route } from "./+types/delete";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params }: Route.LoaderArgs) {
	const format = await formatRow(idParam(params.id));
	if (!format) throw notFound();
	const { name, name_ar, code } = format;
	return { name, name_ar, isUsed: (await groupsIn(code)) > 0 };
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		const outcome = await deleteFormat(actorOf(args.context), idParam(args.params.id));
		if (outcome === "gone") throw notFound();
		if (outcome === "used") return { status: 409, state: {} }; // the page says why
		return { to: pathIn(locale, "/admin/league/formats"), flash: "deleted" };
	});

export default function DeleteFormat({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = formatsText(locale);
	return (
		<Confirm
			title={pick(locale, loaderData, "name")}
			close={pathIn(locale, "/admin/league/formats")}
			consequences={[t.deleteFormat]}
			refused={loaderData.isUsed ? t.formatUsed : undefined}
		/>
	);
}
