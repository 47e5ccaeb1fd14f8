import { Outlet, useLocation } from "react-router";
import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { areaOf, areaPaths } from "../../areas.ts";
import { StepPage } from "../../parts/step-page.tsx";
import { useArea } from "../../parts/use-area.ts";
import { stepUpToPost } from "../../second-factor/step-up.server.ts";
import { deviceName } from "../../sessions/device-name.ts";
import { lacksSecondFactor, sessionOf } from "../../sessions/session.server.ts";
import { requires } from "../../sign-in/guards.server.ts";
import { addPasskey } from "../add-passkey.server.ts";
import { passkeysOf } from "../own-passkeys.server.ts";
import { NewPasskey } from "../parts/new-passkey.tsx";
import { PasskeyList } from "../parts/passkey-list.tsx";
import { passkeyForm } from "../passkey-form.ts";
import { passkeyText } from "../text.ts";
import type { Route } from "./+types/passkeys";

export const middleware = [requires("own-account.manage"), stepUpToPost];
export const handle = { js: true };

const nameHere = ({ request, url }: Pick<Route.LoaderArgs, "request" | "url">) =>
	deviceName(localeOf(url.pathname), request.headers.get("user-agent")).slice(0, 80);

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const session = sessionOf(context);
	const passkeys = (await passkeysOf(session.accountId)).map(
		({ credential: _, transports: __, ...passkey }) => passkey,
	);
	return {
		passkeys,
		hasSecondFactor: session.hasSecondFactor,
		required: await lacksSecondFactor(session),
		suggested: nameHere({ request, url }),
	};
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction(
		{ request, url, context },
		async ({ values, locale }) => {
			const { name } = validInput(passkeyForm, values);
			const given = values.passkey ?? "";
			const outcome = await addPasskey({ request, context }, given, name ?? nameHere({ request, url }));
			if (!outcome.ok) return refused(outcome);
			return { to: areaPaths(areaOf(url.pathname), locale).passkeys, flash: "passkey-added" };
		},
		{ shown: ({ name = "" }) => ({ name }) },
	);

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: passkeyText(locale).title, index: false });
};

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
	const t = passkeyText(useLocale());
	const { passkeys, hasSecondFactor, required, suggested } = loaderData;
	const isInPortal = areaOf(useLocation().pathname) === "complaints";
	const heading = isInPortal ? "h2" : "h3";
	const isOnly = !hasSecondFactor && passkeys.length < 2;
	const content = (
		<>
			{required && <p className="mb-6 rounded-xl bg-draw-tint p-4 font-semibold">{t.required}</p>}
			<div className={isInPortal ? "space-y-8" : "grid items-start gap-8 lg:grid-cols-2"}>
				<PasskeyList passkeys={passkeys} removeAt={useArea().passkey} heading={heading} />
				<NewPasskey
					suggested={suggested}
					isOnly={isOnly}
					state={actionData}
					heading={heading}
					look={isInPortal ? "" : "card p-6"}
				/>
			</div>
			<Outlet />
		</>
	);
	if (isInPortal)
		return (
			<StepPage title={t.title} lead={t.lead}>
				{content}
			</StepPage>
		);
	return (
		<>
			<h2 className="text-2xl">{t.title}</h2>
			<p className="mt-1 mb-6 max-w-3xl text-soft">{t.lead}</p>
			{content}
		</>
	);
}
