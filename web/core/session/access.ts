import { isLoggedIn } from './session.ts'
import type { Session } from './sessionStorage.ts'

export type Role = 'CUSTOMER' | 'ADMINISTRATOR' | 'SERVICE' | 'COMPLIANCE'

const roles: Record<number, Role> = { 0: 'CUSTOMER', 1: 'ADMINISTRATOR', 2: 'SERVICE', 4: 'COMPLIANCE' }

export const customer: readonly Role[] = ['CUSTOMER']
export const everyone: readonly Role[] = ['CUSTOMER', 'ADMINISTRATOR', 'SERVICE', 'COMPLIANCE']
export const staff: readonly Role[] = ['ADMINISTRATOR', 'SERVICE', 'COMPLIANCE']
export const operations: readonly Role[] = ['ADMINISTRATOR', 'SERVICE']
export const customerAndOperations: readonly Role[] = ['CUSTOMER', 'ADMINISTRATOR', 'SERVICE']
export const administrator: readonly Role[] = ['ADMINISTRATOR']
export const compliance: readonly Role[] = ['COMPLIANCE']
export const oversight: readonly Role[] = ['ADMINISTRATOR', 'COMPLIANCE']

export interface Access {
  /** 'SIGNED_IN' admits every logged-in user, also with a role that is in no list. */
  roles: readonly Role[] | 'SIGNED_IN' | 'ANYONE'
  needsOwner: boolean
  /** Redirect target of a customer without access: the login for menu screens, "/" for other staff screens. */
  refusal: 'LOGIN' | 'ROOT'
}

/** Access for everyone, for screens without the menu. */
export const anyone: Access = { roles: 'ANYONE', needsOwner: false, refusal: 'LOGIN' }

export type Verdict = 'ENTER' | 'SIGN_IN' | 'LOGIN' | 'HOME'

function roleOf(roleId: number): Role | null {
  return roles[roleId] ?? null
}

export function isStaff(session: Pick<Session, 'roleId'>): boolean {
  return session.roleId > 0
}

export function admits(list: Access['roles'], session: Session): boolean {
  if (list === 'ANYONE') return true
  if (!isLoggedIn(session)) return false
  if (list === 'SIGNED_IN') return true
  const role = roleOf(session.roleId)
  return role !== null && list.includes(role)
}

export function checkAccess(access: Access, session: Session): Verdict {
  if (access.roles === 'ANYONE') return 'ENTER'
  if (!isLoggedIn(session)) return 'SIGN_IN'
  if (!admits(access.roles, session)) return isStaff(session) || access.refusal === 'ROOT' ? 'HOME' : 'LOGIN'
  if (access.needsOwner && session.accountOwnerId <= 0) return 'HOME'
  return 'ENTER'
}
