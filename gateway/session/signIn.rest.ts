import * as z from 'zod'
import { endpoint, sends, signedIn } from '../rest/endpoint.ts'
import { id, maybeText, moment, nothing, text } from '../rest/shapes.ts'

const enrolment = z.object({ secret: text.min(1), uri: text.min(1) })

export const getPasswordLink = endpoint({
  name: 'getPasswordLink',
  method: 'POST',
  anyone: '/api/user/reset/link',
  body: sends<{ passwordResetId: string }>(),
  response: z.object({ minimumLength: id, secondFactor: enrolment.nullish() }),
})

export const getSignInSettings = endpoint({
  name: 'getSignInSettings',
  method: 'GET',
  ...signedIn('/api/user/sign-in'),
  response: z.object({ passwordMinimumLength: id, hasSecondFactor: z.boolean() }),
})

export const getOpenSessions = endpoint({
  name: 'getOpenSessions',
  method: 'GET',
  ...signedIn('/api/user/session'),
  response: z.object({
    total: id,
    sessions: z.array(
      z.object({ sessionId: id, startedAt: moment, lastSeenAt: moment, userAgent: maybeText, isCurrent: z.boolean() }),
    ),
  }),
})

export const endOpenSession = endpoint({
  name: 'endOpenSession',
  method: 'POST',
  ...signedIn('/api/user/session/:sessionId/end'),
  response: nothing,
})

export const endAllSessions = endpoint({
  name: 'endAllSessions',
  method: 'POST',
  ...signedIn('/api/user/session/end'),
  response: nothing,
})

export const startSecondFactor = endpoint({
  name: 'startSecondFactor',
  method: 'POST',
  customer: '/api/user/second-factor',
  body: sends<{ currentPassword: string }>(),
  response: enrolment,
})

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  method: 'PUT',
  customer: '/api/user/second-factor',
  body: sends<{ code: string }>(),
  response: nothing,
})

export const endSecondFactor = endpoint({
  name: 'endSecondFactor',
  method: 'POST',
  customer: '/api/user/second-factor/off',
  body: sends<{ currentPassword: string; code: string }>(),
  response: nothing,
})
