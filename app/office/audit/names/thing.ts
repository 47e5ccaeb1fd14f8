/** The name of a thing, and the address of its page. */
export type Thing = { name: string; path?: string };
export type Things = Map<string, Thing>;
export type NamedThing = [id: string | number, thing: Thing];
