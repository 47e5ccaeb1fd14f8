import { Refused } from "../../rules/refused.ts";
import { isLocal } from "./local-target.ts";
import type { Tag, XmlHandlers } from "./xml.ts";

/**
 * Kinds of relationships by the end of their address, the same in both editions of the standard (ECMA-376-1, 11.3 and
 * 15.2).
 */
const ACTIVE =
	/\/(vbaProject|wordVbaData|control|activeXControlBinary|aFChunk|attachedToolbars|xlMacrosheet|customUI|ui\/extensibility|webextension|webextensiontaskpanes)$/i;
const INSIDE = /\/oleObject$/i;
/** Kinds that Word looks for on the disk of its reader, and goes without: pictures, and the template of the writer. */
const STAYS = /\/(image|svg|attachedTemplate)$/i;
const LINK = /\/hyperlink$/i;
/**
 * Allowed link targets: a page, a mailbox, a telephone, a file beside the document, never a script or another program.
 */
const LINKS = new Set(["http", "https", "mailto", "tel", "ftp", "file"]);
const ACTIVE_TYPE = /macroenabled|vbaproject|activex|vnd\.ms-office\.vba|oleobject|customui/i;
/** Fields that fetch something or talk to a program (ECMA-376-1, 17.16.5). */
const REMOTE_FIELDS = new Set(["INCLUDEPICTURE", "INCLUDETEXT", "INCLUDE", "IMPORT", "RD", "DATABASE"]);
const ACTIVE_FIELDS = new Set(["DDE", "DDEAUTO", "LINK", "EMBED", "CONTROL", "HTMLACTIVEX", "MACROBUTTON"]);

const VML = new Set(["imagedata", "fill", "stroke"]);

const schemeOf = (target: string) => /^\s*([a-z][a-z0-9+.-]+):/i.exec(target)?.[1]?.toLowerCase();
const leavesDocument = (target: string) => schemeOf(target) !== undefined || /^\s*(?:[\\/]{2}|[a-z]:)/i.test(target);
/** The targets of a relationships part; `main` receives the path of the main document. */
export function relationships(main: (target: string) => void): XmlHandlers {
	return {
		open({ local, attributes }: Tag) {
			if (local !== "Relationship") return;
			const type = (attributes.get("Type") ?? "").trim();
			const target = attributes.get("Target") ?? "";
			const isExternal = attributes.get("TargetMode")?.trim().toLowerCase() === "external";
			if (ACTIVE.test(type)) throw new Refused("evidenceActive");
			if (INSIDE.test(type)) throw new Refused("evidenceInside");
			if (!isExternal && !leavesDocument(target)) {
				if (/\/officeDocument$/i.test(type)) main(target.replace(/^\/+/, "").toLowerCase());
				return;
			}
			if (LINK.test(type)) inspectLink(target);
			else if (!STAYS.test(type) || !isLocal(target)) throw new Refused("evidenceRemote");
		},
	};
}

function inspectLink(target: string) {
	const scheme = schemeOf(target) ?? "file";
	if (scheme === "javascript" || scheme === "vbscript") throw new Refused("evidenceActive");
	if (!LINKS.has(scheme) || (scheme === "file" && !isLocal(target))) throw new Refused("evidenceLink");
}

/** The content types of the package name its macros and controls, under any part names. */
export const contentTypes: XmlHandlers = {
	open({ attributes }: Tag) {
		if (ACTIVE_TYPE.test(attributes.get("ContentType") ?? "")) throw new Refused("evidenceActive");
	},
};

/**
 * A field of the text (ECMA-376-1, 17.16.18): its instruction as far as it was read; its result follows a separator.
 */
type Field = { instruction: string; isResult: boolean };

/**
 * A part of the document: fields that fetch or start something, and pictures that name their place themselves (VML).
 */
export function content(): XmlHandlers {
	const fields: Field[] = [];
	let isInstruction = false;
	return {
		open({ local, attributes }: Tag) {
			if (local === "altChunk" || local === "control" || local === "script") throw new Refused("evidenceActive");
			if (local === "OLEObject") throw new Refused("evidenceInside");
			if (local === "instrText") isInstruction = true;
			else if (local === "fldSimple") inspectField(attributes.get("instr") ?? "");
			else if (local === "fldChar") readMark(attributes.get("fldCharType"), fields);
			const target = attributes.get("src") ?? (VML.has(local) ? attributes.get("href") : undefined);
			if (target && leavesDocument(target) && !isLocal(target)) throw new Refused("evidenceRemote");
		},
		close(local) {
			if (local === "instrText") isInstruction = false;
		},
		text(text) {
			if (!isInstruction) return;
			const field = fields.at(-1);
			if (field && !field.isResult) field.instruction += text;
			else inspectField(text);
		},
	};
}

function readMark(kind: string | undefined, fields: Field[]) {
	const field = fields.at(-1);
	if (kind === "begin") {
		// The name of the outer field would be what the inner one makes of it.
		if (field && !field.isResult && field.instruction.trim() === "") throw new Refused("evidenceActive");
		fields.push({ instruction: "", isResult: false });
	} else if (field && kind === "separate") {
		inspectField(field.instruction);
		field.isResult = true;
	} else if (field && kind === "end") {
		inspectField(field.instruction);
		fields.pop();
	}
}

/** Looks at the first word of a field's instruction. */
function inspectField(instruction: string) {
	const first = /^[\s"]*([A-Za-z]+)/.exec(instruction.trimStart().slice(0, 200))?.[1]?.toUpperCase() ?? "";
	if (ACTIVE_FIELDS.has(first)) throw new Refused("evidenceActive");
	if (REMOTE_FIELDS.has(first)) throw new Refused("evidenceRemote");
}
