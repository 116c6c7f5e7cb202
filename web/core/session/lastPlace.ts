import { forgetRows } from '../../kit/keys/lastRow.ts'
import { onSessionEnd } from './session.ts'

const home = '/home'
let place = home

onSessionEnd(() => {
  place = home
  forgetRows()
})

/** Remembers, in this tab's memory, the last staff screen that was not about a single owner. */
export function rememberPlace(address: string): void {
  place = address
}

/** The screen to return to when staff stop acting for an owner: the list in which they chose the owner. */
export const lastPlace = (): string => place
