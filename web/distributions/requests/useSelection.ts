import { useState } from 'react'
import type { Row } from './requestRow.ts'

/** The selected rows of a page. Rows that leave the page, or become impossible to approve, lose their selection. */
export function useSelection(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const possible = rows.filter(({ approval }) => approval.whyNot === null)
  const selected = possible.filter(({ id }) => ids.has(id))
  const choose = (chosen: readonly Row[]) => setIds(new Set(chosen.map(({ id }) => id)))
  const isWhole = selected.length === possible.length && possible.length > 0
  return {
    selected,
    isAll: isWhole || (selected.length > 0 ? ('mixed' as const) : false),
    toggle: (row: Row) =>
      choose(selected.includes(row) ? selected.filter((other) => other !== row) : [...selected, row]),
    toggleAll: () => choose(isWhole ? [] : possible),
    clear: () => choose([]),
  }
}
