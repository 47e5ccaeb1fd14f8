/** A name or a day as a part of a sentence, in its own direction, where no element can be around it. */
export const isolated = (text: string) => (text === "" ? text : `\u2068${text}\u2069`);
