import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { formerNameById } from "../../../people/clubs/former-names/former-names.server.ts";
import { deleteFormerName } from "../../../people/clubs/renaming/edit-former-names.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { renamingText } from "../names-text.ts";
import type { Route } from "./+types/delete-name";

export const middleware = [requires("team.manage")];
export const handle = { js: true };

async function nameIn(params: { id: string; name: string }) {
	const found = await formerNameById(idParam(params.name));
	if (found?.club_id !== idParam(params.id)) throw notFound();
	const { id, name, name_ar } = found;
	return { id, name, name_ar };
}

export const loader = async ({ params, url }: Route.LoaderArgs) => ({
	former: await nameIn(params),
	club: params.id,
	query: url.search,
});

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		const { id } = await nameIn(args.params);
		if (!(await deleteFormerName(actorOf(args.context), id))) throw notFound();
		const path = pathIn(locale, "/admin/teams/:id/names", { id: args.params.id });
		return { to: path + args.url.search, flash: "deleted" };
	});

export default function DeleteFormerName({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const { former, club, query } = loaderData;
	return (
		<Confirm
			title={pick(locale, former, "name")}
			close={pathIn(locale, "/admin/teams/:id/names", { id: club }) + query}
			consequences={[renamingText(locale).deleted]}
		/>
	);
}
