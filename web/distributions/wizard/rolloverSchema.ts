import { zipCode } from '../../kit/forms/zip.ts'
import * as z from '../../kit/forms/zod.ts'

export const rolloverSchema = z.object({
  checkPayee: required('Payee is required.'),
  attentionTo: z.string().check(z.trim()),
  address: required('Address is required.'),
  city: required('City is required.'),
  state: required('State is required.'),
  zip: zipCode(),
  receivingAccount: required('Receiving Account is required.'),
})

export type RolloverValues = z.output<typeof rolloverSchema>

function required(message: string) {
  return z.string().check(z.trim(), z.minLength(1, message))
}
