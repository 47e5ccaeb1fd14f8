/** An element to find again in the page that replaces its own: a selector, and which of its matches. */
type Mark = { selector: string; nth: number };
/** Where the reader was: elements that can take the focus, the best first, and how far the page was scrolled. */
type Place = { marks: Mark[]; scroll: [number, number] };

/** Fields that change with every save, and so do not name a form. */
const CHANGING = ["version", "seen", "serial", "accepted", "asked", "back"];
const FOCUSABLE = "a[href], button:not(:disabled), select, textarea, input:not([type=hidden]):not(:disabled)";
const ROW = "tr, li";

let left: Place | undefined;

/** Remembers where the reader is, because a form was taken and its page comes again. */
export function leavePlace() {
	const active = document.activeElement;
	const own = active instanceof HTMLElement && active !== document.body ? marksOf(active) : [];
	left = { marks: [...own, ...(openPanel() ? marksOfOpener(location.pathname) : [])], scroll: [scrollX, scrollY] };
}

/** Brings the reader back to the remembered place; false when there is none. */
export function returnToPlace(): boolean {
	const place = left;
	left = undefined;
	if (!place) return false;
	scrollTo(...place.scroll);
	focusFirst(place.marks);
	return true;
}

export const forgetPlace = () => {
	left = undefined;
};

/** Focuses the link that opens the panel at this path, in the list under it. */
export const focusOpener = (pathname: string) => focusFirst(marksOfOpener(pathname));

export const openPanel = () => document.querySelector<HTMLElement>("dialog[open][aria-modal]");

function focusFirst(marks: Mark[]) {
	const found = marks.map(find).find((element) => element !== undefined) ?? document.getElementById("content");
	found?.focus({ preventScroll: true });
	if (found && found.id !== "content" && !isSeen(found)) found.scrollIntoView({ block: "nearest" });
}

/** Whether the element is on the screen as it is scrolled, and not under the message of the page. */
function isSeen(element: HTMLElement): boolean {
	const box = element.getBoundingClientRect();
	const over = document.querySelector("[data-toast]")?.getBoundingClientRect();
	const isCovered = over && over.top < box.bottom && over.left < box.right && over.right > box.left;
	return box.top >= 0 && box.bottom <= innerHeight && !isCovered;
}

/** The element of a mark, if the reader can get to it. */
function find({ selector, nth }: Mark): HTMLElement | undefined {
	const all = document.querySelectorAll<HTMLElement>(selector);
	const element = all[Math.min(nth, all.length - 1)];
	return element?.matches(FOCUSABLE) && element.checkVisibility() && !element.closest("[inert]") ? element : undefined;
}

function marksOf(element: HTMLElement): Mark[] {
	const row = element.closest<HTMLElement>(ROW);
	const form = element.closest("form");
	return [
		...(element.id ? [{ selector: `#${CSS.escape(element.id)}`, nth: 0 }] : []),
		markOf(selectorOf(element)),
		...(form ? [markOf(`${selectorOf(form)} :is(${FOCUSABLE})`, 0)] : []),
		...(row ? [row, ...beside(row)].flatMap(marksOfRow) : []),
	];

	function markOf(selector: string, nth = [...document.querySelectorAll(selector)].indexOf(element)): Mark {
		return { selector, nth: Math.max(0, nth) };
	}
}

/** The link to a panel; when its record is deleted, the row after its own, or before. */
function marksOfOpener(pathname: string): Mark[] {
	const path = CSS.escape(pathname);
	const selector = `:not(dialog *):is(a[href="${path}"], a[href^="${path}?"])`;
	const row = document.querySelector(selector)?.closest<HTMLElement>(ROW);
	return [{ selector, nth: 0 }, ...(row ? beside(row).flatMap(marksOfRow) : [])];
}

/** The rows after and before: one of them has the focus when a row is gone. */
const beside = ({ nextElementSibling, previousElementSibling }: HTMLElement) =>
	[nextElementSibling, previousElementSibling].filter((each) => each instanceof HTMLElement);

/** The first link of a row names it. */
function marksOfRow(row: HTMLElement): Mark[] {
	const link = row.querySelector<HTMLElement>("a[href]");
	return link ? [{ selector: selectorOf(link), nth: 0 }] : [];
}

/** A selector that finds the element among new ones: its form, and what it is and does. */
function selectorOf(element: HTMLElement): string {
	const form = element instanceof HTMLFormElement ? null : element.closest("form");
	const isChoice = element.matches("button, [type=checkbox], [type=radio]");
	const names = ["action", "name", "type", "href", "aria-label", ...(isChoice ? ["value"] : [])];
	const attributes = names.map((name) => attribute(element, name)).join("");
	const fields = element instanceof HTMLFormElement ? hiddenFieldsOf(element) : "";
	return `${form ? `${selectorOf(form)} ` : ""}${element.localName}${attributes}${fields}`;
}

const attribute = (element: Element, name: string) => {
	const value = element.getAttribute(name);
	return value === null || value.length > 300 ? "" : `[${name}="${CSS.escape(value)}"]`;
};

const hiddenFieldsOf = (form: HTMLFormElement) =>
	[...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")]
		.filter(({ name, value }) => !CHANGING.includes(name) && value.length < 60)
		.map((field) => `:has(input${attribute(field, "name")}${attribute(field, "value")})`)
		.join("");
