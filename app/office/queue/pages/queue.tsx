import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { idParam, pageParam } from "../../../base/forms/params.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { lasting } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { homeOr } from "../../../records/from-home.ts";
import { TableHead, useListPath } from "../../../records/list/parts/list-tools.tsx";
import { tabText } from "../../../records/tab-text.ts";
import { queueState, resendEmails, retryFailedJob } from "../queue.server.ts";
import { queueText, taskText } from "../text.ts";
import type { Route } from "./+types/queue";

export const middleware = [requires("queue.manage")];
export const handle = { js: true };

export async function loader({ url, context }: Route.LoaderArgs) {
	const page = pageParam(url);
	return { page, ...(await queueState(actorOf(context), page)) };
}

type State = FormState & { gone?: boolean };

export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction<State>({ request, url, context }, async ({ values, locale }) => {
		const actor = actorOf(context);
		const to = homeOr(url, pathIn(locale, "/admin/queue") + url.search);
		const gone = { status: 409, state: { gone: true } };
		if (values.intent === "retry")
			return (await retryFailedJob(actor, values.job ?? "")) ? { to, flash: "job-retried" } : gone;
		if (values.intent !== "resend") throw badRequest();
		const count = await resendEmails(actor, idParam(values.email));
		return count > 0 ? { to, flash: `emails-resent.${count}` } : gone;
	});

/** The queues and all that was given up: emails and other tasks that run beside the pages. */
export default function QueuePage({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = queueText(locale);
	const { queues, jobs, emails, total, page, pages } = loaderData;
	const pathOf = useListPath();
	const { search } = useLocation();
	return (
		<div className="space-y-8">
			<div>
				<h2 className="text-2xl">{tabText(locale).queue}</h2>
				<p className="max-w-3xl text-soft">{t.lead}</p>
			</div>
			<Stopped state={actionData} />
			{actionData?.gone && (
				<p role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4 font-semibold">
					{t.gone}
				</p>
			)}
			<Part title={t.queues} empty={queues.length === 0 && t.nothingWaiting}>
				<Rows label={t.queues} heads={[t.queue, t.waiting, t.active, t.oldest]}>
					{queues.map(({ name, waiting, active, seconds }) => (
						<tr key={name}>
							<td className="px-4 py-2">{taskName(locale, name)}</td>
							<td className="px-4 py-2">{waiting}</td>
							<td className="px-4 py-2">{active}</td>
							<td className="px-4 py-2">{waiting > 0 && lasting(locale, Math.ceil(seconds / 60))}</td>
						</tr>
					))}
				</Rows>
			</Part>
			<Part title={t.emails} lead={t.emailsLead} empty={total === 0 && t.noEmails}>
				{emails.some(({ hasEnded }) => !hasEnded) && (
					<a href={pathIn(locale, "/admin/queue/resend") + search} className="button mb-4">
						{t.resendAll}
					</a>
				)}
				<Rows label={t.emails} heads={[t.to, t.action, t.kind, t.written, t.tries, t.reason]}>
					{emails.map(({ id, to, isNewsletter, created_at, attempts, error, hasEnded }) => (
						<tr key={id}>
							<td className="px-4 py-2">
								<Ltr>{to}</Ltr>
							</td>
							<td className="px-4 py-2">
								{hasEnded ? (
									t.ended
								) : (
									<form method="post">
										<input type="hidden" name="email" value={id} />
										<button type="submit" name="intent" value="resend" className="button-quiet whitespace-nowrap">
											{t.resend}
											<span className="sr-only"> {to}</span>
										</button>
									</form>
								)}
							</td>
							<td className="px-4 py-2">{isNewsletter ? t.newsletter : t.single}</td>
							<td className="px-4 py-2 whitespace-nowrap">
								<Moment at={created_at} />
							</td>
							<td className="px-4 py-2">{attempts}</td>
							<td className="max-w-80 min-w-52 px-4 py-2">
								<Ltr className="break-words">{error}</Ltr>
							</td>
						</tr>
					))}
				</Rows>
				<Pagination page={page} pages={pages} pathOf={(n) => pathOf({ page: String(n) })} />
			</Part>
			<Part title={t.jobs} empty={jobs.length === 0 && t.noJobs}>
				<Rows label={t.jobs} heads={[t.queue, t.action, t.failedAt, t.tries, t.reason]}>
					{jobs.map(({ id, name, at, tries, error }) => (
						<tr key={id}>
							<td className="px-4 py-2">{taskName(locale, name)}</td>
							<td className="px-4 py-2">
								<form method="post">
									<input type="hidden" name="job" value={id} />
									<button type="submit" name="intent" value="retry" className="button-quiet whitespace-nowrap">
										{t.retry}
										<span className="sr-only"> {taskName(locale, name)}</span>
									</button>
								</form>
							</td>
							<td className="px-4 py-2 whitespace-nowrap">
								<Moment at={at} />
							</td>
							<td className="px-4 py-2">{tries}</td>
							<td className="max-w-80 min-w-52 px-4 py-2">
								<Ltr className="break-words">{error}</Ltr>
							</td>
						</tr>
					))}
				</Rows>
			</Part>
			<Outlet />
		</div>
	);
}

const taskName = (locale: "ar" | "en", name: string) => textNamed(taskText(locale), name) ?? name;

type PartProps = { title: string; lead?: string; empty: string | false; children: ReactNode };
const Part = ({ title, lead, empty, children }: PartProps) => (
	<section>
		<h3 className="mb-2 text-xl">{title}</h3>
		{empty ? (
			<p className="text-soft">{empty}</p>
		) : (
			<>
				{lead && <p className="mb-4 max-w-3xl text-soft">{lead}</p>}
				{children}
			</>
		)}
	</section>
);

const Rows = ({ label, heads, children }: { label: string; heads: string[]; children: ReactNode }) => (
	<section className="card relative scroll-cue" tabIndex={0} aria-label={label}>
		<table className="w-full text-sm">
			<TableHead labels={heads} />
			<tbody className="divide-y divide-line">{children}</tbody>
		</table>
	</section>
);
