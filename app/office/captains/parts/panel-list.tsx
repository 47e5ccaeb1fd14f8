import type { ReactNode } from "react";

type ListProps = { id: string; title: string; note?: string; children: ReactNode };

/** A list in a panel of staff, under its own heading. */
export const PanelList = ({ id, title, note, children }: ListProps) => (
	<section aria-labelledby={id}>
		<h3 id={id} className="mb-2 text-lg font-semibold">
			{title}
		</h3>
		{children}
		{note && <p className="mt-2 text-sm text-soft">{note}</p>}
	</section>
);

/** A line of it: what it is, and what can be done with it. */
export const PanelLine = ({ buttons, children }: { buttons: ReactNode; children: ReactNode }) => (
	<li className="flex flex-wrap items-center justify-between gap-3 p-3">
		<div className="min-w-0 flex-1 basis-48">{children}</div>
		{buttons}
	</li>
);
