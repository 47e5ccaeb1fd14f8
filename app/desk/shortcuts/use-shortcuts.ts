import { useCallback, useEffect, useRef, useState } from "react";
import { isField, leaveField, runShortcut } from "./run-shortcut.ts";
import { shortcutOf } from "./shortcut-keys.ts";

const STORED = "desk-shortcuts";

/** Whether this browser wants single keys; a browser that stores nothing does. */
function read(): boolean {
	try {
		return localStorage.getItem(STORED) !== "off";
	} catch {
		return true;
	}
}

function store(isOn: boolean) {
	try {
		localStorage.setItem(STORED, isOn ? "on" : "off");
	} catch {
		// for this page alone
	}
}

/**
 * Listens for the desk's single keys: not in fields, nor while a dialog is open, nor when they are switched off. `isOn`
 * is undefined before scripts run.
 */
export function useShortcuts(help: () => void) {
	const [isOn, setOn] = useState<boolean>();
	const wanted = useRef(false);
	const change = useCallback((to: boolean) => {
		wanted.current = to;
		setOn(to);
	}, []);
	useEffect(() => change(read()), [change]);
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			if (!wanted.current || event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]"))
				return;
			if (isField(event.target)) {
				if (event.key === "Escape" && leaveField()) event.preventDefault();
				return;
			}
			const shortcut = shortcutOf(event);
			if (!shortcut) return;
			if (shortcut === "?") help();
			else if (!runShortcut(shortcut)) return;
			event.preventDefault();
		};
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, [help]);
	const choose = (to: boolean) => {
		store(to);
		change(to);
	};
	return { isOn, choose };
}
