/** Durations in milliseconds. A day has 24 hours, even if daylight saving time changes. */
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** Maximum time of an operator's command, which waits for the end of a job or an import. */
export const OPERATOR_WAITS_MS = 4 * HOUR_MS
