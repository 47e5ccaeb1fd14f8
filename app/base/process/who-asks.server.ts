import { AsyncLocalStorage } from "node:async_hooks";

const asking = new AsyncLocalStorage<readonly string[]>();

/** Runs `work` in the name of those who take turns for it: a network, an account. The names add up. */
export const askedBy = <T>(name: string, work: () => T): T => asking.run([...whoAsks(), name], work);

/** The names under which this work was asked for. */
export const whoAsks = (): readonly string[] => asking.getStore() ?? [];
