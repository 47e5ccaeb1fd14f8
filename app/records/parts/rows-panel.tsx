import type { ReactNode } from "react";
import { useText } from "../../base/ui/use-locale.ts";
import { recordsText } from "../text.ts";
import { Panel } from "./panel.tsx";

type PanelProps = {
	title: string;
	close: string;
	lead?: string;
	add: { path: string; label: string };
	/** Said where there are no rows. */
	none: string;
	children: ReactNode[];
};

/** A panel with the rows of a record, and the way to add one. */
export const RowsPanel = ({ title, close, lead, add, none, children }: PanelProps) => (
	<Panel title={title} close={close}>
		<div className="min-h-0 space-y-6 overflow-y-auto p-5 sm:p-7">
			{lead && <p className="text-soft">{lead}</p>}
			<p>
				<a href={add.path} className="button" data-first="">
					{add.label}
				</a>
			</p>
			{children.length === 0 ? (
				<p className="text-soft">{none}</p>
			) : (
				<ul className="card divide-y divide-line">{children}</ul>
			)}
		</div>
	</Panel>
);

type RowProps = {
	/** Tells the buttons of the rows apart for those who listen. */
	name: string;
	edit: string;
	remove: string;
	/** Before the ways to change and delete it. */
	buttons?: ReactNode;
	children: ReactNode;
};

/** A row of such a panel. */
export function PanelRow({ name, edit, remove, buttons, children }: RowProps) {
	const t = useText(recordsText);
	return (
		<li className="flex flex-wrap items-center gap-2 p-3">
			<div className="min-w-0 flex-1 basis-full sm:basis-40">{children}</div>
			{buttons}
			<a href={edit} aria-label={`${t.edit}: ${name}`} className="button-quiet px-3">
				{t.edit}
			</a>
			<a href={remove} aria-label={`${t.delete}: ${name}`} className="button-quiet px-3 text-loss">
				{t.delete}
			</a>
		</li>
	);
}
