/** The queue in which runs wait for `importJob`. */
export const importQueue = { name: "import-run" };
