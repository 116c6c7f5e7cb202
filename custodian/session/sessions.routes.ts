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

/** Shows and changes the person's sign-in settings and open sessions. */
export function sessionsRoutes({ serve, services }: Serving): void {
  serve(getSignInSettings, async ({ call: { db, principal } }) => ({
    passwordMinimumLength: minimumOf(services, principal.roleId),
    hasSecondFactor: await hasSecondFactor(db, principal.userId),
  }))

  serve(getOpenSessions, ({ call }) => openSessions(services, call))

  serve(endAllSessions, ({ call }) => call.write((context) => revokeAllSessions(context, call.principal.userId)))

  serve(endOpenSession, ({ call, params }) =>
    call.write((context) => revokeOwnSession(context, call.principal.userId, params.sessionId)),
  )

  serve(startSecondFactor, ({ call, body }) => startOwnSecondFactor(services, call, body.currentPassword))

  serve(confirmSecondFactor, ({ call, body }) => confirmOwnSecondFactor(services, call, body.code))

  serve(endSecondFactor, ({ call, body }) => endOwnSecondFactor(services, call, body))
}
