import { useState } from 'react'
import type { Row } from './requestRow.ts'

/** The rows of a page that somebody has chosen; a row that left the page, or may not be approved any more, is not chosen. */
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
