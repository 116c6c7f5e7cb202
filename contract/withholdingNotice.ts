/**
 * Revisions of the text and rate table next to the choice of federal withholding (Form W-4R), the newest last: the
 * table's year and a number. A revision never changes; `docs/withholding-notices/` has each.
 */
export const WITHHOLDING_NOTICES: readonly string[] = ['2026-1']
