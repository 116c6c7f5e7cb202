/** The one word on a screen for a value that is empty or not known. The documents ask for "-" in some places. */
export const NONE = 'None'
