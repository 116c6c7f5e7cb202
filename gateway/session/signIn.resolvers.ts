import type { Caller } from '../graphql/context.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { orNull } from '../rest/orNull.ts'
import {
  confirmSecondFactor,
  endAllSessions,
  endOpenSession,
  endSecondFactor,
  getOpenSessions,
  getPasswordLink,
  getSignInSettings,
  startSecondFactor,
} from '../../contract/session.ts'

const openSessions = async (caller: Caller) => {
  const { total, sessions } = await caller.call(getOpenSessions, {})
  return { totalCount: total, nodes: sessions }
}
const settingsOf = (caller: Caller) => caller.call(getSignInSettings, {})

/** The caller's sign-in settings and open sessions. */
export const signIn: Module = {
  rules: {
    Query: { passwordLink: [getPasswordLink] },
    Viewer: { signIn: [getSignInSettings], openSessions: [getOpenSessions] },
    EndOpenSessionPayload: { openSessions: [getOpenSessions] },
    ConfirmSecondFactorPayload: { signIn: [getSignInSettings] },
    EndSecondFactorPayload: { signIn: [getSignInSettings] },
    Mutation: {
      endOpenSession: [endOpenSession],
      endAllSessions: [endAllSessions],
      startSecondFactor: [startSecondFactor],
      confirmSecondFactor: [confirmSecondFactor],
      endSecondFactor: [endSecondFactor],
    },
  },
  types: {
    anyone: ['PasswordLink', 'SecondFactorSecret'],
    signedIn: [
      'SignInSettings',
      'OpenSessions',
      'OpenSession',
      'EndOpenSessionPayload',
      'EndAllSessionsPayload',
      'StartSecondFactorPayload',
      'ConfirmSecondFactorPayload',
      'EndSecondFactorPayload',
    ],
  },
  resolvers: {
    Query: {
      passwordLink: (_root, { passwordResetId }, { caller }) =>
        orNull(caller.call(getPasswordLink, { body: { passwordResetId } })),
    },
    Viewer: {
      signIn: ({ caller }) => settingsOf(caller),
      openSessions: ({ caller }) => openSessions(caller),
    },
    EndOpenSessionPayload: { openSessions: ({ caller }) => (caller ? openSessions(caller) : null) },
    ConfirmSecondFactorPayload: { signIn: ({ caller }) => (caller ? settingsOf(caller) : null) },
    EndSecondFactorPayload: { signIn: ({ caller }) => (caller ? settingsOf(caller) : null) },
    Mutation: {
      endOpenSession: mutation(async ({ sessionId }, { caller }) => {
        await caller.call(endOpenSession, { params: { sessionId } })
        return { caller }
      }),
      endAllSessions: mutation(async (_input, { caller, session }) => {
        await caller.call(endAllSessions, {})
        session.end()
        return {}
      }),
      startSecondFactor: mutation(async ({ currentPassword }, { caller }) => ({
        secondFactor: await caller.call(startSecondFactor, { body: { currentPassword } }),
      })),
      confirmSecondFactor: mutation(async ({ code }, { caller }) => {
        await caller.call(confirmSecondFactor, { body: { code } })
        return { caller }
      }),
      endSecondFactor: mutation(async ({ currentPassword, code }, { caller }) => {
        await caller.call(endSecondFactor, { body: { currentPassword, code } })
        return { caller }
      }),
    },
  },
}
