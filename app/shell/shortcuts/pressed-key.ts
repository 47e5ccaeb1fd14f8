type KeyPress = {
	key: string;
	code: string;
	shiftKey: boolean;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
};

/**
 * The letter, slash or question mark that was pressed alone: that of the layout where it types Latin, else that of the
 * same place; undefined for any other key and for combinations.
 */
export function pressedKey({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): string | undefined {
	if (ctrlKey || metaKey || altKey || key.length !== 1) return undefined;
	if (key === "/" || key === "?") return key;
	const isAscii = key.charCodeAt(0) < 128;
	const found = isAscii ? key.toLowerCase() : code === "Slash" ? "/" : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
	if (found === "/" && shiftKey) return "?";
	return !shiftKey && found !== undefined && /^[a-z/]$/.test(found) ? found : undefined;
}
