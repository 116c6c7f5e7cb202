/** Rows of one page of a table. */
export const pageSize = 10
