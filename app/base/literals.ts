/** The keys of an object that is written out in the code, with their types. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[]; // it has no others

/** Whether a key that came from outside is one of an object's own. */
export const isKeyOf = <T extends object>(object: T, key: PropertyKey | undefined): key is keyof T =>
	key !== undefined && Object.hasOwn(object, key);

/** Whether a text is one of a list of literals. */
export const isOneOf = <T extends string>(list: readonly T[], text: string | undefined): text is T =>
	list.some((each) => each === text);

/** An object with these keys. */
export const fromKeys = <K extends string, V>(keys: readonly K[], valueFor: (key: K) => V) =>
	Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<K, V>; // each key has got its value

/** The same object without these keys. */
export function without<T extends object, K extends keyof T>(object: T, keys: readonly K[]): Omit<T, K> {
	const others = { ...object };
	for (const key of keys) Reflect.deleteProperty(others, key);
	return others;
}
