import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { date, id, maybeMoment, text } from '../rest/shapes.ts'

const Beneficiary = z.object({
  beneficiaryId: id,
  firstName: text,
  lastName: text,
  dob: date,
  isPrimary: z.boolean().nullish(),
  amount: z.int(),
  accountOwnerId: id,
  accountId: id,
  allocatedAt: maybeMoment,
})
export type Beneficiary = z.infer<typeof Beneficiary>

export type Allocation = { beneficiaryId: number; isPrimary: boolean | null; amount: number }

export const listBeneficiaries = endpoint({
  name: 'listBeneficiaries',
  method: 'GET',
  customer: '/api/beneficiary',
  staff: { path: '/api/beneficiary/admin/:accountOwnerId', may: 'desk' },
  response: z.array(Beneficiary),
})

export const addBeneficiary = endpoint({
  name: 'addBeneficiary',
  method: 'POST',
  customer: '/api/beneficiary',
  staff: { path: '/api/beneficiary/admin/:accountOwnerId', may: 'desk' },
  body: sends<Omit<Beneficiary, 'beneficiaryId' | 'isPrimary' | 'allocatedAt'> & { isPrimary: boolean | null }>(),
  response: Beneficiary,
})

/** Takes all beneficiaries of the account at once. */
export const allocateShares = endpoint({
  name: 'allocateShares',
  method: 'PUT',
  customer: '/api/accountowner/:accountId/beneficiary/allocation',
  staff: { path: '/api/accountowner/admin/:accountId/:accountOwnerId/beneficiary/allocation', may: 'desk' },
  body: sends<readonly Allocation[]>(),
  response: z.array(Beneficiary),
})
