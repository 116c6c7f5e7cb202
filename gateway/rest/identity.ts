import type { Hat } from './endpoint.ts'

/** Who a request comes from, settled once. This file alone knows what the role numbers mean. */
export type Identity = {
  /** Which of an endpoint's paths apply. */
  audience: 'anyone' | 'customer' | 'staff'
  hats: ReadonlySet<Hat>
  /** The custodian's own token; null without a session. */
  token: string | null
  userId: number
  roleId: number
  /** The customer's own account owner; 0 for staff. */
  accountOwnerId: number
  /** Milliseconds since 1970; 0 without a session. */
  expiresAt: number
}

/** What the sealed session holds. */
export type Session = Pick<Identity, 'userId' | 'roleId' | 'accountOwnerId' | 'expiresAt'> & { token: string }

export const nobody: Identity = {
  audience: 'anyone',
  hats: new Set(),
  token: null,
  userId: 0,
  roleId: 0,
  accountOwnerId: 0,
  expiresAt: 0,
}

const ADMINISTRATOR = 1
const CUSTOMER_SERVICE = 2
const COMPLIANCE = 4

const HATS: Record<number, readonly Hat[]> = {
  [ADMINISTRATOR]: ['staff', 'desk', 'operations'],
  [CUSTOMER_SERVICE]: ['staff', 'desk', 'operations'],
  [COMPLIANCE]: ['staff', 'desk', 'compliance'],
}

/** The hats only choose paths and refuse early; the custodian looks up the role itself on every call. */
export function identityOf(session: Session, topAdminRoleId: number): Identity {
  if (session.roleId === 0) return { ...session, audience: 'customer', hats: new Set() }
  const hats = new Set<Hat>(HATS[session.roleId] ?? ['staff'])
  if (session.roleId === topAdminRoleId) hats.add('topAdmin')
  return { ...session, audience: 'staff', hats }
}
