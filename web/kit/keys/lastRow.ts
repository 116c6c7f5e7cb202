/** A row of a list: the element id of its link, and its position for when the row has left the list. */
export interface LastRow {
  linkId?: string
  index: number
}

const rows = new Map<string, LastRow>()

/** Remembers, in this tab's memory, the row of a list that last had the focus. */
export function rememberRow(list: string, row: LastRow): void {
  rows.set(list, row)
}

export const lastRowOf = (list: string): LastRow | undefined => rows.get(list)

export const forgetRows = (): void => rows.clear()

/** Navigation state of a return to a list, which then focuses its last focused row. */
export const returning = { isReturn: true }

export const isReturn = (state: unknown): boolean => (state as typeof returning | null)?.isReturn === true
