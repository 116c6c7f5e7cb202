import * as z from 'zod'
import { emailAddress } from './emailAddress.ts'
import { endpointsOf, signedIn } from './endpoint.ts'
import { isMoment, pathId } from './fields.ts'
import { maybe, otherwise } from './partial.ts'

const endpoint = endpointsOf('session')

/** Lifetime of the cookie of a known browser. */
export const KNOWN_DEVICE_DAYS = 180
/** Allowed characters of the known-browser cookie: letters that need no quoting. */
export const DEVICES = /^[\w.~-]{1,600}$/

const password = z.string().min(1, 'Required').max(256)
/** An authenticator code as typed, such as "123 456". */
const code = z.string().min(1, 'Required').max(20)
const passwordResetId = z.string().min(1, 'Required').max(200)
const staffEmail = emailAddress.toLowerCase()

const filled = z.string().refine((text) => text !== '')
const enrolment = z.strictObject({ secret: filled, uri: filled })
const link = z.strictObject({ link: z.string().nullable() })

export const authenticate = endpoint({
  name: 'authenticate',
  method: 'POST',
  anyone: '/api/authenticate',
  summary: 'Signs a person in for a day; 401 when refused, 429 with Retry-After after too many failures.',
  body: z.strictObject({
    username: z.string().min(1, 'Required').max(320),
    password,
    code: code.optional().describe('Code of the authenticator app; required after a 400 of this field'),
    devices: z.string().regex(DEVICES).optional().describe('Cookie of a known browser: its failures are counted apart'),
  }),
  refuses: [409, 429],
  response: z.strictObject({
    token: filled.describe('Opaque; sent as Bearer'),
    roleId: z.int(),
    accountOwnerId: z.int().describe('0 for staff'),
    userId: z.int(),
    devices: maybe(z.string().regex(DEVICES).nullable()).describe(
      'For the browser to keep and to bring at the next sign-in; null for a program',
    ),
  }),
  namesDevice: true,
})

export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  ...signedIn('/api/logout'),
  summary: 'Ends this session on the server.',
})

export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  ...signedIn('/api/user'),
  summary: 'The signed-in user.',
  response: z.strictObject({
    userId: maybe(z.int()),
    email: z.string(),
    roleId: z.int(),
    isTopAdmin: maybe(z.boolean()),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
  }),
})

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  anyone: '/api/user/forgot/:email',
  summary: 'Mails a reset link to a known address; the answer is the same for an unknown one.',
  params: { email: z.string().max(320) },
})

export const getPasswordLink = endpoint({
  name: 'getPasswordLink',
  method: 'POST',
  anyone: '/api/user/reset/link',
  summary: 'Requirements of a mailed link, with a new authenticator secret for staff who need one.',
  body: z.strictObject({ passwordResetId }),
  refuses: [404, 409],
  response: z.strictObject({
    minimumLength: z.int(),
    isSetup: otherwise(
      false,
      z.boolean().describe('Whether it was mailed to set a password up, not because one was forgotten'),
    ),
    email: maybe(z.string().describe('Of the log-in; the link was mailed to its owner')),
    secondFactor: enrolment.nullable(),
  }),
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  anyone: '/api/user/reset',
  summary: 'Sets a password by a mailed link; 404 when the link is unknown, used or too old.',
  body: z.strictObject({ password, passwordResetId, code: code.optional() }),
  refuses: [404, 429],
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  ...signedIn('/api/user/password'),
  summary: "Changes one's own password and ends one's other sessions.",
  body: z.strictObject({ newPassword: password, currentPassword: password }),
  refuses: [429],
})

export const getSignInSettings = endpoint({
  name: 'getSignInSettings',
  method: 'GET',
  ...signedIn('/api/user/sign-in'),
  summary: 'How the person signs in: the least length of a new password, and whether a code is asked for.',
  response: z.strictObject({ passwordMinimumLength: z.int(), hasSecondFactor: z.boolean() }),
})

export const getOpenSessions = endpoint({
  name: 'getOpenSessions',
  method: 'GET',
  ...signedIn('/api/user/session'),
  summary: 'Where one is signed in, the session used last first; at most 100 of `total`.',
  response: z.strictObject({
    total: z.int(),
    sessions: z.array(
      z.strictObject({
        sessionId: z.int(),
        startedAt: z.string().refine(isMoment),
        lastSeenAt: z.string().refine(isMoment).describe('To a few minutes'),
        userAgent: z.string().nullable().describe('User agent of the browser or program'),
        isCurrent: z.boolean(),
      }),
    ),
  }),
})

export const endAllSessions = endpoint({
  name: 'endAllSessions',
  method: 'POST',
  ...signedIn('/api/user/session/end'),
  summary: 'Signs out everywhere: ends every session of the person, this one too.',
})

export const endOpenSession = endpoint({
  name: 'endOpenSession',
  method: 'POST',
  ...signedIn('/api/user/session/:sessionId/end'),
  summary: "Ends one of one's own sessions; 404 for any other.",
  params: { sessionId: pathId },
})

export const startSecondFactor = endpoint({
  name: 'startSecondFactor',
  method: 'POST',
  customer: '/api/user/second-factor',
  summary: 'Shows a customer a new secret for an authenticator app; it counts once a code has proved it.',
  body: z.strictObject({ currentPassword: password }),
  refuses: [409, 429],
  response: enrolment,
})

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  method: 'PUT',
  customer: '/api/user/second-factor',
  summary: 'Confirms the secret shown last with a code: from now on signing in asks for one.',
  body: z.strictObject({ code }),
  refuses: [429],
})

export const endSecondFactor = endpoint({
  name: 'endSecondFactor',
  method: 'POST',
  customer: '/api/user/second-factor/off',
  summary: 'A customer signs in with the password alone again; takes the password and a code.',
  body: z.strictObject({ currentPassword: password, code }),
  refuses: [409, 429],
})

export const changeStaffLogin = endpoint({
  name: 'changeStaffLogin',
  method: 'POST',
  operator: '/api/staff',
  summary: 'Gives a person of staff a log-in or another role, or closes it; answers the link that sets a password.',
  body: z.strictObject({
    email: staffEmail,
    roleId: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal('off')]),
    person: z
      .strictObject({
        name: z.string().trim().min(1).max(200).optional(),
        accountOwnerId: z.int().min(1).max(2_147_483_647).optional(),
      })
      .optional(),
  }),
  response: link,
})

export const removeSecondFactor = endpoint({
  name: 'removeSecondFactor',
  method: 'POST',
  operator: '/api/staff/reset-second-factor',
  summary: 'Takes the second factor off somebody who has lost it; answers the link of staff that sets a new one.',
  body: z.strictObject({ email: staffEmail }),
  response: link,
})
