import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deleteLicence } from "../../../people/registrations/licences/edit-licences.server.ts";
import { licencesOf } from "../../../people/registrations/licences/licences.server.ts";
import { licencesText } from "../../../people/registrations/licences/text.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { licenceFacts } from "../parts/licence-facts.ts";
import type { Route } from "./+types/delete-licence";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

async function licenceIn(params: { id: string; licence: string }) {
	const licence = (await licencesOf(idParam(params.id))).find(({ id }) => id === idParam(params.licence));
	if (!licence) throw notFound();
	return licence;
}

export const loader = async ({ params, url }: Route.LoaderArgs) => ({
	licence: await licenceIn(params),
	player: params.id,
	query: url.search,
});

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		const { id } = await licenceIn(args.params);
		if (!(await deleteLicence(actorOf(args.context), id))) throw notFound();
		const path = pathIn(locale, "/admin/players/:id/licences", { id: args.params.id });
		return { to: path + args.url.search, flash: "deleted" };
	});

export default function DeleteLicence({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const { licence, player, query } = loaderData;
	return (
		<Confirm
			title={`${licence.season} · ${licenceFacts(locale, licence)}`}
			close={pathIn(locale, "/admin/players/:id/licences", { id: player }) + query}
			consequences={[licencesText(locale).deleted]}
		/>
	);
}
