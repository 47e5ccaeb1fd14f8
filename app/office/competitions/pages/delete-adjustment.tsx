import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { deleteAdjustment } from "../../../league/competitions/entries/edit-entries.server.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { adjustmentRow } from "../../../league/competitions/managed-competitions.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import type { Route } from "./+types/delete-adjustment";

export const middleware = [requires("league.manage"), stepUpToPost];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const adjustment = await adjustmentRow(idParam(params.adjustment));
	if (!adjustment || adjustment.group_id !== idParam(params.id)) throw notFound();
	return { reason: adjustment.reason, reason_ar: adjustment.reason_ar, group: params.id, query: url.search };
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		if (!(await deleteAdjustment(actorOf(args.context), idParam(args.params.adjustment)))) throw notFound();
		const path = pathIn(locale, "/admin/league/groups/:id/teams", { id: args.params.id });
		return { to: path + args.url.search, flash: "deleted" };
	});

export default function DeleteAdjustment({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const { group, query } = loaderData;
	return (
		<Confirm
			title={pick(locale, loaderData, "reason")}
			close={pathIn(locale, "/admin/league/groups/:id/teams", { id: group }) + query}
			consequences={[groupText(locale).adjustmentGone]}
		/>
	);
}
