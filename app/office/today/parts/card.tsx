import type { ReactNode } from "react";

type Props = { id: string; total: number; label: string; all: string; children: ReactNode };

/** One kind of work: how much of it waits, which leads to the whole list, and the first few. */
export const WorkCard = ({ id, total, label, all, children }: Props) => (
	<section aria-labelledby={id} className="card mb-4 break-inside-avoid p-4 sm:px-5">
		<h3 id={id} className="text-base font-normal">
			<a href={all} className="link-alone gap-2">
				<strong className="text-base text-brand">{total}</strong> {label}
			</a>
		</h3>
		<ul className="divide-y divide-line">{children}</ul>
	</section>
);

type RowProps = { to: string; title: ReactNode; facts: ReactNode; more?: ReactNode; children: ReactNode };

/** A piece of work: its title leads to its page, the buttons do it here. */
export const WorkRow = ({ to, title, facts, more, children }: RowProps) => (
	<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
		<div className="min-w-0 flex-1 basis-56">
			<a href={to} className="font-semibold hover:underline">
				{title}
			</a>
			<p className="text-sm text-soft" suppressHydrationWarning>
				{facts}
			</p>
			{more}
		</div>
		<div className="flex flex-wrap items-center gap-2">{children}</div>
	</li>
);
