import { useText } from "../../base/ui/use-locale.ts";
import { ShortcutsWindow } from "../../shell/shortcuts/shortcuts-window.tsx";
import { leaveField, runShortcut } from "../shortcuts/run-shortcut.ts";
import { shortcutText } from "../shortcuts/text.ts";

/** The keys of the desk. */
export function Shortcuts() {
	const t = useText(shortcutText);
	const keys = [
		{ key: "J", text: t.j },
		{ key: "K", text: t.k },
		{ key: "Enter", text: t.enter },
		{ key: "X", text: t.x },
		{ key: "E", text: t.e },
		{ key: "A", text: t.a },
		{ key: "/", text: t.search },
		{ key: "Esc", text: t.escape },
	];
	return <ShortcutsWindow keys={keys} run={runShortcut} leave={leaveField} />;
}
