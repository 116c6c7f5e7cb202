import * as z from 'zod'
import { owner, self } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { pathId } from '../../contract/fields.ts'
import { minimumOf } from './newPassword.ts'
import { endAllSessions, endOpenSession, openSessions } from './openSessions.ts'
import { confirmOwnSecondFactor, endOwnSecondFactor, startOwnSecondFactor } from './ownSecondFactor.ts'
import { hasSecondFactor } from './secondFactor.ts'
import { code, password } from './session.fields.ts'

const tag = 'session'
const customers = owner()

/** How one signs in, and where one is signed in. */
export function sessionsRoutes(api: Api): void {
  const { services } = api

  api.endpoint({
    method: 'GET',
    path: '/user/sign-in',
    tag,
    summary: 'How the person signs in: the least length of a new password, and whether a code is asked for.',
    access: self,
    response: z.strictObject({ passwordMinimumLength: z.int(), hasSecondFactor: z.boolean() }),
    handler: async ({ call: { db, principal } }) => ({
      passwordMinimumLength: minimumOf(services, principal.roleId),
      hasSecondFactor: await hasSecondFactor(db, principal.userId),
    }),
  })

  api.endpoint({
    method: 'GET',
    path: '/user/session',
    tag,
    summary: 'Where one is signed in, the session used last first; at most 100 of `total`.',
    access: self,
    response: z.strictObject({
      total: z.int(),
      sessions: z.array(
        z.strictObject({
          sessionId: z.int(),
          startedAt: z.string(),
          lastSeenAt: z.string().describe('To a few minutes'),
          userAgent: z.string().nullable().describe('What the browser or program calls itself'),
          isCurrent: z.boolean(),
        }),
      ),
    }),
    handler: ({ call }) => openSessions(services, call),
  })

  api.endpoint({
    method: 'POST',
    path: '/user/session/end',
    tag,
    summary: 'Signs out everywhere: ends every session of the person, this one too.',
    access: self,
    handler: async ({ call }) => {
      await endAllSessions(call)
      return undefined
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/user/session/:sessionId/end',
    tag,
    summary: "Ends one of one's own sessions; 404 for any other.",
    access: self,
    params: z.object({ sessionId: pathId }),
    handler: async ({ call, params }) => {
      await endOpenSession(call, params.sessionId)
      return undefined
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/user/second-factor',
    tag,
    summary: 'Shows a customer a new secret for an authenticator app; it counts once a code has proved it.',
    access: customers,
    body: z.strictObject({ currentPassword: password }),
    response: z.strictObject({ secret: z.string(), uri: z.string() }),
    handler: ({ call, body }) => startOwnSecondFactor(services, call, body.currentPassword),
  })

  api.endpoint({
    method: 'PUT',
    path: '/user/second-factor',
    tag,
    summary: 'Confirms the secret shown last with a code: from now on signing in asks for one.',
    access: customers,
    body: z.strictObject({ code }),
    handler: async ({ call, body }) => {
      await confirmOwnSecondFactor(services, call, body.code)
      return undefined
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/user/second-factor/off',
    tag,
    summary: 'A customer signs in with the password alone again; takes the password and a code.',
    access: customers,
    body: z.strictObject({ currentPassword: password, code }),
    handler: async ({ call, body }) => {
      await endOwnSecondFactor(services, call, body)
      return undefined
    },
  })
}
