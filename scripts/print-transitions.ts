/**
 * Prints the table of transitions as SQL. After a change of `app/complaints/case/case-flow.ts`:
 * `npm run --silent transitions > migrations/functions/case-moves.sql`; the next start applies it.
 */
import { transitionsSql } from "../app/complaints/case/case-flow-sql.ts";

process.stdout.write(transitionsSql());
