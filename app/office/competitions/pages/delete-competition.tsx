import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deleteCompetition, seasonsIn } from "../../../league/competitions/edit-competitions.server.ts";
import { competitionById } from "../../../league/competitions/managed-competitions.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { competitionsText } from "../text.ts";
import type { Route } from "./+types/delete-competition";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const competition = await competitionById(idParam(params.id));
	if (!competition) throw notFound();
	const { id, name, name_ar, is_default } = competition;
	return { name, name_ar, isDefault: is_default, seasons: await seasonsIn(id), query: url.search };
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		const outcome = await deleteCompetition(actorOf(args.context), idParam(args.params.id));
		if (outcome === "gone") throw notFound();
		if (outcome === "used") return { status: 409, state: {} }; // the page says why
		return { to: pathIn(locale, "/admin/league") + args.url.search, flash: "deleted" };
	});

export default function DeleteCompetition({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = competitionsText(locale);
	const { isDefault, seasons, query } = loaderData;
	const held = seasons.length > 0 ? t.competitionUsed(seasons.join(" · ")) : undefined;
	return (
		<Confirm
			title={pick(locale, loaderData, "name")}
			close={pathIn(locale, "/admin/league") + query}
			consequences={[t.deleteCompetition]}
			refused={isDefault ? t.firstCompetition : held}
		/>
	);
}
