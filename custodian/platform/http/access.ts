import { ROLE, roleIdsOf, type RoleId } from '../../../contract/roles.ts'
import type { Principal } from '../context/principal.ts'

export type StaffRoleId = Exclude<RoleId, typeof ROLE.customer>

export const OPERATIONS = roleIdsOf('operations') as StaffRoleId[]
export const ANY_STAFF = roleIdsOf('staff') as StaffRoleId[]

/** Access rule of a route. Deny by default: the server does not start with a route without one. */
export type Access =
  | { kind: 'open' }
  | { kind: 'self' }
  | { kind: 'owner'; staff: readonly StaffRoleId[] }
  | { kind: 'staff'; roles: readonly StaffRoleId[] }
  | { kind: 'top' }
  | { kind: 'operator' }

/** No session is required. */
export const open = { kind: 'open' } as const
/** Any signed-in caller, about the caller's own data or about no owner. */
export const self = { kind: 'self' } as const
/** A customer about their own data on the customer path; staff of these roles about any owner on the admin path. */
export const owner = (...staff: StaffRoleId[]) => ({ kind: 'owner', staff }) as const
export const staff = (...roles: StaffRoleId[]) => ({ kind: 'staff', roles }) as const
/** Only the top administrator, who may also correct fees and identities. */
export const top = { kind: 'top' } as const
/** The operator's key instead of a session, for operator commands on this machine. */
export const operator = { kind: 'operator' } as const

/** The path variant that was called; a staff route is not a variant of a customer route. */
export type Variant = 'customer' | 'admin'

/** Checks the rule without ids. */
export function mayCall(access: Access, principal: Principal, variant: Variant): boolean {
  if (access.kind === 'open' || access.kind === 'self') return true
  if (access.kind === 'top') return principal.isTopAdmin
  if (access.kind === 'staff') return (access.roles as readonly number[]).includes(principal.roleId)
  if (access.kind === 'operator') return false
  if (variant === 'customer') return principal.roleId === ROLE.customer && principal.accountOwnerId !== null
  return (access.staff as readonly number[]).includes(principal.roleId)
}

/** The roles that the rule names, in the form of GraphQL enum values. */
export function rolesFor(access: Access, variant: Variant): string[] {
  if (access.kind === 'top') return ['ADMINISTRATOR']
  if (access.kind === 'owner') return variant === 'customer' ? ['CUSTOMER'] : access.staff.map(nameOf)
  return access.kind === 'staff' ? access.roles.map(nameOf) : []
}

const nameOf = (role: StaffRoleId) =>
  (Object.entries(ROLE).find(([, id]) => id === role)?.[0] ?? '').replace(/[A-Z]/g, '_$&').toUpperCase()
