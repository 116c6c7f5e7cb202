/** Returns the first row after the rows that leave the list, or else the last remaining row before them. */
export function nextAfter<Row>(rows: readonly Row[], isGone: (row: Row) => boolean): Row | undefined {
  const from = rows.findLastIndex(isGone)
  return rows.slice(from + 1).find((row) => !isGone(row)) ?? rows.slice(0, from).findLast((row) => !isGone(row))
}
