import type { ReactNode } from "react";

type Props = { id: string; title: string; isOpen: boolean; isDanger?: boolean; children: ReactNode };

/** One of the actions on a case, folded until it is wanted. */
export const ActionFold = ({ id, title, isOpen, isDanger = false, children }: Props) => (
	<details id={id} open={isOpen} className="border-t border-line">
		<summary className={`cursor-pointer py-3 font-semibold ${isDanger ? "text-loss" : "text-brand"}`}>{title}</summary>
		<div className="pt-1 pb-5">{children}</div>
	</details>
);
