import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { bodyId, calendarDay, dateOut, momentOut, pathId } from './fields.ts'
import { line } from './line.ts'
import { maybe } from './partial.ts'

export const MOST_PER_ACCOUNT = 50

const percent = z.int().min(0).max(100)

/** Relationships of a beneficiary to the owner. The relationship is optional. */
export const relationship = z.enum(['SPOUSE', 'CHILD', 'GRANDCHILD', 'PARENT', 'SIBLING', 'OTHER_RELATIVE', 'FRIEND'])
export type Relationship = z.output<typeof relationship>

const beneficiary = z.strictObject({
  beneficiaryId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  dob: dateOut,
  isPrimary: z.boolean().nullable(),
  amount: percent,
  accountOwnerId: z.int(),
  accountId: z.int(),
  relationship: maybe(relationship.nullable().describe('Relationship to the owner; null if unspecified')),
  allocatedAt: momentOut.nullable(),
})
export type Beneficiary = z.output<typeof beneficiary>

const addition = z.strictObject({
  firstName: line({ max: 100 }),
  lastName: line({ max: 100 }),
  dob: calendarDay,
  isPrimary: z.boolean().nullish(),
  amount: percent.nullish(),
  relationship: relationship.nullish(),
  accountOwnerId: bodyId.optional(),
  accountId: bodyId,
})

const correction = z.strictObject({
  firstName: line({ max: 100 }),
  lastName: line({ max: 100 }),
  dob: calendarDay,
  relationship: relationship.nullish(),
})

const allocation = z.strictObject({ beneficiaryId: bodyId, isPrimary: z.boolean().nullable(), amount: percent })

const endpoint = endpointsOf('beneficiaries')

export const listBeneficiaries = endpoint({
  name: 'listBeneficiaries',
  method: 'GET',
  customer: '/api/beneficiary',
  staff: { path: '/api/beneficiary/admin/:accountOwnerId', may: 'desk' },
  summary: 'The beneficiaries of all accounts of the owner.',
  response: z.array(beneficiary),
})

export const addBeneficiary = endpoint({
  name: 'addBeneficiary',
  method: 'POST',
  customer: '/api/beneficiary',
  staff: { path: '/api/beneficiary/admin/:accountOwnerId', may: 'desk' },
  summary: 'Adds a beneficiary to an account of the owner.',
  body: addition,
  refuses: [409],
  response: beneficiary,
  keyed: true,
})

const one = { beneficiaryId: pathId }

export const correctBeneficiary = endpoint({
  name: 'correctBeneficiary',
  method: 'PUT',
  customer: '/api/beneficiary/:beneficiaryId',
  staff: { path: '/api/beneficiary/admin/:accountOwnerId/:beneficiaryId', may: 'desk' },
  summary: 'Corrects the name, date of birth or relationship of a beneficiary; the share stays.',
  params: one,
  body: correction,
  refuses: [409],
  response: beneficiary,
  keyed: true,
})

export const removeBeneficiary = endpoint({
  name: 'removeBeneficiary',
  method: 'DELETE',
  customer: '/api/beneficiary/:beneficiaryId',
  staff: { path: '/api/beneficiary/admin/:accountOwnerId/:beneficiaryId', may: 'desk' },
  summary: 'Removes a beneficiary without a share; 409 with a share, or if a claim names the beneficiary.',
  params: one,
  keyed: true,
  refuses: [409],
})

/** The body has all beneficiaries of the account. */
export const allocateShares = endpoint({
  name: 'allocateShares',
  method: 'PUT',
  customer: '/api/accountowner/:accountId/beneficiary/allocation',
  staff: { path: '/api/accountowner/admin/:accountId/:accountOwnerId/beneficiary/allocation', may: 'desk' },
  summary: 'Sets the shares of all beneficiaries of an account in one call.',
  params: { accountId: pathId },
  query: z.strictObject({
    allocatedAt: z
      .union([momentOut, z.literal('never')])
      .optional()
      .describe(
        'When the shares that the caller read were submitted, or "never"; 409 if they are no longer the stored shares',
      ),
  }),
  body: z.array(allocation).max(MOST_PER_ACCOUNT),
  refuses: [409],
  response: z.array(beneficiary),
  keyed: true,
})
