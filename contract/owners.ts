import * as z from 'zod'
import { DEATH_STATES } from './deaths.ts'
import { endpointsOf } from './endpoint.ts'
import { bodyId, calendarDay, dateOut, momentOut } from './fields.ts'
import { leftOut, line, optionalLine } from './line.ts'
import { maybe } from './partial.ts'
import { cleanNumber, PHONE } from './typedNumbers.ts'
import { pagedRows, pageQuery } from './page.ts'
import { isStateOfAddress, ZIP } from './usStates.ts'

const endpoint = endpointsOf('owners')

const owner = z.strictObject({
  accountOwnerId: maybe(z.int()),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: dateOut.nullable(),
  email: z.string().nullable(),
  death: maybe(z.enum(DEATH_STATES).nullable()).describe('Whether the death of the owner was reported or confirmed'),
})

const readOwner = z.strictObject({
  ...owner.shape,
  isHeld: maybe(z.boolean().nullable()).describe(
    'Whether payments of the owner wait for the release, as in getPayoutHold; null for staff',
  ),
})

/** The gateway reads only `waits`, which another custodian may omit. */
const savedOwner = z.strictObject({
  ...owner.shape,
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  waits: maybe(
    z.boolean().describe('Whether the change waits for a second person because the owner has an open request'),
  ),
})

/** A search result has one item per account; an owner without an account has one item. */
const foundOwner = z.strictObject({
  id: z.int(),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  planName: z.string().nullable(),
  dateOfBirth: dateOut.nullable(),
  social: z.string().nullable().describe('Masked social security number'),
  email: z.string().nullable(),
  mailingAddress: z.strictObject({ state: maybe(z.string()), zip: z.string().nullable() }).nullable(),
  death: maybe(z.enum(DEATH_STATES).nullable()).describe('Whether the death of the owner was reported or confirmed'),
  accounts: z.array(z.strictObject({ planAccountNumber: z.string(), retirementAccountStatusId: z.int() })),
})
export type FoundOwner = z.output<typeof foundOwner>

const searched = (clean?: (text: string) => string) =>
  optionalLine({ max: 200, clean })
    .nullish()
    .transform((text) => text ?? '')
const searchText = searched()

export const NO_SSN_SEARCH =
  'A machine credential cannot search by social security number. Search by name, email or account number.'

const searchBody = z.strictObject({
  accountNumber: searched(cleanNumber.portalAccount),
  accountOwnerId: z
    .union([bodyId, z.string().trim().max(10)])
    .nullish()
    .transform((value, context) => {
      if (value === null || value === undefined || value === '') return null
      if (typeof value === 'number') return value
      if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
      context.addIssue({ code: 'custom', message: 'Expected number, received string' })
      return z.NEVER
    }),
  firstName: searchText,
  lastName: searchText,
  looseName: z
    .boolean()
    .nullish()
    .transform((is) => is ?? undefined)
    .describe(
      'Finds names that begin with `lastName`, or else names that contain it: last names, and first names too unless `firstName` is given',
    ),
  looseNumber: z
    .boolean()
    .nullish()
    .transform((is) => is ?? undefined)
    .describe('Finds owners whom one of `accountNumber` (in full), `ssn` and `phone` fits, not all of them'),
  dob: z
    .union([z.literal(''), calendarDay])
    .nullish()
    .transform((text) => text ?? ''),
  ssn: searched(cleanNumber.social).describe('Whole social security number; refused for a machine credential'),
  address1: searchText,
  address2: searchText,
  city: searchText,
  state: searchText,
  zip: searched(cleanNumber.zip),
  email: searched(cleanNumber.email),
  phone: z
    .string()
    .max(40)
    .nullish()
    .transform((text, context) => {
      const digits = cleanNumber.phone(text ?? '')
      if (digits === '' || PHONE.test(digits)) return digits
      context.addIssue({ code: 'custom', message: 'Please enter a valid phone number.' })
      return z.NEVER
    }),
})

const NO_STATE = 'State is required.'

