import { useRef } from 'react'
import { openDialogs, useKeys } from '../../kit/keys/useKeys.ts'
import { linkIdOf } from './requestAddress.ts'
import type { Row } from './requestRow.ts'

interface Acts {
  open: (row: Row) => void
  /** Receives the focused row, if any. Undefined if the list has no approvals. */
  approve: ((row: Row | undefined) => void) | undefined
  select: ((row: Row) => void) | undefined
  help: () => void
}

const linkOf = (row: Row | undefined) => (row ? document.getElementById(linkIdOf(row.requestId)) : null)

/** Focuses the search field. On a phone the fields are collapsed and cannot take the focus. */
function focusFind(): void {
  const field = document.querySelector<HTMLInputElement>('main search input')
  if (field?.checkVisibility()) field.focus()
}

/**
 * Shortcuts of a request list. They move the focus between rows, so screen readers announce the row and Enter opens its
 * link.
 */
export function useListKeys(rows: readonly Row[], { open, approve, select, help }: Acts): void {
  // A focused row may leave the list, so the next key continues from its position.
  const last = useRef<{ id?: string; index: number }>({ index: 0 })
  const at = () => {
    const line = document.activeElement?.closest('tr, li')
    const index = line ? rows.findIndex((row) => line.contains(linkOf(row))) : -1
    const row = rows[index]
    if (row) last.current = { id: row.id, index }
    return index
  }
  const step = (by: 1 | -1) => {
    const index = at()
    const { id, index: before } = last.current
    const still = rows.findIndex((row) => row.id === id)
    goTo(index < 0 ? (still < 0 ? before : still) : index + by)
  }
  const goTo = (index: number) => linkOf(rows[Math.min(Math.max(index, 0), rows.length - 1)])?.focus()
  const onRow = (act: ((row: Row) => void) | undefined) => () => {
    const row = rows[at()]
    if (row) act?.(row)
  }
  useKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      e: onRow(open),
      a: () => approve?.(rows[at()]),
      x: onRow(select),
      '/': focusFind,
      // Keyboards and layouts report this key by either name.
      '?': help,
      'Shift+?': help,
    },
    () => openDialogs().length === 0,
  )
}
