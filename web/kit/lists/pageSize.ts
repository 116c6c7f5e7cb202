/** Rows of one page of a table. */
export const pageSize = 10

/** Rows of a list that is shown as a whole as long as it can be: as many as the gateway gives at once. */
export const wholeList = 100
