import { data } from "react-router";
import { grantedRoles } from "../../../access/actor.ts";
import { roleText } from "../../../access/text.ts";
import { nameForm } from "../../../accounts/credentials/account-form.ts";
import { credentialsText } from "../../../accounts/credentials/text.ts";
import { accountById } from "../../../accounts/managing/account.server.ts";
import { rename, setDisabled, setRoles, signOutEverywhere } from "../../../accounts/managing/accounts.server.ts";
import { managingText } from "../../../accounts/managing/text.ts";
import { Alert } from "../../../accounts/parts/step-page.tsx";
import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { secondFactorText } from "../../../accounts/second-factor/text.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { isNewlyAlone, otherOwners, roleRequests } from "../../../accounts/two-owners/role-requests.server.ts";
import { twoOwnersText } from "../../../accounts/two-owners/text.ts";
import { readForm } from "../../../base/forms/read-fields.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { squadsOfCaptain } from "../../../people/squads/own-squads.server.ts";
import { homeOr } from "../../../records/from-home.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { recordsText } from "../../../records/text.ts";
import { SquadLinks } from "../../captains/parts/squad-links.tsx";
import type { Route } from "./+types/account";

export const middleware = [requires("account.manage"), stepUpToPost];
export const handle = { js: true };

export async function loader({ params, context }: Route.LoaderArgs) {
	const account = await accountById(actorOf(context), params.id);
	if (!account) throw notFound();
	const actor = actorOf(context);
	return {
		account,
		squads: await squadsOfCaptain(account.id),
		asksOthers: (await otherOwners(actor, account.id)).length > 0,
		isNewlyAlone: await isNewlyAlone(actor, account.id),
		request: (await roleRequests(actor)).find(({ account_id }) => account_id === account.id)?.id,
	};
}

const MAX_REASON = 500;

/** The owner's action: save the roles, disable or enable, end all sessions. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const actor = actorOf(context);
	const commands: Record<string, () => ReturnType<typeof setRoles>> = {
		roles: () =>
			setRoles(actor, params.id, rolesIn(form, "role"), {
				seen: form.has("seen") ? rolesIn(form, "seen") : undefined,
				reason: String(form.get("reason") ?? "")
					.trim()
					.slice(0, MAX_REASON),
			}),
		name: () => rename(actor, params.id, nameOf(form)),
		disable: () => setDisabled(actor, params.id, true),
		enable: () => setDisabled(actor, params.id, false),
		"sign-out": () => signOutEverywhere(actor, params.id),
	};
	const intent = String(form.get("intent"));
	const command = Object.hasOwn(commands, intent) ? commands[intent] : undefined;
	if (!command) throw badRequest();
	const outcome = await command();
	if (!outcome.ok) return data({ refused: outcome.refused }, { status: outcome.refused === "gone" ? 410 : 409 });
	const ofRoles = outcome.asked ? "roles-asked" : "roles-saved";
	const message = intent === "sign-out" ? "sessions-ended" : intent === "roles" ? ofRoles : "saved";
	throw seeOther({ to: homeOr(url, pathIn(localeOf(url.pathname), "/admin/accounts")), flash: message });
}

const rolesIn = (form: FormData, field: string) => grantedRoles.filter((role) => form.getAll(field).includes(role));

/** The name as it is stored; the form takes no longer one. */
function nameOf(form: FormData): string | null {
	const { data: typed } = nameForm.safeParse({ name: form.get("name") });
	if (!typed) throw badRequest();
	return typed.name;
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = managingText(locale);
	const factor = secondFactorText(locale);
	const names = roleText(locale);
	const two = twoOwnersText(locale);
	const { account, squads, asksOthers, isNewlyAlone: isNew, request } = loaderData;
	return (
		<Panel title={account.name ?? account.email} close={pathIn(locale, "/admin/accounts")}>
			<div className="space-y-8 p-5 sm:p-7">
				{actionData?.refused && <Alert>{t[actionData.refused]}</Alert>}
				{account.name && (
					<p>
						<Ltr className="break-all">{account.email}</Ltr>
					</p>
				)}
				<form method="post">
					<fieldset>
						<legend className="mb-2 text-lg font-semibold">{names.roles}</legend>
						{grantedRoles.map((role) => (
							<label key={role} className="flex min-h-11 cursor-pointer items-center gap-3">
								<input
									type="checkbox"
									name="role"
									value={role}
									defaultChecked={account.roles.includes(role)}
									className="size-5 accent-brand"
								/>
								{names[role]}
							</label>
						))}
						{/* The roles that the page showed; "none" is there for an account without any. */}
						{["none", ...account.roles].map((role) => (
							<input key={role} type="hidden" name="seen" value={role} />
						))}
					</fieldset>
					<p className="my-3 text-sm text-soft">{t.rolesHint}</p>
					<p className="my-3 text-sm text-soft">
						{asksOthers ? two.bothGrant : isNew ? t.newlyAlone : two.aloneGrants}
					</p>
					{request && (
						<p className="my-3">
							<a href={pathIn(locale, "/admin/accounts/requests/:id", { id: request })} className="link-alone">
								{two.waits}
							</a>
						</p>
					)}
					{asksOthers && (
						<div className="mb-4">
							<Field
								form="roles"
								name="reason"
								label={two.reasonField}
								state={undefined}
								rows={2}
								maxLength={MAX_REASON}
								required={false}
							/>
						</div>
					)}
					<button type="submit" name="intent" value="roles" className="button">
						{t.saveRoles}
					</button>
				</form>
				<SquadLinks squads={squads} />
				<form method="post" className="space-y-3 border-t border-line pt-6">
					<Field
						form="account"
						name="name"
						label={credentialsText(locale).name}
						state={{ problems: {}, values: { name: account.name ?? "" } }}
						hint={t.nameHint}
						maxLength={120}
						autoComplete="off"
						required={false}
					/>
					<button type="submit" name="intent" value="name" className="button-quiet">
						{t.saveName}
					</button>
				</form>
				{!account.refusedFactor && (
					<p className="border-t border-line pt-6">
						<a href={pathIn(locale, "/admin/accounts/:id/second-factor", { id: account.id })} className="button-quiet">
							{factor.takeOffTitle}
						</a>
					</p>
				)}
				<p className="border-t border-line pt-6">
					<a href={`${pathIn(locale, "/admin/audit")}?record=account:${account.id}`} className="link">
						{recordsText(locale).history}
					</a>
				</p>
				<form method="post" className="flex flex-wrap gap-3 border-t border-line pt-6">
					<button type="submit" name="intent" value="sign-out" className="button-quiet">
						{t.signOutEverywhere}
					</button>
					<button
						type="submit"
						name="intent"
						value={account.disabled ? "enable" : "disable"}
						className={account.disabled ? "button-quiet" : "button-danger"}
					>
						{account.disabled ? t.enable : t.disable}
					</button>
				</form>
			</div>
		</Panel>
	);
}
