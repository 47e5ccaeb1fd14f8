/** Name of the field that people do not see and programs fill in: a defence against spam that needs no third party. */
export const TRAP = "website";

/** Whether whoever filled in this form filled in too much. */
export const isTrapped = (values: { get: (name: string) => unknown }) => Boolean(values.get(TRAP));
