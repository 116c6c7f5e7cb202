import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { compliance, checkAccess, operations, staff, type Access } from './access.ts'
import { loginAddress } from './redirect.ts'
import { session } from './session.ts'
import { toLogin } from './staffOnly.ts'

const staffScreen = (roles: Access['roles']): Access => ({ roles, needsOwner: false, refusal: 'LOGIN' })

/** Access to unknown URLs that begin with a staff path, such as /compliance/else. */
const beginnings: [beginning: RegExp, access: Access][] = [
  [/^\/(rollovers|withdrawals)/, staffScreen(operations)],
  [/^\/(accounts|state)(\/|$)/, staffScreen(operations)],
  [/^\/compliance(\/|$)/, staffScreen(compliance)],
  [/^\/report(\/|$)/, { roles: staff, needsOwner: false, refusal: 'ROOT' }],
]

/**
 * Redirects users without access from an unknown staff URL as from an existing one, so that they can't tell which staff
 * URLs exist.
 */
export const guardStaffAddress: MiddlewareFunction = ({ request }) => {
  const url = new URL(request.url)
  const access = beginnings.find(([beginning]) => beginning.test(url.pathname))?.[1]
  if (!access) return
  const verdict = checkAccess(access, session.getState())
  if (verdict === 'SIGN_IN') throw redirect(loginAddress(url))
  if (verdict === 'LOGIN') throw toLogin()
  if (verdict === 'HOME') throw redirect('/home')
}
