import { transactionScope } from "../db/transaction-scope.server.ts";

const inScope = transactionScope<{ "app.mail_scope": string }>({ "app.mail_scope": "" });

/**
 * Work that reads or changes emails themselves. Elsewhere the row policy of the database shows none; how they went is
 * in `mail_states`.
 */
export const asMailer = <T>(work: () => Promise<T>): Promise<T> => inScope({ "app.mail_scope": "mail" }, work);
