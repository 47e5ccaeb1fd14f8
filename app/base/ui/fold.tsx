import type { ReactNode } from "react";

type FoldProps = {
	id: string;
	label: string;
	marks?: number;
	/** On a wide screen the controls are in the row around them, not in one of their own. */
	inline?: boolean;
	children: ReactNode;
};

/** Controls in place on a wide screen; on a phone a sheet that a button opens, without a script. */
export function Fold({ id, label, marks, inline, children }: FoldProps) {
	return (
		<>
			<FoldButton id={id} className="button-quiet px-4" marks={marks}>
				{label}
			</FoldButton>
			<FoldPanel id={id} inline={inline}>
				{children}
			</FoldPanel>
		</>
	);
}

type ButtonProps = { id: string; className: string; marks?: number; children: ReactNode };

/** Opens the sheet of a phone that has this id; it may be far from it. */
export const FoldButton = ({ id, className, marks = 0, children }: ButtonProps) => (
	<button type="button" popoverTarget={id} className={`${className} sm:hidden`}>
		{children}
		{marks > 0 && <span className="rounded-full bg-brand px-2 text-sm text-on-brand">{marks}</span>}
	</button>
);

type PanelProps = Pick<FoldProps, "id" | "inline" | "children"> & { className?: string };

export const FoldPanel = ({ id, inline = false, className = "", children }: PanelProps) => (
	<div id={id} popover="auto" className={`fold ${inline ? "sm:contents!" : className}`}>
		{children}
	</div>
);
