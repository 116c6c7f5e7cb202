import * as z from 'zod'
import { ANY_STAFF, owner, staff, top } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { bodyId, calendarDay, dateOut } from '../../contract/fields.ts'
import { line, optionalLine } from '../../contract/line.ts'
import { changeIdentity, findOwner, findSocial, revealSocial } from './owners.ts'
import { searchOwners } from './search.ts'

const tag = 'owners'

const ownerOut = z.strictObject({
  accountOwnerId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: dateOut.nullable(),
  email: z.string().nullable(),
})

const searchText = optionalLine({ max: 200 })
  .nullish()
  .transform((text) => text ?? '')
const searchBody = z.strictObject({
  accountNumber: searchText,
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
  dob: z
    .union([z.literal(''), calendarDay])
    .nullish()
    .transform((text) => text ?? ''),
  ssn: searchText,
  address1: searchText,
  address2: searchText,
  city: searchText,
  state: searchText,
  zip: searchText,
})

export function ownersRoutes(api: Api): void {
  const { services } = api

  api.endpoint({
    method: 'GET',
    path: '/accountowner',
    adminPath: '/accountowner/admin/:accountOwnerId',
    tag,
    summary: 'One account owner.',
    access: owner(...ANY_STAFF),
    response: ownerOut,
    handler: ({ call, ownerId }) => findOwner(call, ownerId),
  })

  api.endpoint({
    method: 'PUT',
    adminPath: '/accountowner/admin/:accountOwnerId',
    tag,
    summary:
      "Corrects a person's name, birth date or social security number; with an open request a second person decides.",
    access: top,
    body: z.strictObject({
      firstName: line({ max: 100 }),
      lastName: line({ max: 100 }),
      social: z.string().max(40),
      dateOfBirth: calendarDay,
    }),
    response: ownerOut.extend({ waits: z.boolean().describe('For a second person: the owner has an open request') }),
    handler: ({ call, ownerId, body }) => changeIdentity(services, call, ownerId, body),
  })

  api.endpoint({
    method: 'POST',
    adminPath: '/accountowner/search',
    tag,
    summary: 'Finds account owners by all filled fields; at least one is needed. One item per account, at most 100.',
    access: staff(...ANY_STAFF),
    body: searchBody,
    response: z.array(
      z.strictObject({
        id: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        planName: z.string().nullable(),
        dateOfBirth: dateOut.nullable(),
        social: z.string().nullable().describe('Masked'),
        email: z.string().nullable(),
        mailingAddress: z.strictObject({ state: z.string(), zip: z.string().nullable() }).nullable(),
        accounts: z.array(z.strictObject({ planAccountNumber: z.string(), retirementAccountStatusId: z.int() })),
      }),
    ),
    handler: ({ call, body }) => searchOwners(services, call, body),
  })

  api.endpoint({
    method: 'GET',
    path: '/social',
    adminPath: '/social/admin/:accountOwnerId',
    tag,
    summary: 'The social security number, masked.',
    access: owner(...ANY_STAFF),
    response: z.strictObject({ social: z.string() }),
    handler: ({ call, ownerId }) => findSocial(call, ownerId),
  })

  api.endpoint({
    method: 'POST',
    adminPath: '/social/admin/:accountOwnerId/reveal',
    tag,
    summary: 'The full social security number for a stated reason; audited, at most 20 an hour.',
    access: staff(...ANY_STAFF),
    body: z.strictObject({ reason: line({ max: 500 }) }),
    response: z.strictObject({ social: z.string() }),
    handler: ({ call, ownerId, body }) => revealSocial(services, call, ownerId, body.reason),
  })
}
