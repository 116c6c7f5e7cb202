import { onSessionEnd } from './session.ts'

const home = '/home'
let place = home

onSessionEnd(() => (place = home))

/** Where staff were that is not about one owner: in the memory of this tab only. */
export function rememberPlace(address: string): void {
  place = address
}

/** Where staff go once they act for nobody: to the list from which they took the owner. */
export const lastPlace = (): string => place
