import type { RouteObject } from 'react-router-dom'
import { handles } from '../../core/screens/routeHandle.ts'
import { admits } from '../../core/session/access.ts'
import type { Session } from '../../core/session/sessionStorage.ts'

export interface MenuLink {
  label: string
  to: string
  /** True if an owner is chosen and the screen is about the owner. */
  isOfOwner: boolean
}

export interface MenuGroup {
  label: string
  children: MenuLink[]
}

export type MenuEntry = MenuLink | MenuGroup

/** The drawer's menu entries for a session, in the order of the route table. */
export function menuFor(routes: readonly RouteObject[], session: Session): MenuEntry[] {
  const entries: MenuEntry[] = []
  for (const { path, menu, access } of handles(routes)) {
    if (!menu || !admits(menu.shownTo, session) || (access.needsOwner && session.accountOwnerId <= 0)) continue
    const link = { label: menu.label, to: `/${path}`, isOfOwner: access.needsOwner || path === 'home' }
    if (!menu.group) {
      entries.push(link)
      continue
    }
    const group = entries.find((entry): entry is MenuGroup => 'children' in entry && entry.label === menu.group)
    if (group) group.children.push(link)
    else entries.push({ label: menu.group, children: [link] })
  }
  return entries
}
