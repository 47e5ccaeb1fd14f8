import type { ReactNode } from "react";
import type { Style } from "./style.ts";

type ElementProps = { style?: Style; children?: ReactNode };
type Element<P = object> = (props: ElementProps & P) => ReactNode;

/**
 * The elements of a document are names to the process that lays it out; a component made of them is called before
 * (`documentTree`).
 */
const element = <P>(name: string) => name as unknown as Element<P>;

type DocumentInfo = { title: string; author: string; language?: string; creationDate: Date };

export const Document = element<DocumentInfo>("document");
/** Pages of A4: as many as what is in it needs. */
export const Page = element("page");
/**
 * A box. `wrap={false}` is kept on one page where it fits on one; `break` begins a page; `fixed` is on each page, at
 * its place.
 */
export const View = element<{ wrap?: false; break?: boolean; fixed?: boolean }>("view");
/** A paragraph for each line. `minPresenceAhead` is the room that must follow it on its page. */
export const Text = element<{ minPresenceAhead?: number }>("text");
/** A square code as rows of modules, `1` for a dark one. */
export const Modules = element<{ rows: string[] }>("modules");

/** A picture of the width of its style; its colours are bytes of red, green and blue. */
export const Picture = element<{ picture: PixelPicture }>("picture");
export type PixelPicture = { width: number; height: number; rgb: Uint8Array };

export const styleSheet = <S extends Record<string, Style>>(styles: S): { [K in keyof S]: Style } => styles;
