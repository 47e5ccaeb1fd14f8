import { useLocale } from "../../../base/ui/use-locale.ts";
import { OF_AGE } from "../../../complaints/case/age.ts";
import { complaintText } from "../../../complaints/case/complaint-text.ts";
import { emptiedText } from "../../../complaints/case/emptied/emptied-text.ts";
import { Fact } from "../../../complaints/case/parts/fact.tsx";
import { representedIn } from "../../../complaints/case/represented/represented.ts";
import { profileText } from "../../../complaints/complainants/profile-text.ts";
import type { DeskState } from "../../../complaints/handling/desk-actions.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import { RetainedNote } from "../../../complaints/privacy/kept/parts/kept-note.tsx";
import { MinorMark } from "../../list/parts/minor-mark.tsx";
import { deskText } from "../../text.ts";
import { deskCaseText } from "../text.ts";
import { AfterDecision } from "./after-decision.tsx";
import { History } from "./history.tsx";
import { LinkedCases } from "./linked-cases.tsx";
import { RevealForm } from "./reveal-form.tsx";

type Props = { found: DeskCase; may: { handle: boolean; lift: boolean }; state?: DeskState };

/** Beside the case: who filed it, who deals with it, and everything that happened. */
export function CaseAside({ found, may, state }: Props) {
	const locale = useLocale();
	const t = deskCaseText(locale);
	const desk = deskText(locale);
	const { item, person, assigned } = found;
	const isErased = Boolean(item.erased_at ?? person.erased_at);
	return (
		<aside className="space-y-6">
			<dl className="card space-y-4 p-6">
				<Fact label={desk.assignedTo}>{assigned?.name || assigned?.email || desk.unassigned}</Fact>
				{item.erased_at && (
					<div className="space-y-2 rounded-xl bg-draw-tint p-4" data-erased>
						{found.kept ? <RetainedNote kept={found.kept} /> : emptiedText(locale).erased}
					</div>
				)}
				<Fact label={t.user}>{(locale === "ar" && person.full_name_ar) || person.full_name}</Fact>
				<Fact label={t.filesAs}>{isErased ? "" : profileText(locale)[person.submitter_type]}</Fact>
				{!isErased && (item.represented_name || person.submitter_type === "legal_representative") && (
					<Fact label={complaintText(locale).representedFor}>
						{representedIn(locale, item.represented_name, item.represented_as)}
					</Fact>
				)}
				{!isErased && (
					<Fact label={t.age}>
						{person.age === undefined ? t.ageUnknown : t.years(person.age)}{" "}
						{person.age !== undefined && person.age < OF_AGE && <MinorMark />}
					</Fact>
				)}
				<Fact label={t.email} ltr>
					{item.erased_at ? null : person.email}
				</Fact>
				<Fact label={t.phone} ltr>
					{person.phone}
				</Fact>
				<Fact label={t.organization}>{(locale === "ar" && person.organization_ar) || person.organization}</Fact>
				<Fact label={t.idNumber} ltr>
					{person.id_number_masked}
				</Fact>
				{may.handle && (person.id_number_masked || found.hasIdentity) && (
					<RevealForm reference={item.case_reference} isIdentity={found.hasIdentity} state={state} />
				)}
			</dl>
			<AfterDecision found={found} mayPublish={may.lift && may.handle} />
			<LinkedCases found={found} mayJoin={may.handle} state={state} />
			<History item={item} />
		</aside>
	);
}
