import { onSessionEnd } from './session.ts'

const home = '/home'
let place = home

onSessionEnd(() => (place = home))

/** Last staff screen that concerns no single owner, in this tab's memory. */
export function rememberPlace(address: string): void {
  place = address
}

/** Target after acting for an owner: the list where the owner was chosen. */
export const lastPlace = (): string => place
