/**
 * The tables the queries know, by name. Each domain adds its own from its `tables.ts`:
 * `declare module "./database.ts" { interface Database { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the domains
export interface Database {}
