/** One try of a job: whether it is the last, and its name as `job:number`, where later tries have higher numbers. */
export type Attempt = { last: boolean; id?: string };

/** A kind of work that outlives the request: its name, how to do it, and how patient to be. */
export type JobKind<T extends object> = {
	name: string;
	run: (data: T, attempt: Attempt) => Promise<void>;
	/** How many of the kind a process does at the same time; one when absent. */
	atOnce?: number;
	/** Seconds after which a try counts as failed; a quarter of an hour when absent. */
	expireSeconds?: number;
	/** Tries after the first; the pause doubles from `retryDelay` seconds. */
	retryLimit?: number;
	retryDelay?: number;
	/** Whether all of the kind wait for now: none starts until it says no. */
	isHeld?: () => Promise<boolean>;
	/** When to run by itself, as cron in Riyadh time. */
	cron?: string;
};

// biome-ignore lint/suspicious/noExplicitAny: kinds carry different data
export type AnyKind = JobKind<any>;
