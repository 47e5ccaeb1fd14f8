import { Moment } from "../../../base/ui/moment.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { TableHead } from "../../../records/list/parts/list-tools.tsx";
import { tabText } from "../../../records/tab-text.ts";
import { recordsText } from "../../../records/text.ts";
import type { Change } from "../names/changes.ts";
import type { Entry, Subject } from "../names/readable.server.ts";
import { auditText } from "../text.ts";

/** One page of the log as a table. On a phone each row is a block. */
export function Entries({ entries }: { entries: Entry[] }) {
	const locale = useLocale();
	const t = auditText(locale);
	const cell = "px-4 py-2 max-md:block max-md:p-0 max-md:empty:hidden";
	return (
		<section className="card scroll-cue relative" tabIndex={0} aria-label={tabText(locale).audit}>
			<table className="w-full text-sm max-md:block [&_thead]:max-md:sr-only">
				<TableHead labels={[t.when, t.who, t.what, t.record, recordsText(locale).details]} />
				<tbody className="divide-y divide-line align-top max-md:block">
					{entries.map(({ id, at, actor, event, subject, changes }) => (
						<tr key={id} className="max-md:flex max-md:flex-col max-md:gap-0.5 max-md:px-4 max-md:py-2.5">
							<td className={`${cell} whitespace-nowrap max-md:text-soft`}>
								<Moment at={at} />
							</td>
							<td className={`${cell} min-w-56`}>
								{actor.name && (
									<>
										<bdi className="font-semibold">{actor.name}</bdi> <br className="max-md:hidden" />
									</>
								)}
								<bdi className="break-all">{actor.text}</bdi>
							</td>
							<td className={`${cell} min-w-36 max-md:order-first max-md:font-semibold`}>{event}</td>
							<td className={`${cell} min-w-44`}>{subject && <About {...subject} />}</td>
							<td className={`${cell} min-w-60`}>{changes.length > 0 && <Changes changes={changes} />}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function About({ kind, name, path, history }: Subject) {
	const t = auditText(useLocale());
	const shown = <bdi className="break-words">{name}</bdi>;
	return (
		<>
			<span className="text-soft">{kind}</span>{" "}
			{path ? (
				<a href={path} className="link">
					{shown}
				</a>
			) : (
				shown
			)}
			{history && (
				<RowLink
					to={history}
					label={t.history}
					of={name ?? kind}
					className="block w-fit text-xs text-soft underline underline-offset-4"
				/>
			)}
		</>
	);
}

const Changes = ({ changes }: { changes: Change[] }) => {
	const arrow = useLocale() === "ar" ? "←" : "→";
	const t = auditText(useLocale());
	return (
		<ul className="space-y-1">
			{changes.map(({ label, before, value }) => (
				<li key={label}>
					<span className="text-soft">{label}:</span>{" "}
					{before !== undefined && (
						<>
							<bdi>{before}</bdi> <span aria-hidden="true">{arrow}</span>
							<span className="sr-only">{t.became}</span>{" "}
						</>
					)}
					<bdi className="break-words">{value}</bdi>
				</li>
			))}
		</ul>
	);
};
