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
  summary: 'Signs a person in for a day; 401 for a wrong password, 429 with Retry-After after too many failures.',
  body: z.strictObject({
    username: z.string().min(1, 'Required').max(320),
    password,
    code: code.optional().describe('Code of the authenticator app; required after a 400 for this field'),
    devices: z
      .string()
      .regex(DEVICES)
      .optional()
      .describe('Cookie of a known browser, whose failures are counted separately'),
  }),
  refuses: [409, 429],
  response: z.strictObject({
    token: filled.describe('Opaque token, sent as Bearer'),
    roleId: z.int(),
    accountOwnerId: z.int().describe('ID of the account owner; 0 for staff'),
    userId: z.int(),
    devices: maybe(z.string().regex(DEVICES).nullable()).describe(
      'Cookie that the browser stores and sends at the next sign-in; null for a program',
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
  summary: 'Emails a reset link to a known address; the response is the same for an unknown one.',
  params: { email: z.string().max(320) },
})

export const getPasswordLink = endpoint({
  name: 'getPasswordLink',
  method: 'POST',
  anyone: '/api/user/reset/link',
  summary: 'Requirements of an emailed password link, with a new authenticator secret for staff who need one.',
  body: z.strictObject({ passwordResetId }),
  refuses: [404, 409],
  response: z.strictObject({
    minimumLength: z.int(),
    isSetup: otherwise(
      false,
      z.boolean().describe('Whether the link sets the first password; if not, it replaces a forgotten one'),
    ),
    email: maybe(z.string().describe('Email address of the login; the link was sent to its owner')),
    secondFactor: enrolment.nullable(),
  }),
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  anyone: '/api/user/reset',
  summary: 'Sets a password with an emailed link; 404 if the link is unknown, used or expired.',
  body: z.strictObject({ password, passwordResetId, code: code.optional() }),
  refuses: [404, 429],
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  ...signedIn('/api/user/password'),
  summary: "Changes the caller's own password and ends the caller's other sessions.",
  body: z.strictObject({ newPassword: password, currentPassword: password }),
  refuses: [429],
})

export const getSignInSettings = endpoint({
  name: 'getSignInSettings',
  method: 'GET',
  ...signedIn('/api/user/sign-in'),
  summary: 'Sign-in settings of the caller: minimum password length, and whether a code is required.',
  response: z.strictObject({ passwordMinimumLength: z.int(), hasSecondFactor: z.boolean() }),
})

export const getOpenSessions = endpoint({
  name: 'getOpenSessions',
  method: 'GET',
  ...signedIn('/api/user/session'),
  summary: 'Open sessions of the caller, last used first; at most 100 of `total`.',
  response: z.strictObject({
    total: z.int(),
    sessions: z.array(
      z.strictObject({
        sessionId: z.int(),
        startedAt: z.string().refine(isMoment),
        lastSeenAt: z.string().refine(isMoment).describe('When the session was last used, accurate to a few minutes'),
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
  summary: 'Ends every session of the caller, including this one.',
})

export const endOpenSession = endpoint({
  name: 'endOpenSession',
  method: 'POST',
  ...signedIn('/api/user/session/:sessionId/end'),
  summary: "Ends one of the caller's own sessions; 404 for any other.",
  params: { sessionId: pathId },
})

export const startSecondFactor = endpoint({
  name: 'startSecondFactor',
  method: 'POST',
  customer: '/api/user/second-factor',
  summary: "Creates a new secret for the customer's authenticator app; it takes effect once a code proves it.",
  body: z.strictObject({ currentPassword: password }),
  refuses: [409, 429],
  response: enrolment,
})

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  method: 'PUT',
  customer: '/api/user/second-factor',
  summary: 'Confirms the latest secret with a code; from then on, signing in requires a code.',
  body: z.strictObject({ code }),
  refuses: [429],
})

export const endSecondFactor = endpoint({
  name: 'endSecondFactor',
  method: 'POST',
  customer: '/api/user/second-factor/off',
  summary: "Turns off the customer's second factor; requires the password and a code.",
  body: z.strictObject({ currentPassword: password, code }),
  refuses: [409, 429],
})

export const changeStaffLogin = endpoint({
  name: 'changeStaffLogin',
  method: 'POST',
  operator: '/api/staff',
  summary: 'Creates or closes the login of an employee, or changes its role; returns the link that sets a password.',
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
  summary: 'Removes the lost second factor of a person; for staff, returns the link that sets a new one.',
  body: z.strictObject({ email: staffEmail }),
  response: link,
})
