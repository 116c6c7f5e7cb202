import { isStaff } from './access.ts'
import { chooseOwner } from './session.ts'
import type { Session } from './sessionStorage.ts'

const name = 'owner'

/** Home of one owner, for a tab that is opened anew: what this tab has chosen means nothing there. */
export const homeOf = (accountOwnerId: number): string => `/home?${name}=${accountOwnerId}`

/** Takes up the owner that an address names for staff, and answers where to go without it; null when it names none. */
export function takeUpOwner(url: URL, session: Session): string | null {
  const owner = url.searchParams.get(name) ?? ''
  if (!isStaff(session) || !/^[1-9]\d{0,8}$/.test(owner)) return null
  chooseOwner(Number(owner))
  return '/home'
}
