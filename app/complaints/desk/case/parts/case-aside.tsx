import { SelectField } from "../../../../base/ui/fields.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { priorities } from "../../../case/complaint.ts";
import { Fact } from "../../../case/parts/fact.tsx";
import { caseText } from "../../../case/text.ts";
import { deskText } from "../../text.ts";
import type { DeskState } from "../desk-actions.ts";
import type { DeskCase } from "../desk-case.server.ts";
import { deskCaseText } from "../text.ts";
import { ConflictForms } from "./conflict-forms.tsx";
import { DeskForm, stateOf } from "./desk-form.tsx";
import { History } from "./history.tsx";
import { HoldSection } from "./hold-section.tsx";
import { ReclassifyForm } from "./reclassify-form.tsx";
import { RevealForm } from "./reveal-form.tsx";

type Props = {
	found: DeskCase;
	/** The officer who looks. */
	me: string;
	may: { handle: boolean; lift: boolean; hold: boolean };
	state?: DeskState;
};

/** Beside the case: who filed it, who deals with it and how urgently, and everything that happened. */
export function CaseAside({ found, me, may, state }: Props) {
	const locale = useLocale();
	const t = deskCaseText(locale);
	const desk = deskText(locale);
	const { item, person, assigned, staff } = found;
	const reference = item.case_reference;
	return (
		<aside className="space-y-8">
			<dl className="card space-y-4 p-6">
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
				{may.handle && person.id_number_masked && <RevealForm reference={reference} state={state} />}
			</dl>
			{may.handle ? (
				<section id="assign" aria-labelledby="assign-title" className="card space-y-6 p-6">
					<h3 id="assign-title" className="text-xl">
						{t.assignment}
					</h3>
					<DeskForm intent="assign" reference={reference} state={state}>
						<SelectField
							form="assign"
							name="officer"
							label={desk.assignedTo}
							required={false}
							state={stateOf(state, "assign") ?? { problems: {}, values: { officer: assigned?.id ?? "" } }}
							empty={desk.unassigned}
							options={staff.map(({ id, name, email }) => ({ value: id, label: name || email }))}
						/>
						<button type="submit" className="button-quiet">
							{desk.assign}
						</button>
					</DeskForm>
					{assigned?.id !== me && (
						<DeskForm intent="assign" reference={reference} hidden={{ officer: me }}>
							<button type="submit" className="button-quiet">
								{t.takeIt}
							</button>
						</DeskForm>
					)}
					<DeskForm intent="priority" reference={reference} state={state}>
						<PriorityField priority={item.priority} />
						<button type="submit" className="button-quiet">
							{t.setPriority}
						</button>
					</DeskForm>
					<ReclassifyForm item={item} state={state} />
					<ConflictForms found={found} me={me} canRecuse={may.lift} state={state} />
				</section>
			) : (
				<dl className="card p-6">
					<Fact label={desk.assignedTo}>{assigned?.name || assigned?.email || desk.unassigned}</Fact>
				</dl>
			)}
			<HoldSection found={found} canHold={may.hold} state={state} />
			<History item={item} />
		</aside>
	);
}

function PriorityField({ priority }: { priority: DeskCase["item"]["priority"] }) {
	const locale = useLocale();
	const c = caseText(locale);
	return (
		<SelectField
			form="priority"
			name="priority"
			label={caseText(locale).priority}
			state={{ problems: {}, values: { priority } }}
			options={priorities.map((value) => ({ value, label: c[value] }))}
		/>
	);
}
