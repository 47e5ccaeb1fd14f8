import { type ReactNode, useEffect, useRef } from "react";
import { useLocale } from "../../base/ui/use-locale.ts";
import { adminText } from "../text.ts";

type Props = { title: string; close: string; wide?: boolean; children: ReactNode };

/**
 * A sheet over the list it belongs to, open because its address is. With a script it is modal: the focus stays in it and
 * Escape closes it; without one it stands there all the same, and its links work.
 */
export function Panel({ title, close, wide = false, children }: Props) {
	const t = adminText(useLocale());
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		if (!element || element.matches(":modal")) return;
		element.close();
		element.showModal();
		const first = "[role=alert][tabindex], input:not([type=hidden]), select, textarea, button[type=submit]";
		element.querySelector<HTMLElement>(first)?.focus();
	}, []);
	return (
		<dialog
			ref={dialog}
			open
			aria-labelledby="panel-title"
			onCancel={(event) => {
				event.preventDefault();
				location.assign(close);
			}}
			className={`panel ${wide ? "panel-wide" : ""}`}
		>
			<div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3 sm:px-7">
				<h2 id="panel-title" className="text-xl">
					{title}
				</h2>
				<a href={close} aria-label={t.close} className="grid size-11 place-items-center rounded-lg hover:bg-sunken">
					<svg viewBox="0 0 24 24" width="22" height="22" stroke="currentColor" strokeWidth="2.2" aria-hidden="true">
						<path d="M6 6l12 12M18 6L6 18" />
					</svg>
				</a>
			</div>
			{children}
		</dialog>
	);
}
