import type { ReactNode } from "react";

/** A part of a captain's page under its own heading. */
export const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
	<section aria-labelledby={id}>
		<h2 id={id} className="mb-3 text-xl">
			{title}
		</h2>
		{children}
	</section>
);
