import { ROLE, roleIdsOf, type RoleId } from '../../../contract/roles.ts'
import type { Principal } from '../context/principal.ts'

export type StaffRoleId = Exclude<RoleId, typeof ROLE.customer>

export const OPERATIONS = roleIdsOf('operations') as StaffRoleId[]
export const ANY_STAFF = roleIdsOf('staff') as StaffRoleId[]

/** The access rule of a route. Deny by default: the server does not start if a route has no rule. */
export type Access =
  | { kind: 'open' }
  | { kind: 'self' }
  | { kind: 'owner'; staff: readonly StaffRoleId[] }
  | { kind: 'staff'; roles: readonly StaffRoleId[] }
  | { kind: 'top' }
  | { kind: 'operator' }

/** Public: no session is required. */
export const open = { kind: 'open' } as const
/** A route for any signed-in caller, about the caller's own data or about no owner. */
export const self = { kind: 'self' } as const
/**
 * A route for customers about their own data on the customer path, and for staff of these roles about any owner on
 * the admin path.
 */
export const owner = (...staff: StaffRoleId[]) => ({ kind: 'owner', staff }) as const
export const staff = (...roles: StaffRoleId[]) => ({ kind: 'staff', roles }) as const
/** A route for the top administrator only, who may also correct fees and identities. */
export const top = { kind: 'top' } as const
/** A route for operator commands on this machine, which send the operator's key instead of a session. */
export const operator = { kind: 'operator' } as const

/** Whether the call used the customer path or the admin path of a route. A route only for staff has no variants. */
export type Variant = 'customer' | 'admin'

/** Whether the rule admits the caller's role. The ids in the call are checked elsewhere. */
export function mayCall(access: Access, principal: Principal, variant: Variant): boolean {
  if (access.kind === 'open' || access.kind === 'self') return true
  if (access.kind === 'top') return principal.isTopAdmin
  if (access.kind === 'staff') return (access.roles as readonly number[]).includes(principal.roleId)
  if (access.kind === 'operator') return false
  if (variant === 'customer') return principal.roleId === ROLE.customer && principal.accountOwnerId !== null
  return (access.staff as readonly number[]).includes(principal.roleId)
}

/** The roles that the rule names, as GraphQL enum values. */
export function rolesFor(access: Access, variant: Variant): string[] {
  if (access.kind === 'top') return ['ADMINISTRATOR']
  if (access.kind === 'owner') return variant === 'customer' ? ['CUSTOMER'] : access.staff.map(nameOf)
  return access.kind === 'staff' ? access.roles.map(nameOf) : []
}

const nameOf = (role: StaffRoleId) =>
  (Object.entries(ROLE).find(([, id]) => id === role)?.[0] ?? '').replace(/[A-Z]/g, '_$&').toUpperCase()
