import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { findText } from "../find-text.ts";

/** The id of the field in the frame. */
export const FIND_FIELD = "find-anything";

type Props = { id: string; query?: string; className?: string };

/** Leads to the records that hold some words. */
export function FindField({ id, query, className = "" }: Props) {
	const locale = useLocale();
	const t = findText(locale);
	return (
		<search className={className}>
			<form method="get" action={pathIn(locale, "/admin/find")} className="flex gap-2">
				<label htmlFor={id} className="sr-only">
					{t.label}
				</label>
				<input
					id={id}
					name="q"
					type="search"
					dir="auto"
					required
					defaultValue={query}
					placeholder={t.title}
					maxLength={80}
					className="control"
				/>
				<button
					type="submit"
					aria-label={t.title}
					className="grid size-11.5 shrink-0 cursor-pointer place-items-center rounded-lg border border-line bg-surface text-ink"
				>
					<svg
						viewBox="0 0 24 24"
						width="20"
						height="20"
						fill="none"
						stroke="currentColor"
						strokeWidth="2.2"
						strokeLinecap="round"
						aria-hidden="true"
					>
						<circle cx="10.5" cy="10.5" r="6.5" />
						<path d="m15.5 15.5 5 5" />
					</svg>
				</button>
			</form>
		</search>
	);
}
