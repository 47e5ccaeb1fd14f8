import type { ReactNode } from "react";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { recordsText } from "../../text.ts";
import { OrderButtons } from "./order-buttons.tsx";

type Props = {
	id: number;
	name: string;
	/** Those that are empty or absent are left out. */
	facts: readonly (string | number | boolean | null)[];
	isFirst: boolean;
	isLast: boolean;
	/** The addresses of its form and of the page that asks before it is deleted. */
	edit: string;
	remove: string;
	/** Links to its further pages. */
	children?: ReactNode;
};

/** A record in a list whose order staff choose: its facts, its place, and the ways to its pages. */
export function OrderedLine({ id, name, facts, isFirst, isLast, edit, remove, children }: Props) {
	const t = recordsText(useLocale());
	return (
		<li className="flex flex-wrap items-center gap-x-2 gap-y-2 p-3">
			<div className="min-w-0 flex-1 basis-full sm:basis-40">
				<p className="font-semibold">
					<bdi>{name}</bdi>
				</p>
				<p className="text-sm text-soft">{facts.filter(Boolean).join(" · ")}</p>
			</div>
			<OrderButtons id={id} name={name} isFirst={isFirst} isLast={isLast} />
			{children}
			<RowLink to={edit} label={t.edit} of={name} className="button-quiet px-3" />
			<RowLink to={remove} label={t.delete} of={name} className="button-quiet px-3 text-loss" />
		</li>
	);
}
