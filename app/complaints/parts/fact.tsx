import type { ReactNode } from "react";
import { useLocale } from "../../base/ui/use-locale.ts";
import { portalText } from "../text.ts";

/** One line of what is known. What was not given says so. */
export function Fact({ label, children, ltr }: { label: string; children?: ReactNode; ltr?: boolean }) {
	const t = portalText(useLocale());
	const isEmpty = children === null || children === undefined || children === "";
	return (
		<div>
			<dt className="text-sm text-soft">{label}</dt>
			<dd className="whitespace-pre-line break-words font-semibold" dir="auto">
				{isEmpty ? (
					<span className="font-normal text-soft">{t.notGiven}</span>
				) : ltr ? (
					<bdi dir="ltr">{children}</bdi>
				) : (
					children
				)}
			</dd>
		</div>
	);
}
