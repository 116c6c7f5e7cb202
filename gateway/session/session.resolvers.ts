import { enumValueOf } from '../../contract/enumeration.ts'
import { ROLE } from '../../contract/roles.ts'
import type { Caller } from '../graphql/context.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { selectsBeyond } from '../graphql/selection.ts'
import type { PortalUserParent } from '../graphql/parents.ts'
import { mutation, userError } from '../graphql/userErrors.ts'
import { RestError } from '../rest/errors.ts'
import {
  authenticate,
  changePassword,
  endSession,
  forgotPassword,
  getUser,
  resetPassword,
} from '../../contract/session.ts'

/** Fields that the sealed session contains. */
const IN_SEAL: ReadonlySet<string> = new Set([
  '__typename',
  'id',
  'userId',
  'role',
  'roleId',
  'isStaff',
  'isTopAdmin',
  'idleMinutes',
  'scopes',
])
const DAY_MS = 24 * 60 * 60 * 1000

async function userOf(caller: Caller): Promise<PortalUserParent> {
  const user = await caller.call(getUser, {})
  return { userId: user.userId ?? caller.shown.userId, email: user.email, roleId: user.roleId }
}

const isSelf = (caller: Caller, key: readonly string[]) => key.length === 1 && key[0] === String(caller.shown.userId)

export const session: Module = {
  rules: {
    Query: { viewer: 'no data' },
    Viewer: {
      id: 'no data',
      userId: 'no data',
      role: 'no data',
      roleId: 'no data',
      isStaff: 'no data',
      isTopAdmin: 'no data',
      idleMinutes: 'no data',
      user: [getUser],
    },
    Mutation: {
      login: [authenticate],
      logout: 'no data',
      requestPasswordReset: [forgotPassword],
      resetPassword: [resetPassword],
      changePassword: [changePassword],
    },
  },
  nodes: {
    Viewer: (caller, key) => (isSelf(caller, key) ? { caller } : null),
    PortalUser: (caller, key) => (isSelf(caller, key) ? userOf(caller) : null),
  },
  types: {
    signedIn: ['PortalUser', 'ChangePasswordPayload'],
    anyone: ['LoginPayload', 'LogoutPayload', 'RequestPasswordResetPayload', 'ResetPasswordPayload'],
  },
  resolvers: {
    Query: {
      viewer: async (_root, _args, { caller, session: control }, info) => {
        if (caller.isSignedIn) {
          // A sealed session stays readable after its revocation, so call the custodian if no other field does.
          if (!selectsBeyond(info, IN_SEAL) && caller.refusal(getUser) === null) await userOf(caller)
          return { caller }
        }
        if (control.isStale) throw new RestError('UNAUTHENTICATED', { endpoint: 'viewer' })
        return null
      },
    },
    Viewer: {
      id: ({ caller }) => toGlobalId('Viewer', caller.shown.userId),
      userId: ({ caller }) => caller.shown.userId,
      role: ({ caller }) => enumValueOf(ROLE, caller.shown.roleId),
      roleId: ({ caller }) => caller.shown.roleId,
      isStaff: ({ caller }) => caller.shown.isStaff,
      isTopAdmin: ({ caller }) => caller.shown.isTopAdmin,
      idleMinutes: ({ caller }) => caller.shown.idleMinutes,
      user: ({ caller }) => userOf(caller),
    },
    PortalUser: {
      id: (user) => toGlobalId('PortalUser', user.userId),
      role: ({ roleId }) => enumValueOf(ROLE, roleId),
    },
    LoginPayload: { role: ({ roleId }) => (roleId == null ? null : enumValueOf(ROLE, roleId)) },
    Mutation: {
      login: mutation(async ({ username, password, code }, context) => {
        let begun
        try {
          const { devices } = context.session
          begun = await context.caller.call(authenticate, {
            body: { username, password, code: code ?? undefined, devices },
          })
        } catch (error) {
          if (!(error instanceof RestError) || error.code !== 'UNAUTHENTICATED') throw error
          return { errors: [userError('UNAUTHENTICATED', 'Invalid username or password')] }
        }
        const { token, userId, roleId, accountOwnerId, devices } = begun
        const started = { token, userId, roleId, accountOwnerId, expiresAt: Date.now() + DAY_MS }
        return {
          token: context.session.begin(started, devices),
          userId,
          roleId,
          accountOwnerId,
          expiresAt: new Date(started.expiresAt).toISOString(),
          viewer: { caller: context.callerFor(started) },
        }
      }),
      logout: mutation(async (_input, { caller, session: control }) => {
        control.end()
        if (!caller.isSignedIn) return {}
        // A machine credential has no session to end.
        const refused = caller.refusal(endSession)
        if (refused) throw refused
        try {
          await caller.call(endSession, {})
        } catch (error) {
          // Ignore a session that the custodian no longer knows; it has ended.
          if (error instanceof RestError && error.code === 'UNAUTHENTICATED') return {}
          return {
            errors: [userError('FAILED', 'You are logged out here, but the session could not be ended on the server.')],
          }
        }
        return {}
      }),
      requestPasswordReset: mutation(async ({ email }, { caller }) => {
        await caller.call(forgotPassword, { params: { email } })
        return {}
      }),
      resetPassword: mutation(async (input, { caller }) => {
        const { password, passwordResetId, code } = input
        await caller.call(resetPassword, { body: { password, passwordResetId, code: code ?? undefined } })
        return {}
      }),
      changePassword: mutation(async (input, { caller }) => {
        const { newPassword, currentPassword } = input
        await caller.call(changePassword, { body: { newPassword, currentPassword } })
        return {}
      }),
    },
  },
}
