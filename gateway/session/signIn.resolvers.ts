import type { Caller } from '../graphql/context.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { orNull } from '../rest/shapes.ts'
import {
  confirmSecondFactor,
  endAllSessions,
  endOpenSession,
  endSecondFactor,
  getOpenSessions,
  getPasswordLink,
  getSignInSettings,
  startSecondFactor,
} from './signIn.rest.ts'
import type { ViewerParent } from './session.resolvers.ts'

const openSessions = async (caller: Caller) => {
  const { total, sessions } = await caller.call(getOpenSessions, {})
  return { totalCount: total, nodes: sessions }
}
const signIn = (caller: Caller) => caller.call(getSignInSettings, {})

/** What a payload shows afterwards; nothing when it was refused. */
type Done = { caller?: Caller }

/** How one signs in, and where one is signed in. */
export const sessions: Module = {
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
      passwordLink: (_root, { passwordResetId }: { passwordResetId: string }, { caller }) =>
        orNull(caller.call(getPasswordLink, { body: { passwordResetId } })),
    },
    Viewer: {
      signIn: ({ caller }: ViewerParent) => signIn(caller),
      openSessions: ({ caller }: ViewerParent) => openSessions(caller),
    },
    EndOpenSessionPayload: { openSessions: ({ caller }: Done) => (caller ? openSessions(caller) : null) },
    ConfirmSecondFactorPayload: { signIn: ({ caller }: Done) => (caller ? signIn(caller) : null) },
    EndSecondFactorPayload: { signIn: ({ caller }: Done) => (caller ? signIn(caller) : null) },
    Mutation: {
      endOpenSession: mutation(async ({ sessionId }: { sessionId: number }, { caller }) => {
        await caller.call(endOpenSession, { params: { sessionId } })
        return { caller }
      }),
      endAllSessions: mutation(async (_input: object, { caller, session }) => {
        await caller.call(endAllSessions, {})
        session.end()
        return {}
      }),
      startSecondFactor: mutation(async ({ currentPassword }: { currentPassword: string }, { caller }) => ({
        secondFactor: await caller.call(startSecondFactor, { body: { currentPassword } }),
      })),
      confirmSecondFactor: mutation(async ({ code }: { code: string }, { caller }) => {
        await caller.call(confirmSecondFactor, { body: { code } })
        return { caller }
      }),
      endSecondFactor: mutation(
        async ({ currentPassword, code }: { currentPassword: string; code: string }, { caller }) => {
          await caller.call(endSecondFactor, { body: { currentPassword, code } })
          return { caller }
        },
      ),
    },
  },
}
