import { Outlet } from "react-router";
import { z } from "zod";
import { accessLinks, complaintStaff, issueAccessLink } from "../../accounts/guests/access-links.server.ts";
import { stepUpToPost } from "../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { formAction, validInput } from "../../base/forms/form-action.server.ts";
import { requiredText } from "../../base/forms/form-fields.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field, SelectField } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { useText } from "../../base/ui/use-locale.ts";
import { caseText } from "../../complaints/case/text.ts";
import { deskMeta } from "../desk-meta.ts";
import { linkText } from "../links-text.ts";
import { LinkList } from "../parts/link-list.tsx";
import { deskText } from "../text.ts";
import type { Route } from "./+types/links";

export const middleware = [requires("access-link.issue"), stepUpToPost];

const form = z.object({ officer: z.uuid("required"), reason: requiredText(500) });

export async function loader({ context }: Route.LoaderArgs) {
	return { staff: await complaintStaff(), links: await accessLinks(actorOf(context)) };
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }) => {
		const { officer, reason } = validInput(form, values);
		if (await issueAccessLink(actorOf(args.context), officer, reason))
			return { to: pathIn(locale, "/complaints/admin/links"), flash: "link-issued" };
		return { status: 422, state: { problems: { officer: "unknownChoice" } } };
	});

export const meta: Route.MetaFunction = (args) => deskMeta(args, deskText, (t) => t.links);

export default function Links({ loaderData, actionData }: Route.ComponentProps) {
	const t = useText(linkText);
	const words = useText(caseText);
	const { staff, links } = loaderData;
	const field = { form: "link", state: actionData };
	return (
		<div className="grid gap-8 lg:grid-cols-[1fr_1.8fr]">
			<section aria-labelledby="issue">
				<h2 id="issue" className="text-2xl">
					{t.issue}
				</h2>
				<p className="mt-1 mb-5 text-soft">{t.linksLead}</p>
				<form method="post" noValidate className="card space-y-5 p-6">
					<ErrorSummary {...field} labels={{ officer: t.issueTo, reason: words.reason }} />
					<SelectField
						{...field}
						name="officer"
						label={t.issueTo}
						empty="–"
						options={staff.map(({ id, name, email }) => ({ value: id, label: name ? `${name} (${email})` : email }))}
					/>
					<Field {...field} name="reason" label={words.reason} maxLength={500} />
					<button type="submit" className="button">
						{t.issue}
					</button>
				</form>
			</section>
			<LinkList links={links} />
			<Outlet />
		</div>
	);
}
