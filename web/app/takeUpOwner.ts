import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { checkAccess, staff } from '../core/session/access.ts'
import { loginAddress, safeRedirect } from '../core/session/redirect.ts'
import { chooseOwner, session } from '../core/session/session.ts'

/**
 * Chooses the owner named in the URL, then redirects to the rest of the URL. Chooses no owner who does not exist: the
 * route then renders.
 */
export const takeUpOwner: MiddlewareFunction = async ({ request, params }) => {
  const url = new URL(request.url)
  const verdict = checkAccess({ roles: staff, needsOwner: false, refusal: 'ROOT' }, session.getState())
  if (verdict === 'SIGN_IN') throw redirect(loginAddress(url))
  if (verdict !== 'ENTER') throw redirect('/home')
  const { accountOwnerId = '', '*': screen } = params
  if (!/^[1-9]\d{0,8}$/.test(accountOwnerId)) throw new Response(null, { status: 404 })
  const { ownerExists } = await import('./ownerExists.ts')
  if (!(await ownerExists(Number(accountOwnerId)))) return
  chooseOwner(Number(accountOwnerId))
  throw redirect(safeRedirect(`/${screen || 'home'}${url.search}`))
}
