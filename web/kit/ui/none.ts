/** Shown for an empty or unknown value. The specification requires "-" instead in some places. */
export const NONE = 'None'
