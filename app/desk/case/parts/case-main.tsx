import { pathIn } from "../../../base/locale/path.ts";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { emptiedBy } from "../../../complaints/case/emptied/emptied.ts";
import { emptiedText } from "../../../complaints/case/emptied/emptied-text.ts";
import { Decisions } from "../../../complaints/case/parts/decisions.tsx";
import { Messages } from "../../../complaints/case/parts/messages.tsx";
import { Statement } from "../../../complaints/case/parts/statement.tsx";
import { caseText } from "../../../complaints/case/text.ts";
import { deskCaseText } from "../text.ts";
import { type Props as ActionProps, CaseActions } from "./actions/case-actions.tsx";
import { AppealPanel } from "./appeal-panel.tsx";
import { DeskFiles } from "./desk-files.tsx";
import { DeskReceipts } from "./desk-receipts.tsx";
import { Notes } from "./notes.tsx";
import { ReleaseForm } from "./release-form.tsx";
import { ReopeningPanel } from "./reopening-panel.tsx";

type Props = Omit<ActionProps, "may"> & { may: ActionProps["may"] & { handOver: boolean } };

/**
 * The main column of a case: the statement, then what is done about it, decisions, files, messages and internal notes.
 */
export function CaseMain(props: Props) {
	const t = useText(deskCaseText);
	const p = useText(caseText);
	const { found, may, state } = props;
	const { item, notes } = found;
	const emptied = emptiedBy(item);
	const removal = useText(emptiedText);
	return (
		<div className="min-w-0 space-y-6">
			<AppealPanel found={found} canHandOver={may.handOver} state={state} />
			<ReopeningPanel found={found} me={props.me} isHead={may.lift} state={state} />
			<section aria-labelledby="statement" className="card p-6">
				<h3 id="statement" className="mb-4 text-xl">
					{p.description}
				</h3>
				{emptied ? <p>{removal[emptied]}</p> : <Statement values={item} />}
			</section>
			<CaseActions {...props} />
			<Decisions item={item} document="/complaints/admin/decision/:id" />
			<section aria-labelledby="attachments" className="card space-y-4 p-6">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h3 id="attachments" className="text-xl">
						{t.attachments}
					</h3>
					{may.handOver && <BundleLink reference={item.case_reference} />}
				</div>
				<DeskFiles
					files={item.evidence}
					action={
						may.handle ? (file) => <ReleaseForm file={file} reference={item.case_reference} state={state} /> : undefined
					}
				/>
			</section>
			<DeskReceipts item={item} />
			{item.messages.length > 0 && <Messages messages={item.messages} />}
			<Notes notes={notes} />
		</div>
	);
}

function BundleLink({ reference }: { reference: string }) {
	const locale = useLocale();
	const path = pathIn(locale, "/complaints/admin/case/:caseReference/bundle.zip", { caseReference: reference });
	const t = deskCaseText(locale);
	return (
		<a href={path} className="button-quiet" title={t.bundleHolds}>
			{t.bundle}
		</a>
	);
}
