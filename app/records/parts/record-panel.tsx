import type { ReactNode } from "react";
import type { Draft, RecordState } from "../editing/record-state.ts";
import { type FieldOf, fieldProps } from "./field-props.ts";
import { Panel } from "./panel.tsx";
import { RecordForm, type RecordFormProps } from "./record-form.tsx";

type Props<N extends string> = Pick<RecordFormProps, "form" | "schema"> & {
	/** The props of the route's component. */
	page: { loaderData: { state: RecordState; draft: Draft; close: string }; actionData?: RecordState };
	title: string;
	/** The fields, in the order in which their problems are listed. */
	names: readonly N[];
	/** The labels of the fields. */
	text: Record<NoInfer<N>, string>;
	children: (field: FieldOf<NoInfer<N>>, state: RecordState) => ReactNode;
};

/** The panel with the form of a `recordPage`. Its children are the fields; `field` has the props of one by its name. */
export function RecordPanel<N extends string>({ page, title, form, schema, names, text, children }: Props<N>) {
	const { state, draft, close } = page.loaderData;
	return (
		<Panel title={title} close={close}>
			<RecordForm
				form={form}
				schema={schema}
				state={page.actionData ?? state}
				labels={Object.fromEntries(names.map((name) => [name, text[name]]))}
				close={close}
				draft={draft}
			>
				{(shown) => children(fieldProps<N>(form, shown, text), shown)}
			</RecordForm>
		</Panel>
	);
}
