import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { recordsText } from "../../text.ts";
import { OrderButtons } from "./order-buttons.tsx";

type Props = {
	id: number;
	name: string;
	facts: readonly string[];
	isFirst: boolean;
	isLast: boolean;
	edit: string;
	remove: string;
};

/** A row of a list that staff put in order: its name, facts about it, its place, and where it is changed. */
export function OrderedLine({ id, name, facts, isFirst, isLast, edit, remove }: Props) {
	const a = recordsText(useLocale());
	return (
		<li className="flex flex-wrap items-center gap-x-2 gap-y-2 p-3">
			<div className="min-w-0 flex-1 basis-full sm:basis-40">
				<p className="font-semibold">
					<bdi>{name}</bdi>
				</p>
				<p className="text-sm text-soft">{facts.join(" · ")}</p>
			</div>
			<OrderButtons id={id} name={name} isFirst={isFirst} isLast={isLast} />
			<RowLink to={edit} label={a.edit} of={name} className="button-quiet px-3" />
			<RowLink to={remove} label={a.delete} of={name} className="button-quiet px-3 text-loss" />
		</li>
	);
}
