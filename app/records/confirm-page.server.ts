import { formAction } from "../base/forms/form-action.server.ts";
import { notFound } from "../base/http/http-errors.ts";
import type { SeeOther } from "../base/http/see-other.server.ts";
import { type PageArgs, pageArgs, type RouteArgs } from "./page-args.server.ts";
import type { Question } from "./question.ts";

/**
 * The answer of a command. False or "gone" is 404. "used" is 409: the page is shown again and says what needs the
 * record. An object is an answer with its own message or address.
 */
type Removal = boolean | "deleted" | "gone" | "used" | Partial<SeeOther>;

type Options<P> = {
	/** The page around the question: closing and removing lead there. */
	back: (args: PageArgs<P>) => string;
	/** The words of the page; 404 when there is nothing to remove. */
	read: (args: PageArgs<P>) => Promise<Question | undefined>;
	remove: (args: PageArgs<P> & { values: Record<string, string> }) => Promise<Removal>;
};

/**
 * Loader and action of a page that asks before something is deleted or revoked; `ConfirmPage` is its component. The
 * route exports each of them, and its permission.
 */
export const confirmPage = <P>({ back, read, remove }: Options<P>) => ({
	async loader(route: RouteArgs<P>) {
		const args = pageArgs(route);
		const question = await read(args);
		if (!question) throw notFound();
		return { ...question, close: back(args) };
	},
	action: (route: RouteArgs<P>) =>
		formAction(route, async ({ values }) => {
			const args = pageArgs(route);
			const removal = await remove({ ...args, values });
			if (removal === false || removal === "gone") throw notFound();
			if (removal === "used") return { status: 409, state: {} };
			return { to: back(args), flash: "deleted", ...(typeof removal === "object" ? removal : {}) };
		}),
});
