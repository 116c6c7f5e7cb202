import { onSessionEnd } from './session.ts'

const home = '/home'
let place = home

onSessionEnd(() => (place = home))

/** Last screen of staff that is about no single owner, in memory of this tab. */
export function rememberPlace(address: string): void {
  place = address
}

/** Target after acting for an owner: the list the owner was chosen from. */
export const lastPlace = (): string => place
