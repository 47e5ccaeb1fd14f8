import type { Actor } from "../../access/actor.ts";
import type { Locale } from "../../base/locale/locale.ts";
import type { OwnTie } from "./own-ties.server.ts";

/** One thing that a captain has to do about a tie, in the words of the page's language. */
export type ToDo = {
	/** Unique, such as `lineup:12:home`. */
	key: string;
	tie: OwnTie;
	/** A verb first: "Name the line-up". */
	label: string;
	/** The page on which it is done. */
	path: string;
	/** When it has to be done. */
	dueAt?: Date;
};

export type ToDoContext = { actor: Actor; ties: OwnTie[]; locale: Locale; now: Date };
/** A room's answer to "what is to do": it looks at the ties that are given and nothing else. */
export type ToDoSource = (asked: ToDoContext) => Promise<ToDo[]>;
