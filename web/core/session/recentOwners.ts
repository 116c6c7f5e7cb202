import { createStore } from 'zustand/vanilla'
import { onSessionEnd } from './session.ts'

export interface RecentOwner {
  accountOwnerId: number
  name: string
}

const most = 10

/** Owners that staff acted for recently, newest first. Kept in this tab's memory until the session ends. */
export const recentOwners = createStore<readonly RecentOwner[]>()(() => [])

onSessionEnd(() => recentOwners.setState([], true))

export function rememberOwner(owner: RecentOwner): void {
  const others = recentOwners.getState().filter(({ accountOwnerId }) => accountOwnerId !== owner.accountOwnerId)
  recentOwners.setState([owner, ...others].slice(0, most), true)
}
