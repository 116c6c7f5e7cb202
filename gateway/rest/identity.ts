import { permissionsOf, ROLE, type Permission } from '../../contract/roles.ts'

/** The caller of a request, determined once. */
export type Identity = {
  /** The audience selects an endpoint's path. */
  audience: 'anyone' | 'customer' | 'staff'
  permissions: ReadonlySet<Permission>
  /** The custodian's own token; null without a session. */
  token: string | null
  userId: number
  roleId: number
  /** The customer's own account owner; 0 for staff. */
  accountOwnerId: number
  /** Milliseconds since 1970; 0 without a session. */
  expiresAt: number
  /** Scopes of a machine credential; null for people. */
  scopes: ReadonlySet<string> | null
}

/** The content of the sealed session. */
export type Session = Pick<Identity, 'userId' | 'roleId' | 'accountOwnerId' | 'expiresAt'> & {
  token: string
  /** Only for a machine credential, whose session is never sealed. */
  scopes?: ReadonlySet<string>
}

const NONE: ReadonlySet<Permission> = new Set()

export const nobody: Identity = {
  audience: 'anyone',
  permissions: NONE,
  token: null,
  userId: 0,
  roleId: ROLE.customer,
  accountOwnerId: 0,
  expiresAt: 0,
  scopes: null,
}

/** Permissions only select URL paths and refuse calls early; the custodian checks the role on every call. */
export function identityOf(session: Session, topAdminRoleId: number): Identity {
  const scopes = session.scopes ?? null
  if (session.roleId === ROLE.customer) return { ...session, scopes, audience: 'customer', permissions: NONE }
  const permissions = new Set(permissionsOf(session.roleId))
  if (session.roleId === topAdminRoleId && scopes === null) permissions.add('topAdmin')
  return { ...session, scopes, audience: 'staff', permissions }
}
