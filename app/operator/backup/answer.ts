/** The answer of a command to its operator; `--json` prints `data` beside `ok`. */
export type Answer = { ok: boolean; text: string; data?: object };
