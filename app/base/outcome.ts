/**
 * The result of a command: done, with what it made, or refused. `Refusals` names the reasons to refuse. The result has
 * the detail of its reason in a field of that name.
 */
export type Outcome<Refusals, Made = unknown> = ({ ok: true } & Made) | Refusal<Refusals>;

export type Refusal<Refusals> = {
	[Reason in keyof Refusals]: { ok: false } & { [Name in Reason]: Refusals[Reason] };
}[keyof Refusals];
