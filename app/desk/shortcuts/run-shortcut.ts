const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const rows = () => [...document.querySelectorAll<HTMLElement>("tr[data-case]")];
const currentRow = () => document.activeElement?.closest<HTMLElement>("tr[data-case]") ?? undefined;
const openOf = (row: Element | undefined) => row?.querySelector<HTMLElement>("[data-open]");
const boxOf = (row: Element | undefined) => row?.querySelector<HTMLInputElement>("[name=case]");

/** The row from which a field was reached: Escape leads back to it. */
let left: HTMLElement | undefined;

/** Does what a key says on this page of the desk; false where it means nothing. */
export function runShortcut(shortcut: string): boolean {
	const row = currentRow();
	if (row) left = row;
	switch (shortcut) {
		case "j":
			return move(row, 1) || press("a[rel=next]");
		case "k":
			return move(row, -1) || press("a[rel=prev]");
		case "x":
			boxOf(row)?.click();
			return row !== undefined;
		case "e":
			return row
				? enter(row.querySelector<HTMLElement>("select[name=status]"))
				: enter(find("#move [data-shortcut=e]"));
		case "a":
			if (row && !document.querySelector("[name=case]:checked")) boxOf(row)?.click();
			return enter(find("#bulk-officer") ?? find("#assign-officer"));
		case "/":
			return enter(find("#desk-q")) || toSearch();
		default:
			return false;
	}
}

/** To the row after or before the current one; false on pages without rows. */
function move(row: HTMLElement | undefined, by: 1 | -1): boolean {
	const all = rows();
	if (all.length === 0) return false;
	const at = row ? all.indexOf(row) + by : by === 1 ? 0 : all.length - 1;
	const next = all[at];
	openOf(next)?.focus();
	next?.scrollIntoView({ block: "nearest" });
	return true;
}

function press(selector: string): boolean {
	const link = find(selector);
	link?.click();
	return link !== null;
}

function enter(field: HTMLElement | null): boolean {
	const fold = field?.closest("details");
	if (fold) fold.open = true;
	field?.focus();
	return field !== null;
}

function toSearch(): boolean {
	const list = document.querySelector<HTMLAnchorElement>("a[data-shortcut='/']");
	if (list) location.assign(`${list.href}#desk-q`);
	return list !== null;
}

/** Escape in a field that was reached from a row leads back to the row. */
export function leaveField(): boolean {
	const row = currentRow() ?? left;
	if (!row?.isConnected || !document.activeElement?.closest("tr[data-case], #bulk")) return false;
	openOf(row)?.focus();
	return true;
}
