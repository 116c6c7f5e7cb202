/** Maximum number of owners that a duty of a tax year names as left out; the run may have left out more. */
export const MOST_OWNERS_LEFT = 100
