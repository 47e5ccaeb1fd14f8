import type { ReactNode } from "react";
import type { Draft, RecordState } from "../editing/record-state.ts";
import { type FieldOf, fieldProps } from "./field-props.ts";
import { Panel } from "./panel.tsx";
import { RecordForm, type RecordFormProps } from "./record-form.tsx";

type Props<N extends string> = Pick<RecordFormProps, "form" | "schema" | "isShort" | "buttons"> & {
	/** The props of the route's component. */
	page: { loaderData: { state: RecordState; draft: Draft; close: string }; actionData?: RecordState };
	/** The fields, in the order in which their problems are listed. */
	names: readonly N[];
	/** The labels of the fields. */
	text: Record<NoInfer<N>, string>;
	children: (field: FieldOf<NoInfer<N>>, state: RecordState) => ReactNode;
};

/** The form of a `recordPage`. Its children are the fields; `field` has the props of one by its name. */
export function RecordFields<N extends string>({ page, names, text, children, ...props }: Props<N>) {
	const { state, draft, close } = page.loaderData;
	return (
		<RecordForm
			{...props}
			state={page.actionData ?? state}
			labels={Object.fromEntries(names.map((name) => [name, text[name]]))}
			close={close}
			draft={draft}
		>
			{(shown) => children(fieldProps<N>(props.form, shown, text), shown)}
		</RecordForm>
	);
}

/** The same in a panel over the list. */
export const RecordPanel = <N extends string>({ title, ...props }: Props<N> & { title: string }) => (
	<Panel title={title} close={props.page.loaderData.close}>
		<RecordFields {...props} />
	</Panel>
);
