import { useCallback, useEffect, useRef, useState } from "react";
import { pressedKey } from "./pressed-key.ts";

const STORED = "desk-shortcuts";
/** The key before a second one: `g m` goes to the matches. */
const GO = "g";

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

/** Whether keys pressed here are text, or belong to a control. */
const isField = (target: EventTarget | null) =>
	target instanceof HTMLElement &&
	(target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"));

export type ShortcutActions = {
	/** Does what a key says, such as `j` or `g m`; false where it means nothing here. */
	run: (keys: string) => boolean;
	/** Leaves a field by Escape; false where that means nothing here. */
	leave?: () => boolean;
};

/**
 * Listens for the single keys of an area: not in fields, nor while a dialog is open, nor when they are switched off.
 * `isOn` is undefined before scripts run.
 */
export function useShortcuts({ run, leave }: ShortcutActions, help: () => void) {
	const [isOn, setOn] = useState<boolean>();
	const wanted = useRef(false);
	const change = useCallback((to: boolean) => {
		wanted.current = to;
		setOn(to);
	}, []);
	useEffect(() => change(read()), [change]);
	useEffect(() => {
		let isGoing = false;
		const listen = (event: KeyboardEvent) => {
			if (!wanted.current || event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]"))
				return;
			if (isField(event.target)) {
				if (event.key === "Escape" && leave?.()) event.preventDefault();
				return;
			}
			const key = pressedKey(event);
			const keys = isGoing && key ? `${GO} ${key}` : key;
			isGoing = !isGoing && key === GO;
			if (!keys) return;
			if (keys === "?") help();
			else if (!run(keys)) return;
			event.preventDefault();
		};
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, [help, run, leave]);
	const choose = (to: boolean) => {
		store(to);
		change(to);
	};
	return { isOn, choose };
}
