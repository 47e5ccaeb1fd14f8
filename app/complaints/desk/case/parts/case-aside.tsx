import { useLocale } from "../../../../base/ui/use-locale.ts";
import { Fact } from "../../../case/parts/fact.tsx";
import { deskText } from "../../text.ts";
import type { DeskState } from "../desk-actions.ts";
import type { DeskCase } from "../desk-case.server.ts";
import { deskCaseText } from "../text.ts";
import { AfterDecision } from "./after-decision.tsx";
import { History } from "./history.tsx";
import { RevealForm } from "./reveal-form.tsx";

type Props = { found: DeskCase; may: { handle: boolean; lift: boolean }; state?: DeskState };

/** Beside the case: who filed it, who deals with it, and everything that happened. */
export function CaseAside({ found, may, state }: Props) {
	const locale = useLocale();
	const t = deskCaseText(locale);
	const desk = deskText(locale);
	const { item, person, assigned } = found;
	return (
		<aside className="space-y-6">
			<dl className="card space-y-4 p-6">
				<Fact label={desk.assignedTo}>{assigned?.name || assigned?.email || desk.unassigned}</Fact>
				<Fact label={t.user}>{(locale === "ar" && person.full_name_ar) || person.full_name}</Fact>
				<Fact label={t.email} ltr>
					{person.email}
				</Fact>
				<Fact label={t.phone} ltr>
					{person.phone}
				</Fact>
				<Fact label={t.organization}>{(locale === "ar" && person.organization_ar) || person.organization}</Fact>
				<Fact label={t.idNumber} ltr>
					{person.id_number_masked}
				</Fact>
				{may.handle && person.id_number_masked && <RevealForm reference={item.case_reference} state={state} />}
			</dl>
			<AfterDecision found={found} mayPublish={may.lift && may.handle} />
			<History item={item} />
		</aside>
	);
}
