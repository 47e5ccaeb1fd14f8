import { data, Outlet, redirect } from "react-router";
import { z } from "zod";
import { accessLinks, complaintStaff, issueAccessLink } from "../../../../accounts/guests/access-links.server.ts";
import { stepUpToPost } from "../../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../../accounts/sessions/session.server.ts";
import { requires } from "../../../../accounts/sign-in/guards.server.ts";
import { requiredText } from "../../../../base/forms/form-fields.ts";
import type { FormState } from "../../../../base/forms/form-state.ts";
import { problemsOf } from "../../../../base/forms/problems.ts";
import { readFields } from "../../../../base/forms/read-fields.ts";
import { flashCookie } from "../../../../base/http/flash.server.ts";
import { localeOf } from "../../../../base/locale/locale.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { Field, SelectField } from "../../../../base/ui/fields.tsx";
import { ErrorSummary } from "../../../../base/ui/form-parts.tsx";
import { useText } from "../../../../base/ui/use-locale.ts";
import { caseText } from "../../../case/text.ts";
import { deskMeta } from "../../desk-meta.ts";
import { deskText } from "../../text.ts";
import { LinkList } from "../parts/link-list.tsx";
import { linkText } from "../text.ts";
import type { Route } from "./+types/links";

export const middleware = [requires("access-link.issue"), stepUpToPost];

const form = z.object({ officer: z.uuid("required"), reason: requiredText(500) });

export async function loader({ context }: Route.LoaderArgs) {
	return { staff: await complaintStaff(), links: await accessLinks(actorOf(context)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const actor = actorOf(context);
	const { values } = await readFields(request);
	const again = (problems: Record<string, string>) => data<FormState>({ problems, values }, 422);
	const parsed = form.safeParse(values);
	if (!parsed.success) return again(problemsOf(parsed.error));
	const isIssued = await issueAccessLink(actor, parsed.data.officer, parsed.data.reason);
	if (!isIssued) return again({ officer: "unknownChoice" });
	throw redirect(pathIn(localeOf(url.pathname), "/complaints/admin/links"), {
		status: 303,
		headers: { "set-cookie": flashCookie("link-issued") },
	});
}

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
