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

/** Sign-in settings and open sessions of the person. */
export function sessionsRoutes({ serve, services }: Serving): void {
  serve(getSignInSettings, async ({ call: { db, principal } }) => ({
    passwordMinimumLength: minimumOf(services, principal.roleId),
    hasSecondFactor: await hasSecondFactor(db, principal.userId),
  }))

  serve(getOpenSessions, ({ call }) => openSessions(services, call))

  serve(endAllSessions, ({ call }) => revokeAllSessions(call))

  serve(endOpenSession, ({ call, params }) => revokeOwnSession(call, params.sessionId))

  serve(startSecondFactor, ({ call, body }) => startOwnSecondFactor(services, call, body.currentPassword))

  serve(confirmSecondFactor, ({ call, body }) => confirmOwnSecondFactor(services, call, body.code))

  serve(endSecondFactor, ({ call, body }) => endOwnSecondFactor(services, call, body))
}