const NO_ZIP = 'Please enter a valid zip code.'

const addressBody = z.strictObject({
  address1: line({ max: 100, required: 'Address1 is required.' }),
  address2: optionalLine({ max: 100 })
    .nullish()
    .transform((text) => text || null),
  city: line({ max: 100, required: 'City is required.' }),
  state: z.string(leftOut(NO_STATE)).overwrite(cleanNumber.state).refine(isStateOfAddress, NO_STATE),
  zip: z.string(leftOut(NO_ZIP)).overwrite(cleanNumber.zip).regex(ZIP, NO_ZIP),
})

const address = z.strictObject({
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})
export type Address = z.output<typeof address>

const phone = z.strictObject({ number: z.string() })
export type Phone = z.output<typeof phone>

const emailSetting = z.strictObject({ emailSetting: z.boolean() })
export type EmailSetting = z.output<typeof emailSetting>

/** Search criteria; an empty field counts as omitted. */
export type OwnerFilter = z.input<typeof searchBody>
export type OwnerSearch = z.output<typeof searchBody>

export const getAccountOwner = endpoint({
  name: 'getAccountOwner',
  method: 'GET',
  customer: '/api/accountowner',
  staff: { path: '/api/accountowner/admin/:accountOwnerId', may: 'staff' },
  summary: 'One account owner.',
  response: readOwner,
})

export const saveAccountOwner = endpoint({
  name: 'saveAccountOwner',
  method: 'PUT',
  staff: { path: '/api/accountowner/admin/:accountOwnerId', may: 'topAdmin' },
  summary:
    'Corrects the name, birth date or social security number of an owner; with an open request a second person decides.',
  body: z.strictObject({
    firstName: line({ max: 100 }),
    lastName: line({ max: 100 }),
    social: z.string().max(40),
    dateOfBirth: calendarDay,
  }),
  refuses: [409],
  response: maybe(savedOwner),
  keyed: true,
})

export const searchOwners = endpoint({
  name: 'searchOwners',
  method: 'POST',
  staff: { path: '/api/accountowner/search', may: 'desk' },
  summary:
    'Finds account owners that match all given fields, at least one. One item per account; a cursor fits the same fields only.',
  query: pageQuery({
    sorts: ['name', 'firstName', 'accountNumber', 'status', 'dateOfBirth', 'email', 'state', 'zip'],
    defaultSort: 'name',
    most: 100,
  }),
  body: searchBody,
  refuses: [429],
  response: pagedRows(foundOwner),
})

export const listOwnerStates = endpoint({
  name: 'listOwnerStates',
  method: 'GET',
  staff: { path: '/api/accountowner/states', may: 'desk' },
  summary: 'Two-letter codes of the territories and military mail regions in mailing addresses of account owners.',
  response: z.array(z.string().describe('Two-letter code')),
})

/** Every caller gets the social security number masked, except for its last four digits. */
export const getSocial = endpoint({
  name: 'getSocial',
  method: 'GET',
  customer: '/api/social',
  staff: { path: '/api/social/admin/:accountOwnerId', may: 'desk' },
  summary: 'The social security number, masked.',
  response: z.strictObject({ social: z.string() }),
})

export const revealSocial = endpoint({
  name: 'revealSocial',
  method: 'POST',
  staff: { path: '/api/social/admin/:accountOwnerId/reveal', may: 'staff' },
  summary: 'Shows the full social security number for a stated reason; audited, at most 20 an hour.',
  body: z.strictObject({ reason: line({ max: 500 }) }),
  refuses: [429],
  response: z.strictObject({ social: z.string() }),
})

export const getMailingAddress = endpoint({
  name: 'getMailingAddress',
  method: 'GET',
  customer: '/api/address/mailing',
  staff: { path: '/api/address/admin/:accountOwnerId/mailing', may: 'desk' },
  summary: 'The mailing address.',
  response: address,
})

