/** Time in milliseconds after a touch during which no content moves. */
export const TOUCHED_MS = 3_000
const ATTENDED_MS = 5 * 60_000
const inputs = ['pointerdown', 'pointermove', 'keydown', 'touchmove', 'wheel'] as const

const rows = 'main :is(table, [role="list"], ul, ol)'
let lastInput = Date.now()

/** Records the time of each user input, then calls the callback. */
export function watchInput(onInput = () => {}): () => void {
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

/**
 * Whether the user was recently active. An unattended screen neither polls nor refetches, because each call would
 * extend the session.
 */
export const isAttended = (): boolean => Date.now() - lastInput < ATTENDED_MS

const hasNoPointer = () => window.matchMedia('(hover: none)').matches
/** True shortly after a touch. Lifting the finger fires no input event, so time decides. */
export const isTouched = (): boolean => hasNoPointer() && Date.now() - lastInput < TOUCHED_MS

/**
 * Whether an update could move rows under a pointer, or take away the focus or a selection. A touch is unpredictable,
 * so on a touch screen, lists wait for the user, and other screens wait a moment after the last touch.
 */
export function isInUse(isList: boolean): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]')) return true
  if (document.activeElement?.closest(rows)) return true
  if (document.querySelector('main table :checked')) return true
  if (hasNoPointer()) return isList || isTouched()
  return document.querySelector(isList ? `${rows}:hover` : 'main table:hover') !== null
}
