import { OPEN } from "../../people/squads/squad-name.ts";
import { namedList } from "../../records/order/named-list.server.ts";
import { isClassUsed } from "./classes.server.ts";

/** The list of classes. One that is used is not deleted, nor is the open one of new competitions. */
export const classList = namedList({
	kind: "class",
	table: "classes",
	action: "league.manage",
	taken: "sameClass",
	usual: OPEN,
	isUsed: isClassUsed,
});
