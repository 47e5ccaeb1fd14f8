import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deleteStint } from "../../../people/registrations/stints/edit-stints.server.ts";
import { stintsOf } from "../../../people/registrations/stints/stints.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { stintsText } from "../stints-text.ts";
import type { Route } from "./+types/delete-stint";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

async function stintIn(params: { id: string; stint: string }) {
	const stint = (await stintsOf(idParam(params.id))).find(({ id }) => id === idParam(params.stint));
	if (!stint) throw notFound();
	return stint;
}

export const loader = async ({ params, url }: Route.LoaderArgs) => ({
	stint: await stintIn(params),
	player: params.id,
	query: url.search,
});

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		const { id } = await stintIn(args.params);
		if (!(await deleteStint(actorOf(args.context), id))) throw notFound();
		const path = pathIn(locale, "/admin/players/:id/stints", { id: args.params.id });
		return { to: path + args.url.search, flash: "deleted" };
	});

export default function DeleteStint({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const { stint, player, query } = loaderData;
	return (
		<Confirm
			title={pick(locale, stint, "name")}
			close={pathIn(locale, "/admin/players/:id/stints", { id: player }) + query}
			consequences={[stintsText(locale).deleted]}
		/>
	);
}
