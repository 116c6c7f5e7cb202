import {
  confirmSecondFactor,
  endAllSessions,
  endOpenSession,
  endSecondFactor,
  getOpenSessions,
  getSignInSettings,
  startSecondFactor,
} from '../../contract/session.ts'
import type { Serving } from '../platform/http/serve.ts'
import { minimumOf } from './newPassword.ts'
import { openSessions, revokeAllSessions, revokeOwnSession } from './openSessions.ts'
import { confirmOwnSecondFactor, endOwnSecondFactor, startOwnSecondFactor } from './ownSecondFactor.ts'
import { hasSecondFactor } from './secondFactor.ts'

/** How one signs in, and where one is signed in. */
export function sessionsRoutes({ serve, services }: Serving): void {
  serve(getSignInSettings, async ({ call: { db, principal } }) => ({
    passwordMinimumLength: minimumOf(services, principal.roleId),
    hasSecondFactor: await hasSecondFactor(db, principal.userId),
  }))

  serve(getOpenSessions, ({ call }) => openSessions(services, call))

  serve(endAllSessions, async ({ call }) => {
    await revokeAllSessions(call)
    return undefined
  })

  serve(endOpenSession, async ({ call, params }) => {
    await revokeOwnSession(call, params.sessionId)
    return undefined
  })

  serve(startSecondFactor, ({ call, body }) => startOwnSecondFactor(services, call, body.currentPassword))

  serve(confirmSecondFactor, async ({ call, body }) => {
    await confirmOwnSecondFactor(services, call, body.code)
    return undefined
  })

  serve(endSecondFactor, async ({ call, body }) => {
    await endOwnSecondFactor(services, call, body)
    return undefined
  })
}