export const saveAddress = endpoint({
  name: 'saveAddress',
  method: 'PUT',
  customer: '/api/address',
  staff: { path: '/api/address/admin/:accountOwnerId', may: 'desk' },
  summary: 'Saves the mailing address.',
  body: addressBody,
  response: address,
  keyed: true,
})

export const getCellPhone = endpoint({
  name: 'getCellPhone',
  method: 'GET',
  customer: '/api/phonenumber/cell',
  staff: { path: '/api/phoneNumber/admin/:accountOwnerId/cell', may: 'desk' },
  summary: 'The cell phone number; the path segment phonenumber is case-insensitive.',
  response: phone,
})

export const saveCellPhone = endpoint({
  name: 'saveCellPhone',
  method: 'PUT',
  customer: '/api/phonenumber/cell/:number',
  staff: { path: '/api/phoneNumber/admin/:accountOwnerId/cell/:number', may: 'desk' },
  summary: 'Saves the cell phone number, ten digits.',
  params: {
    number: z
      .string()
      .max(40)
      .overwrite(cleanNumber.phone)
      .refine((text) => PHONE.test(text), 'Please enter a valid phone number.')
      .describe('Ten digits; separators and the country code 1 are allowed'),
  },
  response: phone,
  keyed: true,
})

export const getEmailSetting = endpoint({
  name: 'getEmailSetting',
  method: 'GET',
  customer: '/api/emailsetting',
  staff: { path: '/api/emailsetting/admin/:accountOwnerId', may: 'desk' },
  summary: 'Whether notices of new statements go by email; statements of all others are mailed on paper.',
  response: emailSetting,
})

export const saveEmailSetting = endpoint({
  name: 'saveEmailSetting',
  method: 'PUT',
  customer: '/api/emailsetting',
  staff: { path: '/api/emailsetting/admin/:accountOwnerId', may: 'desk' },
  summary: 'Turns notices of statements by email on or off; the owner in the body must be the owner in the path.',
  body: z.strictObject({ accountOwnerId: bodyId, emailSetting: z.boolean() }),
  response: emailSetting,
  keyed: true,
})

const unconfirmed = z.strictObject({
  recordId: z.int(),
  kind: z.enum(['PERSON', 'ADDRESS', 'PHONE', 'EMAIL']),
  value: z.string().describe('The full value, as entered'),
  path: z.enum(['SCREEN', 'STAFF', 'CREDENTIAL', 'PLAN_FILE', 'REGISTRATION', 'JOB', 'OPERATOR', 'BEFORE']),
  writtenBy: z.string().nullable().describe('Email address of the author; null if unknown or without a login'),
  writtenAt: momentOut,
  whyNot: z.string().nullable().describe('Reason why the caller may not confirm the value; null if the caller may'),
})
const dataStanding = z.strictObject({
  noticesByLetter: z
    .boolean()
    .describe('Whether notices of changes also go by letter, because no email address of the owner is confirmed'),
  registeredAt: momentOut.nullable().describe('When the owner registered through the web; null before, or if unknown'),
  unconfirmed: z.array(unconfirmed).describe('Unconfirmed values, for staff who move money; empty for others'),
})
export type DataStanding = z.output<typeof dataStanding>

export const getDataStanding = endpoint({
  name: 'getDataStanding',
  method: 'GET',
  customer: '/api/data-standing',
  staff: { path: '/api/data-standing/admin/:accountOwnerId', may: 'desk' },
  summary:
    'Personal and contact data that neither the owner nor a second person has confirmed, and how notices of changes are sent.',
  response: dataStanding,
})

export const confirmOwnerData = endpoint({
  name: 'confirmOwnerData',
  method: 'POST',
  staff: { path: '/api/data-standing/admin/:accountOwnerId/confirm', may: 'operations' },
  summary:
    'Confirms a value that the caller did not write; 409 with the reason if the caller may not, or if the value was changed meanwhile.',
  body: z.strictObject({ recordId: z.int().positive(), note: line({ max: 500 }) }),
  refuses: [409],
  response: dataStanding,
  keyed: true,
})
