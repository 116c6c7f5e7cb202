import * as z from 'zod'
import { open, self } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { changePassword, forgotPassword, resetPassword } from './passwordChange.ts'
import { openResetLink } from './linkTerms.ts'
import { code, password } from './session.fields.ts'
import { signIn } from './signIn.ts'

const passwordResetId = z.string().min(1, 'Required').max(200)
const tag = 'session'

export function sessionRoutes(api: Api): void {
  const { services } = api

  api.endpoint({
    method: 'POST',
    path: '/authenticate',
    tag,
    summary: 'Signs a person in for a day; 401 when refused, 429 with Retry-After after too many failures.',
    access: open,
    body: z.strictObject({
      username: z.string().min(1, 'Required').max(320),
      password,
      code: code.optional().describe('Of the authenticator app; asked for with a 400 of this field'),
    }),
    response: z.strictObject({
      token: z.string().describe('Opaque; sent as Bearer'),
      roleId: z.int(),
      accountOwnerId: z.int().describe('0 for staff'),
      userId: z.int(),
    }),
    handler: ({ call, body }) => signIn(services, call, body),
  })

  api.endpoint({
    method: 'POST',
    path: '/logout',
    tag,
    summary: 'Ends this session on the server.',
    access: self,
    handler: async ({ call }) => {
      await call.write(async ({ tx, audit }) => {
        await tx
          .updateTable('session')
          .set({ revoked_at: call.now })
          .where('token_hash', '=', call.principal.tokenHash)
          .execute()
        await audit({ action: 'session.end', entity: 'portal_user', entityId: call.principal.userId })
      })
      return undefined
    },
  })

  api.endpoint({
    method: 'GET',
    path: '/user',
    tag,
    summary: 'Who is signed in.',
    access: self,
    response: z.strictObject({
      userId: z.int(),
      email: z.string(),
      roleId: z.int(),
      isTopAdmin: z.boolean(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
    }),
    handler: async ({ call }) => {
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
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/user/forgot/:email',
    tag,
    summary: 'Mails a reset link to a known address; the answer is the same for an unknown one.',
    access: open,
    params: z.object({ email: z.string().max(320) }),
    handler: async ({ call, params }) => {
      await forgotPassword(services, call, params.email)
      return undefined
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/user/forgot',
    tag,
    summary: 'The same with the address in the body, where no log or proxy keeps it.',
    access: open,
    body: z.strictObject({ email: z.email().max(320) }),
    handler: async ({ call, body }) => {
      await forgotPassword(services, call, body.email)
      return undefined
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/user/reset/link',
    tag,
    summary: 'What a mailed link asks for, with a new secret for the authenticator app of staff who need one.',
    access: open,
    body: z.strictObject({ passwordResetId }),
    response: z.strictObject({
      minimumLength: z.int(),
      secondFactor: z.strictObject({ secret: z.string(), uri: z.string() }).nullable(),
    }),
    handler: ({ call, body }) => openResetLink(services, call, body.passwordResetId),
  })

  api.endpoint({
    method: 'POST',
    path: '/user/reset',
    tag,
    summary: 'Sets a password by a mailed link; 404 when the link is unknown, used or too old.',
    access: open,
    body: z.strictObject({ password, passwordResetId, code: code.optional() }),
    handler: async ({ call, body }) => {
      await resetPassword(services, call, body)
      return undefined
    },
  })

  api.endpoint({
    method: 'PUT',
    path: '/user/password',
    tag,
    summary: "Changes one's own password and ends one's other sessions.",
    access: self,
    body: z.strictObject({ newPassword: password, currentPassword: password }),
    handler: async ({ call, body }) => {
      await changePassword(services, call, body)
      return undefined
    },
  })
}
