import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { Balance } from "../../league/figures/figures.ts";
import { tiesText } from "../../league/ties/text.ts";

type Props = {
	crumbs: Crumb[];
	sides: readonly [VersusSideProps, VersusSideProps];
	/** Won by each side; undefined where they have not met. */
	balance: Balance | undefined;
	/** How the balance divides. */
	figures: { label: string; value: ReactNode }[];
};
type VersusSideProps = { path: string; picture: ReactNode; name: ReactNode };

/**
 * The top of a page of two players or two clubs: both with their pictures, what each won between them, and figures
 * below it.
 */
export function VersusHeader({ crumbs, sides: [one, other], balance, figures }: Props) {
	const locale = useLocale();
	return (
		<header className="court">
			<div className="wide py-4 sm:py-8">
				<Breadcrumbs crumbs={crumbs} />
				<h1 className="mx-auto mt-4 grid max-w-3xl grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 text-center text-lg sm:gap-x-8 sm:text-2xl">
					<VersusSide {...one} />
					{balance ? (
						<span className="flex gap-2 text-3xl font-bold digits">
							<bdi>{balance.won}</bdi>
							<span className="text-soft">–</span>
							<bdi>{balance.lost}</bdi>
						</span>
					) : (
						<span className="text-soft">{tiesText(locale).versus}</span>
					)}
					<VersusSide {...other} />
				</h1>
				{figures.length > 0 && (
					<dl className="mt-4 flex flex-wrap justify-center gap-x-8 gap-y-2 text-center">
						{figures.map(({ label, value }) => (
							<div key={label}>
								<dt className="text-sm text-soft">{label}</dt>
								<dd className="font-semibold">{value}</dd>
							</div>
						))}
					</dl>
				)}
			</div>
		</header>
	);
}

const VersusSide = ({ path, picture, name }: VersusSideProps) => (
	<a href={path} className="flex flex-col items-center gap-2 leading-snug underline-offset-4 hover:underline">
		{picture}
		<span>{name}</span>
	</a>
);
