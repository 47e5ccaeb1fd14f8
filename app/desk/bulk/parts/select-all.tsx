import type { MouseEvent } from "react";
import { useText } from "../../../base/ui/use-locale.ts";
import { bulkText } from "../text.ts";

type Props = {
	/** Addresses of the page with all of its cases ticked, and with none. */
	all: string;
	none: string;
	rows: number;
	isAll: boolean;
	tick?: (checked: boolean) => void;
};

/** Ticks all cases of the page, or none: at once with scripts, else by loading the page again. */
export function SelectAll({ all, none, rows, isAll, tick }: Props) {
	const t = useText(bulkText);
	const press = (event: MouseEvent) => {
		if (!tick) return;
		event.preventDefault();
		tick(!isAll);
	};
	return (
		<a href={isAll ? none : all} onClick={press} className="button-quiet px-3">
			{isAll ? t.tickNone : t.tickAll(rows)}
		</a>
	);
}
