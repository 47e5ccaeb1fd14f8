import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Does `work` under the id of a request: its log lines, its jobs and its emails carry it. */
export const withRequestId = <T>(id: string | undefined, work: () => T): T => (id ? current.run(id, work) : work());

/** The id of the request that this code works for. */
export const requestId = () => current.getStore();
