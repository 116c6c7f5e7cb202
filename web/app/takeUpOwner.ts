import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { checkAccess, staff } from '../core/session/access.ts'
import { loginAddress, safeRedirect } from '../core/session/redirect.ts'
import { chooseOwner, session } from '../core/session/session.ts'

/**
 * Whether the browser loaded the portal at this URL, which may name an owner who does not exist. A link of the portal
 * names an owner whom the portal has just shown, so it costs no further call.
 */
function isLoadedAt({ pathname, search }: URL): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  if (!loaded) return true
  const at = new URL(loaded.name)
  return at.pathname === pathname && at.search === search
}

/**
 * Chooses the owner named in the URL, then redirects to the rest of the URL. Chooses no owner who does not exist: the
 * route then renders. Chooses nobody if the user has gone elsewhere meanwhile.
 */
export const takeUpOwner: MiddlewareFunction = async ({ request, params }) => {
  const url = new URL(request.url)
  const verdict = checkAccess({ roles: staff, needsOwner: false, refusal: 'ROOT' }, session.getState())
  if (verdict === 'SIGN_IN') throw redirect(loginAddress(url))
  if (verdict !== 'ENTER') throw redirect('/home')
  const { accountOwnerId = '', '*': screen } = params
  if (!/^[1-9]\d{0,8}$/.test(accountOwnerId)) throw new Response(null, { status: 404 })
  if (isLoadedAt(url)) {
    const { ownerExists } = await import('./ownerExists.ts')
    const exists = await ownerExists(Number(accountOwnerId))
    if (request.signal.aborted || !exists) return
  }
  chooseOwner(Number(accountOwnerId))
  throw redirect(safeRedirect(`/${screen || 'home'}${url.search}`))
}
