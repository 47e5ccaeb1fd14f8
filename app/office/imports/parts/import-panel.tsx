import { useLocation } from "react-router";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { importText } from "../../../records/imports/text.ts";
import { runText } from "../run-text.ts";
import { ForAll } from "./doubts.tsx";
import { LeftOutTies } from "./left-out-ties.tsx";
import type { RunData } from "./run-data.ts";
import { verdictNames } from "./verdict-names.ts";

const order = ["wrong", "warning", "changed", "new", "same"] as const;

const CHIP = "chip aria-[current]:bg-brand aria-[current]:text-on-brand";

type Props = RunData & { isOpen: boolean; isSent: boolean };

/** How many rows have each verdict, the answers for all of them, and the button that imports. */
export function ImportPanel({ run, counts, show, leftOut, isOpen, isSent }: Props) {
	const locale = useLocale();
	const [t, own] = [importText(locale), runText(locale)];
	const { pathname } = useLocation();
	const written = (run.created ?? 0) + (run.updated ?? 0);
	const { left, asks, slips, doubts } = counts;
	return (
		<div className="mb-4 space-y-3">
			<nav aria-label={own.show} className="flex flex-wrap gap-3 text-lg font-semibold">
				<a href={pathname} aria-current={show ? undefined : "page"} className={CHIP}>
					{own.allRows}
				</a>
				{order.map((verdict) => (
					<a
						key={verdict}
						href={`${pathname}?show=${verdict}`}
						aria-current={show === verdict ? "page" : undefined}
						className={CHIP}
					>
						{t[verdictNames[verdict]]}: {counts.rows[verdict].toLocaleString("en-US")}
					</a>
				))}
			</nav>
			{run.import_batch_id !== null && (
				<p role="status" className="font-semibold">
					{own.imported(written)}
					{asks > 0 && `. ${own.left(asks)}`}
				</p>
			)}
			{isOpen && <LeftOutTies {...leftOut} />}
			{isOpen && (
				<>
					{slips > 0 && (
						<label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
							<input
								type="checkbox"
								name="warnings"
								defaultChecked={run.answers.warnings === true}
								className="size-5 accent-brand"
							/>
							{t.warningsMeant(slips)}
						</label>
					)}
					{doubts > 1 && <ForAll count={doubts} chosen={run.answers.doubts ?? ""} />}
					<p className="flex flex-wrap gap-3">
						{left + asks > 0 && (
							<button type="submit" name="intent" value="import" className="button" aria-disabled={isSent || undefined}>
								{t.applyImport}
								{left > 0 && `: ${t.rows(left)}`}
							</button>
						)}
						{asks > 0 && (
							<button type="submit" name="intent" value="save" className="button-quiet">
								{own.saveAnswers}
							</button>
						)}
						{run.import_batch_id === null && (
							<button type="submit" name="intent" value="discard" className="button-quiet">
								{own.discard}
							</button>
						)}
					</p>
					{left + asks === 0 && run.import_batch_id === null && (
						<p className="text-soft">{counts.rows.wrong > 0 ? t.onlyErrors : t.nothingToImport}</p>
					)}
				</>
			)}
		</div>
	);
}
