import type { ReactNode } from "react";
import { pathIn } from "../../base/locale/path.ts";
import { Picture } from "../../base/ui/picture/picture.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { PersonName } from "../../league/figures/person-name.tsx";

type First = { id: number; name: string; name_ar: string; photo_url: string | null; place: number; value?: ReactNode };

/** Where each of the three is, and how high its step is. */
const steps = [
	{ at: "order-2", height: "pb-10 sm:pb-14" },
	{ at: "order-1", height: "pb-5 sm:pb-7" },
	{ at: "order-3", height: "pb-2" },
];

/** The first three of a list with their faces, the best one in the middle; the list below has them again. */
export function Podium({ label, first }: { label: string; first: First[] }) {
	const locale = useLocale();
	if (first.length < steps.length) return null;
	return (
		<ol aria-label={label} className="court mb-5 flex items-end justify-center gap-2 rounded-2xl px-2 pt-5 sm:gap-6">
			{first.slice(0, steps.length).map(({ place, value, ...person }, nth) => (
				<li key={person.id} className={`flex w-40 min-w-0 flex-col items-center text-center ${steps[nth]?.at}`}>
					<span className="silhouette size-16 overflow-hidden rounded-full border-3 border-on-table sm:size-24">
						<Picture url={person.photo_url} sizes="96px" className="size-full object-cover" eager />
					</span>
					<a
						href={pathIn(locale, "/player/:id", { id: String(person.id) })}
						className="mt-2 flex min-h-11 items-center leading-snug font-semibold underline-offset-4 hover:underline max-sm:text-sm"
					>
						<PersonName person={person} />
					</a>
					{value && <span className="text-sm text-soft">{value}</span>}
					<span
						className={`mt-2 w-full rounded-t-xl border border-b-0 border-on-table/20 bg-table-deep pt-2 text-xl font-bold ${steps[nth]?.height}`}
					>
						{place}
					</span>
				</li>
			))}
		</ol>
	);
}
