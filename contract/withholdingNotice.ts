/**
 * Revisions of the text and the table of rates that stand beside the choice of federal withholding (Form W-4R), the newest
 * last: the year of the table and a number. What a revision says never changes; `docs/withholding-notices/` has each.
 */
export const WITHHOLDING_NOTICES: readonly string[] = ['2026-1']
