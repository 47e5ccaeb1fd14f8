import { data } from "react-router";
import { accountIdOf } from "../../../access/actor.ts";
import { roleText } from "../../../access/text.ts";
import { Alert } from "../../../accounts/parts/step-page.tsx";
import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { confirmRequest, refuseRequest } from "../../../accounts/two-owners/answering/answer-request.server.ts";
import { roleRequest } from "../../../accounts/two-owners/role-requests.server.ts";
import { twoOwnersText } from "../../../accounts/two-owners/text.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { homeOr } from "../../../records/from-home.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import type { Route } from "./+types/request";

export const middleware = [requires("account.manage"), stepUpToPost];
export const handle = { js: true };

/** A request that was answered in between is no error: the page says so. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const request = await roleRequest(actor, params.id);
	return data({ request, me: accountIdOf(actor) }, request ? 200 : 410);
}

type State = FormState & { isOver?: boolean };

export const action = ({ params, context, ...args }: Route.ActionArgs) =>
	formAction<State>({ ...args, context }, async ({ values, locale }) => {
		const { intent } = values;
		if (intent !== "confirm" && intent !== "refuse") throw badRequest();
		const command = intent === "confirm" ? confirmRequest : refuseRequest;
		const answered = await command(actorOf(context), params.id);
		if (answered.ok) return { to: homeOr(args.url, pathIn(locale, "/admin/accounts")), flash: `roles-${intent}` };
		return answered.refused === "gone" ? { status: 410, state: { isOver: true } } : { status: 409, state: {} };
	});

/** One role that waits for a second owner: agree, or refuse it. */
export default function Request({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = twoOwnersText(locale);
	const names = roleText(locale);
	const { request, me } = loaderData;
	const list = pathIn(locale, "/admin/accounts");
	if (!request || actionData?.isOver)
		return (
			<Panel title={t.requestTitle} close={list}>
				<div className="p-5 sm:p-7">
					<Alert>{t.over}</Alert>
					<a href={list} className="button-quiet">
						{t.backToAccounts}
					</a>
				</div>
			</Panel>
		);
	const isOwn = request.asked_by_id === me;
	const mayAgree = !isOwn && request.account_id !== me;
	return (
		<Panel title={t.requestTitle} close={list}>
			<div className="space-y-5 p-5 sm:p-7">
				<p className="text-lg font-semibold">
					<Ltr className="break-all">{request.email}</Ltr> · {request.roles.map((role) => names[role]).join(" · ")}
				</p>
				<p>{t.question}</p>
				<p className="text-soft">
					{t.askedBy} <Ltr className="break-all">{request.asked_by}</Ltr> · <Moment at={request.asked_at} />
					{" · "}
					{t.until} <Moment at={request.expires_at} />
				</p>
				{request.reason && (
					<div>
						<h3 className="font-semibold">{t.reason}</h3>
						<Written>{request.reason}</Written>
					</div>
				)}
				{!mayAgree && <p className="rounded-xl bg-draw-tint p-4 font-semibold">{isOwn ? t.own : t.gaining}</p>}
				<Stopped state={actionData} />
				<form method="post" className="flex flex-wrap gap-3">
					{mayAgree && (
						<button type="submit" name="intent" value="confirm" className="button">
							{t.confirm}
						</button>
					)}
					<button type="submit" name="intent" value="refuse" className="button-danger">
						{isOwn ? t.withdraw : t.refuse}
					</button>
					<a href={list} data-first="" className="button-quiet">
						{t.backToAccounts}
					</a>
				</form>
			</div>
		</Panel>
	);
}
