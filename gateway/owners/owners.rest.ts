import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { id, maybeDate, maybeText, text } from '../rest/shapes.ts'

const AccountOwner = z.object({
  accountOwnerId: id.nullish(),
  firstName: text,
  lastName: text,
  dateOfBirth: maybeDate,
  email: maybeText,
})

export const getAccountOwner = endpoint({
  name: 'getAccountOwner',
  method: 'GET',
  customer: '/api/accountowner',
  staff: { path: '/api/accountowner/admin/:accountOwnerId', may: 'staff' },
  response: AccountOwner,
})

export const saveAccountOwner = endpoint({
  name: 'saveAccountOwner',
  method: 'PUT',
  staff: { path: '/api/accountowner/admin/:accountOwnerId', may: 'topAdmin' },
  body: sends<{ firstName: string; lastName: string; social: string; dateOfBirth: string }>(),
  response: z.object({ waits: z.boolean().nullish() }),
})

export const Address = z.object({
  addressTypeId: id.nullish(),
  address1: text,
  address2: maybeText,
  city: text,
  state: text,
  zip: text,
})
export type Address = z.infer<typeof Address>

export const getMailingAddress = endpoint({
  name: 'getMailingAddress',
  method: 'GET',
  customer: '/api/address/mailing',
  staff: { path: '/api/address/admin/:accountOwnerId/mailing', may: 'desk' },
  response: Address,
})

export const saveAddress = endpoint({
  name: 'saveAddress',
  method: 'PUT',
  customer: '/api/address',
  staff: { path: '/api/address/admin/:accountOwnerId', may: 'desk' },
  body: sends<{ address1: string; address2: string | null; city: string; state: string; zip: string }>(),
  response: Address,
})

export const Phone = z.object({ number: text })
export type Phone = z.infer<typeof Phone>

export const getCellPhone = endpoint({
  name: 'getCellPhone',
  method: 'GET',
  customer: '/api/phonenumber/cell',
  staff: { path: '/api/phoneNumber/admin/:accountOwnerId/cell', may: 'desk' },
  response: Phone,
})

export const saveCellPhone = endpoint({
  name: 'saveCellPhone',
  method: 'PUT',
  customer: '/api/phonenumber/cell/:number',
  staff: { path: '/api/phoneNumber/admin/:accountOwnerId/cell/:number', may: 'desk' },
  response: Phone,
})

export const EmailSetting = z.object({ emailSetting: z.boolean() })
export type EmailSetting = z.infer<typeof EmailSetting>

export const getEmailSetting = endpoint({
  name: 'getEmailSetting',
  method: 'GET',
  customer: '/api/emailsetting',
  staff: { path: '/api/emailsetting/admin/:accountOwnerId', may: 'desk' },
  response: EmailSetting,
})

export const saveEmailSetting = endpoint({
  name: 'saveEmailSetting',
  method: 'PUT',
  customer: '/api/emailsetting',
  staff: { path: '/api/emailsetting/admin/:accountOwnerId', may: 'desk' },
  body: sends<{ accountOwnerId: number; emailSetting: boolean }>(),
  response: EmailSetting,
})

const Social = z.object({ social: text })

/** Hidden but for the last four digits, for everybody. */
export const getSocial = endpoint({
  name: 'getSocial',
  method: 'GET',
  customer: '/api/social',
  staff: { path: '/api/social/admin/:accountOwnerId', may: 'desk' },
  response: Social,
})

export const revealSocial = endpoint({
  name: 'revealSocial',
  method: 'POST',
  staff: { path: '/api/social/admin/:accountOwnerId/reveal', may: 'staff' },
  body: sends<{ reason: string }>(),
  response: Social,
})

export const SearchRow = z.object({
  id,
  firstName: maybeText,
  lastName: maybeText,
  planName: maybeText,
  dateOfBirth: maybeDate,
  social: maybeText,
  email: maybeText,
  mailingAddress: z.object({ state: maybeText, zip: maybeText }).nullish(),
  accounts: z.array(z.object({ planAccountNumber: text, retirementAccountStatusId: id })),
})
export type SearchRow = z.infer<typeof SearchRow>

export type SearchFilter = {
  accountNumber?: string | null
  accountOwnerId?: number | null
  firstName?: string | null
  lastName?: string | null
  dob?: string | null
  ssn?: string | null
  address1?: string | null
  address2?: string | null
  city?: string | null
  state?: string | null
  zip?: string | null
}

export const searchOwners = endpoint({
  name: 'searchOwners',
  method: 'POST',
  staff: { path: '/api/accountowner/search', may: 'desk' },
  body: sends<SearchFilter>(),
  response: z.array(SearchRow),
})
