import { useLocale } from "../../../base/ui/use-locale.ts";
import { orderText } from "../text.ts";

type Props = { id: number; name: string; isFirst: boolean; isLast: boolean };

const small = "grid size-11 cursor-pointer place-items-center rounded-lg hover:bg-sunken disabled:opacity-30";

/** Moves an entry of a list one place up or down: a form of its own, without a script. */
export function OrderButtons({ id, name, isFirst, isLast }: Props) {
	const t = orderText(useLocale());
	return (
		<form method="post" className="flex items-center">
			<input type="hidden" name="id" value={id} />
			<button type="submit" name="intent" value="up" disabled={isFirst} className={small}>
				<span aria-hidden="true">↑</span>
				<span className="sr-only">
					{t.up}: {name}
				</span>
			</button>
			<button type="submit" name="intent" value="down" disabled={isLast} className={small}>
				<span aria-hidden="true">↓</span>
				<span className="sr-only">
					{t.down}: {name}
				</span>
			</button>
		</form>
	);
}
