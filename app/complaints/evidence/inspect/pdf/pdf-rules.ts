import { Refused } from "../../rules/refused.ts";
import { isDict, nameOf, type PdfDict, type PdfValue, refOf } from "./pdf-object.ts";

/** Actions that run a script, start a program, send a form or open something of another file (ISO 32000-1, 12.6.4). */
const ACTIONS = new Set(["JavaScript", "Launch", "SubmitForm", "ImportData", "Rendition", "RichMediaExecute", "Movie"]);
/** Actions that are a link when a person presses them, and a call home when they run by themselves. */
const REMOTE = new Set(["URI", "GoToR", "GoToE", "Sound", "Thread"]);
/** Annotations that play or run something (12.5.6). */
const ANNOTATIONS = new Set(["RichMedia", "3D", "Movie", "Screen", "Sound"]);
/** Keys that hold scripts: JavaScript itself, and XFA forms, which bring their own (12.6.4.16, 12.7.8). */
const SCRIPTS = ["JS", "JavaScript", "XFA"];
/** Keys that carry other files, and types that are one (7.11.4, 12.3.5). */
const CARRIERS = ["EF", "EmbeddedFiles", "Collection", "RF"];

/**
 * The objects of a file by their numbers, and which of them were already found harmless as actions that run by
 * themselves.
 */
export type Objects = { read: (number: number) => PdfValue; harmless: Set<number> };

/** Refuses what one object says of itself; every dictionary in it is looked at, at any depth. */
export function inspectObject(value: PdfValue, isStream: boolean, objects: Objects) {
	if (isDict(value)) {
		// The bytes of the stream are elsewhere (7.3.8.2), or the picture is a page of another file (8.10.4).
		if ((isStream && value.has("F")) || (isStream && value.has("Ref"))) throw new Refused("evidenceRemote");
		inspectDict(value, objects);
		for (const inner of value.values()) inspectObject(inner, false, objects);
	} else if (Array.isArray(value)) for (const inner of value) inspectObject(inner, false, objects);
}

function inspectDict(dict: PdfDict, objects: Objects) {
	const [action, type, subtype] = ["S", "Type", "Subtype"].map((key) => nameOf(follow(dict.get(key), objects)) ?? "");
	if (SCRIPTS.some((key) => dict.has(key)) || ACTIONS.has(action ?? "") || ANNOTATIONS.has(subtype ?? ""))
		throw new Refused("evidenceActive");
	if (CARRIERS.some((key) => dict.has(key)) || type === "EmbeddedFile" || action === "GoToE")
		throw new Refused("evidenceInside");
	// Additional actions: one for every event (12.6.3).
	const additional = follow(dict.get("AA"), objects);
	const byThemselves = isDict(additional) ? [...additional.values()] : [];
	if (dict.has("OpenAction")) byThemselves.push(dict.get("OpenAction"));
	if (byThemselves.some((each) => leadsAway(each, objects))) throw new Refused("evidenceActive");
}

/** Whether an action without a click, or one chained to it, leaves the document. A plain destination does not. */
function leadsAway(value: PdfValue, objects: Objects): boolean {
	const ref = refOf(value);
	if (ref !== undefined) {
		if (objects.harmless.has(ref)) return false;
		objects.harmless.add(ref);
	}
	const action = follow(value, objects);
	if (!isDict(action) || !action.has("S")) return false;
	if (REMOTE.has(nameOf(follow(action.get("S"), objects)) ?? "")) return true;
	const next = action.get("Next");
	const list = follow(next, objects);
	return (Array.isArray(list) ? list : [next]).some((each) => leadsAway(each, objects));
}

/** The object itself, also when it is named by its number. */
function follow(value: PdfValue, objects: Objects): PdfValue {
	const ref = refOf(value);
	return ref === undefined ? value : objects.read(ref);
}
