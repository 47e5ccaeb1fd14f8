import type { ReactNode } from "react";
import { useText } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { caseText } from "../text.ts";

type Props = {
	label: string;
	children?: ReactNode;
	/** Numbers and addresses. */
	ltr?: boolean;
	/** Words of several lines that a person wrote. */
	long?: boolean;
	/** Over both columns. */
	wide?: boolean;
};

/** One line of what is known. What was not given says so. */
export function Fact({ label, children, ltr, long, wide }: Props) {
	const t = useText(caseText);
	const isEmpty = children === null || children === undefined || children === "";
	return (
		<div className={wide ? "sm:col-span-2" : undefined}>
			<dt className="text-sm text-soft">{label}</dt>
			{long && typeof children === "string" && !isEmpty ? (
				<Written as="dd" className="font-semibold">
					{children}
				</Written>
			) : (
				<dd className="whitespace-pre-line break-words font-semibold">
					{isEmpty ? (
						<span className="font-normal text-soft">{t.notGiven}</span>
					) : (
						<bdi dir={ltr ? "ltr" : undefined}>{children}</bdi>
					)}
				</dd>
			)}
		</div>
	);
}
