import { useLocale } from "../../base/ui/use-locale.ts";
import { shellText } from "../text.ts";

type Props = {
	/** The id of the panel it opens, an element with `popover`. */
	opens: string;
	className?: string;
};

/**
 * The three lines that open a menu on a small screen: a popover, because public pages carry no script. A browser
 * without popovers shows the links.
 */
export function MenuButton({ opens, className = "" }: Props) {
	return (
		<button
			type="button"
			popoverTarget={opens}
			aria-label={shellText(useLocale()).menu}
			className={`grid size-11 cursor-pointer place-items-center rounded-lg lg:hidden ${className}`}
		>
			<svg
				viewBox="0 0 24 24"
				width="24"
				height="24"
				stroke="currentColor"
				strokeWidth="2.2"
				strokeLinecap="round"
				aria-hidden="true"
			>
				<path d="M4 7h16M4 12h16M4 17h16" />
			</svg>
		</button>
	);
}
