/** Days of the week as files and commands name them, from the first, which is 0. */
export const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
