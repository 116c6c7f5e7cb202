import * as z from 'zod'
import {
  authenticate,
  changePassword,
  endSession,
  forgotPassword,
  getPasswordLink,
  getUser,
  resetPassword,
} from '../../contract/session.ts'
import { open } from '../platform/http/access.ts'
import type { Serving } from '../platform/http/serve.ts'
import { mailResetLink, replacePassword, setPasswordByLink } from './passwordChange.ts'
import { openResetLink } from './linkTerms.ts'
import { signIn } from './signIn.ts'

export function sessionRoutes({ serve, services, endpoint }: Serving): void {
  serve(authenticate, ({ call, body }) => signIn(services, call, body))

  serve(endSession, async ({ call }) => {
    await call.write(async ({ tx, audit }) => {
      await tx
        .updateTable('session')
        .set({ revoked_at: call.now })
        .where('token_hash', '=', call.principal.tokenHash)
        .execute()
      await audit({ action: 'session.end', entity: 'portal_user', entityId: call.principal.userId })
    })
    return undefined
  })

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

  serve(forgotPassword, async ({ call, params }) => {
    await mailResetLink(services, call, params.email)
    return undefined
  })

  // Our gateway makes the call above, which every custodian serves.
  endpoint({
    method: 'POST',
    path: '/user/forgot',
    tag: 'session',
    summary: 'The same with the address in the body, where no log or proxy keeps it.',
    access: open,
    body: z.strictObject({ email: z.email().max(320) }),
    handler: async ({ call, body }) => {
      await mailResetLink(services, call, body.email)
      return undefined
    },
  })

  serve(getPasswordLink, ({ call, body }) => openResetLink(services, call, body.passwordResetId))

  serve(resetPassword, async ({ call, body }) => {
    await setPasswordByLink(services, call, body)
    return undefined
  })

  serve(changePassword, async ({ call, body }) => {
    await replacePassword(services, call, body)
    return undefined
  })
}
