import { transactionScope } from "../base/db/transaction-scope.server.ts";

/** In whose name unsaved text is read and changed; the row policy of the database holds every query to it. */
const inScope = transactionScope<{ "app.draft_person": string }>({ "app.draft_person": "" });

/** As the account that typed it: no other's text exists. */
export const asOwnDrafts = <T>(account: string, work: () => Promise<T>): Promise<T> =>
	inScope({ "app.draft_person": account }, work);

/** As the product itself, for jobs and erasures: every person's. */
export const asAllDrafts = <T>(work: () => Promise<T>): Promise<T> => inScope({ "app.draft_person": "all" }, work);
