import * as z from 'zod'
import { endpointsOf } from '../../contract/endpoint.ts'
import {
  authenticate,
  changePassword,
  endSession,
  forgotPassword,
  getPasswordLink,
  getUser,
  resetPassword,
} from '../../contract/session.ts'
import type { Serving } from '../platform/http/serve.ts'
import { mailResetLink, replacePassword, setPasswordByLink } from './passwordChange.ts'
import { openResetLink } from './linkTerms.ts'
import { signIn } from './signIn.ts'

/**
 * A variant of `forgotPassword` with the address in the body. The gateway calls `forgotPassword`, because every
 * custodian must serve that call.
 */
const forgotPasswordInBody = endpointsOf('session')({
  name: 'forgotPasswordInBody',
  method: 'POST',
  anyone: '/api/user/forgot',
  summary: 'Emails a reset link; the address is in the body, so that logs and proxies do not store it.',
  body: z.strictObject({ email: z.email().max(320) }),
})

export function sessionRoutes({ serve, services }: Serving): void {
  serve(authenticate, ({ call, body }) => signIn(services, call, body))

  serve(endSession, ({ call }) =>
    call.write(async ({ tx, audit }) => {
      await tx
        .updateTable('session')
        .set({ revoked_at: call.now })
        .where('token_hash', '=', call.principal.tokenHash)
        .execute()
      await audit({ action: 'session.end', entity: 'portal_user', entityId: call.principal.userId })
    }),
  )

  serve(getUser, async ({ call }) => {
    const { userId, email, roleId, isTopAdmin, accountOwnerId } = call.principal
    const person =
      accountOwnerId === null
        ? undefined
        : await call.db
            .selectFrom('account_owner')
            .select(['first_name', 'last_name'])
            .where('account_owner_id', '=', accountOwnerId)
            .executeTakeFirst()
    return {
      userId,
      email,
      roleId,
      isTopAdmin,
      firstName: person?.first_name ?? null,
      lastName: person?.last_name ?? null,
    }
  })

  serve(forgotPassword, ({ call, params }) => mailResetLink(services, call, params.email))

  serve(forgotPasswordInBody, ({ call, body }) => mailResetLink(services, call, body.email))

  serve(getPasswordLink, ({ call, body }) => openResetLink(services, call, body.passwordResetId))

  serve(resetPassword, ({ call, body }) => setPasswordByLink(services, call, body))

  serve(changePassword, ({ call, body }) => replacePassword(services, call, body))
}
