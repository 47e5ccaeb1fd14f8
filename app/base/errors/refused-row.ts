import { codeOf } from "./describe-error.ts";

/** SQLSTATE class 23: a row that breaks a rule of its table, as a key, a check, or what a trigger keeps. */
const INTEGRITY = /^23[0-9A-Z]{3}$/;

/** Whether a rule of the database refused a row rather than the database failed. */
export const isRefusedRow = (error: unknown): boolean => INTEGRITY.test(String(codeOf(error)));
