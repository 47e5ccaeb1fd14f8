import type { ReactNode } from "react";

export type Chip = { key: string | number; path: string; isShown: boolean; label: ReactNode };

/** One choice of several, as links in a row; the sheet of a phone says above it of which kind it is. */
export const ChipNav = ({ label, chips }: { label: string; chips: Chip[] }) => (
	<nav aria-label={label} className="print:hidden">
		<p aria-hidden="true" className="mb-1.5 text-sm font-semibold text-soft sm:hidden">
			{label}
		</p>
		<ul className="flex flex-wrap gap-2">
			{chips.map(({ key, path, isShown, label: name }) => (
				<li key={key}>
					<a
						href={path}
						aria-current={isShown ? "page" : undefined}
						className="chip aria-[current]:bg-brand aria-[current]:text-on-brand"
					>
						{name}
					</a>
				</li>
			))}
		</ul>
	</nav>
);
