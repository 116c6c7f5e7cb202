import { onSessionEnd } from './session.ts'

const home = '/home'
let place = home

onSessionEnd(() => (place = home))

/** Remembers the last staff screen that is not about a single owner, in this tab's memory. */
export function rememberPlace(address: string): void {
  place = address
}

/** The screen to return to after acting for an owner: the list where the owner was chosen. */
export const lastPlace = (): string => place
