import { useCallback, useRef } from "react";
import { useText } from "../../base/ui/use-locale.ts";
import { shortcuts } from "../shortcuts/shortcut-keys.ts";
import { meanings, shortcutText } from "../shortcuts/text.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";

/** The keys of the desk, and the window that lists them and switches them off (WCAG 2.1.4). Only with scripts. */
export function Shortcuts() {
	const t = useText(shortcutText);
	const dialog = useRef<HTMLDialogElement>(null);
	const help = useCallback(() => dialog.current?.showModal(), []);
	const { isOn, choose } = useShortcuts(help);
	if (isOn === undefined) return null;
	const keys = [
		...shortcuts.slice(0, 2).map((key) => ({ key: key.toUpperCase(), text: t[meanings[key]] })),
		{ key: "Enter", text: t.enter },
		...shortcuts.slice(2).map((key) => ({ key: key.toUpperCase(), text: t[meanings[key]] })),
		{ key: "Esc", text: t.escape },
	];
	return (
		<>
			<button type="button" onClick={help} className="px-4 py-3.5 hover:bg-sunken max-lg:hidden">
				{t.title}
			</button>
			<dialog
				ref={dialog}
				aria-labelledby="shortcuts-title"
				className="card m-auto max-h-[90dvh] w-[min(100vw-2rem,30rem)] p-6 text-ink backdrop:bg-black/45"
			>
				<h2 id="shortcuts-title" className="text-xl">
					{t.title}
				</h2>
				<dl className="my-4 grid grid-cols-[max-content_1fr] items-baseline gap-x-4 gap-y-2">
					{keys.map(({ key, text }) => (
						<div key={key} className="col-span-2 grid grid-cols-subgrid">
							<dt>
								<kbd
									dir="ltr"
									className="inline-block min-w-9 rounded-lg border border-line bg-sunken px-2 text-center"
								>
									{key}
								</kbd>
							</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
				<p className="text-sm text-soft">{t.places}</p>
				<label className="my-3 flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
					<input
						type="checkbox"
						checked={isOn}
						onChange={(event) => choose(event.currentTarget.checked)}
						className="size-5 accent-brand"
					/>
					{t.isOn}
				</label>
				<form method="dialog">
					<button type="submit" className="button">
						{t.close}
					</button>
				</form>
			</dialog>
		</>
	);
}
