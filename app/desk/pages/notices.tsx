import { z } from "zod";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { formAction, validInput } from "../../base/forms/form-action.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { paces } from "../../complaints/case/notices/notice-kinds.ts";
import { ownPace, setOwnPace } from "../../complaints/notices/pace.server.ts";
import { noticeText } from "../../complaints/notices/text.ts";
import { deskMeta } from "../desk-meta.ts";
import type { Route } from "./+types/notices";

export const middleware = [requires("case.handle")];
export const handle = { js: true };

const paceForm = z.object({ pace: z.enum(paces, { error: "unknownChoice" }) });

export const loader = async ({ context }: Route.LoaderArgs) => ({ pace: await ownPace(actorOf(context)) });

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }) => {
		await setOwnPace(actorOf(args.context), validInput(paceForm, values).pace);
		return { to: pathIn(locale, "/complaints/admin/emails"), flash: "desk-pace" };
	});

export const meta: Route.MetaFunction = (args) => deskMeta(args, noticeText, (t) => t.title);

/** When this officer is mailed of what arrives. */
export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
	const t = noticeText(useLocale());
	return (
		<div className="max-w-2xl">
			<h2 className="text-2xl">{t.title}</h2>
			<p className="mt-1 mb-6 text-soft">{t.lead}</p>
			<form method="post" className="card p-6">
				<ErrorSummary form="pace" state={actionData} labels={{ pace: t.pace }} />
				<fieldset id="pace-pace" tabIndex={-1} className="mb-5 space-y-4">
					<legend className="mb-3 text-lg font-semibold">{t.pace}</legend>
					{paces.map((pace) => (
						<label key={pace} className="flex cursor-pointer items-start gap-3">
							<input
								type="radio"
								name="pace"
								value={pace}
								defaultChecked={pace === loaderData.pace}
								className="mt-1.5 size-5 accent-brand"
							/>
							<span>
								<span className="block font-semibold">{t[pace]}</span>
								<span className="block text-sm text-soft">{t[`${pace}Text`]}</span>
							</span>
						</label>
					))}
				</fieldset>
				<button type="submit" className="button">
					{t.save}
				</button>
			</form>
		</div>
	);
}
