import { useCallback, useRef } from "react";
import { useText } from "../../base/ui/use-locale.ts";
import { shortcutsText } from "./text.ts";
import { type ShortcutActions, useShortcuts } from "./use-shortcuts.ts";

type Props = ShortcutActions & {
	/** The keys of the area as they are shown, each with its meaning. */
	keys: { key: string; text: string }[];
};

/** The single keys of an area: the window that lists them and switches them off (WCAG 2.1.4). Only with scripts. */
export function ShortcutsWindow({ keys: own, run, leave }: Props) {
	const t = useText(shortcutsText);
	const dialog = useRef<HTMLDialogElement>(null);
	const help = useCallback(() => dialog.current?.showModal(), []);
	const { isOn, choose } = useShortcuts({ run, leave }, help);
	if (isOn === undefined) return null;
	const keys = [...own, { key: "?", text: t.help }];
	return (
		<>
			<button type="button" onClick={help} className="h-full min-h-11 px-4 text-sm hover:bg-sunken max-lg:hidden">
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
