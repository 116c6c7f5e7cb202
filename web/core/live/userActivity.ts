/** After a touch nothing moves for so long. */
export const TOUCHED_MS = 3_000
const ATTENDED_MS = 5 * 60_000
const inputs = ['pointerdown', 'pointermove', 'keydown', 'touchmove', 'wheel'] as const

const rows = 'main :is(table, [role="list"], ul, ol)'
let lastInput = Date.now()

/** Notes when somebody does something, and calls back. */
export function watchInput(onInput: () => void): () => void {
  const note = () => {
    lastInput = Date.now()
    onInput()
  }
  note()
  for (const input of inputs) document.addEventListener(input, note, { capture: true, passive: true })
  return () => {
    for (const input of inputs) document.removeEventListener(input, note, { capture: true })
  }
}

/** A screen that nobody is at asks nothing: every question is a sign of life, and no session is to live by itself. */
export const isAttended = (): boolean => Date.now() - lastInput < ATTENDED_MS

const hasNoPointer = () => window.matchMedia('(hover: none)').matches
/** A finger was here a moment ago; that it has gone is no input. */
export const isTouched = (): boolean => hasNoPointer() && Date.now() - lastInput < TOUCHED_MS

/**
 * Whether rows that move would move under somebody's pointer, or take the focus or a choice away. A finger has no place
 * before it touches: a list waits there until it is asked for, other screens until nothing was touched for a moment.
 */
export function isInUse(isList: boolean): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  if (document.activeElement?.closest(rows)) return true
  if (document.querySelector('main table :checked')) return true
  if (hasNoPointer()) return isList || isTouched()
  return document.querySelector(isList ? `${rows}:hover` : 'main table:hover') !== null
}
