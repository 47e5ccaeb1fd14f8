import type { ReactNode } from "react";
import { FoldButton, FoldPanel } from "../../base/ui/fold.tsx";
import { Ltr } from "../../base/ui/page-parts.tsx";

const SHEET = "scope";

/** On a phone the season and competition that a page shows are one button under its title. */
export const ScopeButton = ({ season, name }: { season: string; name?: string }) => (
	<FoldButton id={SHEET} className="chip mt-1.5 gap-2 print:hidden">
		<Ltr>{season}</Ltr>
		{name && <bdi className="truncate">{name}</bdi>}
		<span aria-hidden="true" className="text-soft">
			▾
		</span>
	</FoldButton>
);

/** The choices behind that button, in place on a wide screen. */
export const ScopeSheet = ({ children }: { children: ReactNode }) => (
	<div className="sm:mb-5">
		<FoldPanel id={SHEET} className="sm:gap-x-8!">
			{children}
		</FoldPanel>
	</div>
);
