import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isReturn, lastRowOf, rememberRow, type LastRow } from './lastRow.ts'
import { openDialogs, useKeys } from './useKeys.ts'

interface Acts<Row> {
  /** URL of the list, for the return to its last focused row. */
  address: string
  open: (row: Row) => void
  /** Undefined in a list whose rows can't be approved. */
  approve: ((row: Row) => void) | undefined
  /** Approves the ticked rows; undefined if none is ticked. */
  approveTicked: (() => void) | undefined
  select: ((row: Row) => void) | undefined
}

/** Focuses the search field, except on a phone, where the collapsed fields can't take the focus. */
function focusFind(): void {
  const field = document.querySelector<HTMLInputElement>('main search input')
  if (field?.checkVisibility()) field.focus()
}

/**
 * Keyboard shortcuts of a list. They act on the focused row, or else on the last focused or first row. Only `a`
 * (approve) then just focuses that row, because the user has not chosen it. Escape moves from the search field to the
 * rows. A return to the list focuses its last focused row.
 * @param linkIdOf The element id of the link that opens a row.
 */
export function useListKeys<Row>(
  rows: readonly Row[],
  linkIdOf: (row: Row) => string,
  { address, open, approve, approveTicked, select }: Acts<Row>,
): void {
  // The focused row may leave the list. The next key then continues from the position of that row.
  const isBack = useNavigationType() === 'POP'
  const { state } = useLocation()
  const [left] = useState(() => (isBack || isReturn(state) ? lastRowOf(address) : undefined))
  const last = useRef<LastRow>(left ?? { index: 0 })
  const linkOf = (row: Row | undefined) => (row ? document.getElementById(linkIdOf(row)) : null)
  const at = () => {
    const line = document.activeElement?.closest('tr, li')
    const index = line ? rows.findIndex((row) => line.contains(linkOf(row))) : -1
    const row = rows[index]
    if (row) {
      last.current = { linkId: linkIdOf(row), index }
      rememberRow(address, last.current)
    }
    return index
  }
  const goTo = (index: number) => linkOf(rows[Math.min(Math.max(index, 0), rows.length - 1)])?.focus()
  /** Focuses the last focused row, or else the first row of the list. */
  const goBack = () => {
    const { linkId, index: before } = last.current
    const still = rows.findIndex((row) => linkIdOf(row) === linkId)
    goTo(still < 0 ? before : still)
  }
  const step = (by: 1 | -1) => {
    const index = at()
    if (index < 0) goBack()
    else goTo(index + by)
  }
  const leaveFind = useEffectEvent((event: KeyboardEvent) => {
    const isIn = event.target instanceof Element && event.target.closest('main search') !== null
    if (event.key !== 'Escape' || !isIn || openDialogs().length > 0) return
    event.preventDefault()
    goBack()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => leaveFind(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const returnToRow = useEffectEvent(() => {
    if (left && openDialogs().length === 0) goBack()
  })
  // After the list was empty, start again at its first row. After a decision on another screen, the stored list may
  // still contain the decided row until the new list arrives.
  const replaceRow = useEffectEvent(() => {
    if (rows.length === 0) last.current = { index: 0 }
    const isGone = !rows.some((row) => linkIdOf(row) === last.current.linkId)
    if (isGone && document.activeElement === document.body) returnToRow()
  })
  useEffect(() => replaceRow(), [rows])
  const noteFocus = useEffectEvent(() => void at())
  useEffect(() => {
    // Runs after the navigation has focused the heading.
    const timer = setTimeout(() => returnToRow())
    const onFocus = () => noteFocus()
    document.addEventListener('focusin', onFocus)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  const onRow = (act: ((row: Row) => void) | undefined) => () => {
    if (act && at() < 0) goBack()
    const row = rows[at()]
    if (row) act?.(row)
  }
  useKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      e: onRow(open),
      a: () => {
        if (approveTicked) approveTicked()
        else if (at() < 0) goBack()
        else onRow(approve)()
      },
      x: onRow(select),
      '/': () => {
        // Remember the focused row, to which Escape returns the focus.
        at()
        focusFind()
      },
    },
    () => openDialogs().length === 0,
  )
}
