/**
 * Revisions of the text and rate table next to the choice of federal withholding (Form W-4R), newest last: the year of
 * the table and a number. A published revision never changes; `docs/withholding-notices/` has each.
 */
export const WITHHOLDING_NOTICES: readonly string[] = ['2026-1', '2026-2']
