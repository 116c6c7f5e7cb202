import { zipCode } from '../../kit/forms/zip.ts'
import * as z from '../../kit/forms/zod.ts'
import { reasonFields } from '../reasonFields.ts'
import { noReason, reasonInput } from '../reasons.ts'
import type { RequestInput } from './requestInput.ts'
import { reasonFor } from './StatusReason.tsx'
import type { RequestKind } from './texts.ts'

export type EditValues = z.output<ReturnType<typeof editSchema>>

/**
 * Schema of the edit form. Read-only fields are neither validated nor trimmed, because staff can't correct them here.
 * They are sent back unchanged.
 */
export function editSchema(kind: RequestKind, isFixed: boolean) {
  const text = (message: string) => z.string().check(...(isFixed ? [] : [z.trim(), z.minLength(1, message)]))
  return z.object({
    amount: kind === 'withdrawal' ? withdrawalAmount : rolloverAmount(isFixed),
    federalWithholding: z.number().check(z.minimum(0)),
    stateWithholding: z.number().check(z.minimum(0)),
    receivingAccountNumber: text('Receiving Account is required.'),
    checkPayableTo: text('Payee is required.'),
    attentionTo: z.string(),
    address1: text('Address is required.'),
    address2: z.string(),
    city: text('City is required.'),
    state: z.string(),
    zip: isFixed ? z.string() : zipCode(),
    status: z.enum(['OPEN', 'APPROVED', 'PENDING', 'COMPLETED', 'HISTORICAL', 'INCOMPLETE']),
    waiveFees: z.boolean(),
    isUnderstood: z.boolean(),
    ...reasonFields,
    routingNumber: z.string(),
    accountNumber: z.string(),
    accountKind: z.string(),
    byCheck: z.boolean(),
    paperSigner: z.string(),
    isEmployerPlan: z.string(),
  })
}

const withdrawalAmount = z.number().check(z.minimum(20, 'Please enter an amount greater than $20'))

function rolloverAmount(isFixed: boolean) {
  const message = 'Please enter a valid amount'
  return z.number(message).check(...(isFixed ? [] : [z.minimum(25, message)]))
}

const blank = {
  federalWithholding: 0,
  stateWithholding: 0,
  receivingAccountNumber: '',
  checkPayableTo: '',
  attentionTo: '',
  isUnderstood: false,
  ...noReason,
  routingNumber: '',
  accountNumber: '',
  byCheck: false,
}

/** Form values of a stored request. Fields that its kind of request does not show are blank. */
export function editValues(
  { id: _id, version: _version, ...stored }: RequestInput,
  { isSavings, paperSigner, receiver }: { isSavings: boolean; paperSigner: string; receiver: string },
): EditValues {
  return {
    ...blank,
    ...stored,
    address1: stored.address1 ?? '',
    address2: stored.address2 ?? '',
    city: stored.city ?? '',
    state: stored.state ?? '',
    zip: stored.zip ?? '',
    accountKind: isSavings ? 'savings' : 'checking',
    paperSigner,
    isEmployerPlan: receiver,
  }
}

/** The kind of receiver as a form value; '' while a paper form's receiver is unknown. */
export function receiverOf(isEmployerPlan: boolean | null | undefined): string {
  return isEmployerPlan == null ? '' : isEmployerPlan ? 'PLAN' : 'IRA'
}

/** The stored request with the changes of the form. */
export function editedInput(
  stored: RequestInput,
  values: EditValues,
  { isFixed, asksSigner, isRoth }: { isFixed: boolean; asksSigner: boolean; isRoth: boolean },
) {
  const { status, waiveFees, paperSigner } = values
  return {
    ...stored,
    ...(isFixed ? {} : receiver(values)),
    ...(isFixed || isRoth || values.isEmployerPlan === '' ? {} : { isEmployerPlan: values.isEmployerPlan === 'PLAN' }),
    status,
    waiveFees,
    ...newBankDetails(values),
    ...(asksSigner ? { paperSigner } : {}),
    ...(reasonFor(stored.status, status) ? reasonInput(values) : {}),
  }
}

function receiver(values: EditValues) {
  const { amount, receivingAccountNumber, checkPayableTo, attentionTo, address1, address2, city, state, zip } = values
  return { amount, receivingAccountNumber, checkPayableTo, attentionTo, address1, address2, city, state, zip }
}

function newBankDetails({ routingNumber, accountNumber, accountKind, byCheck }: EditValues) {
  if (byCheck) return { byCheck }
  const isKeyedIn = routingNumber.trim() !== '' || accountNumber.trim() !== ''
  return isKeyedIn ? { bankDetails: { routingNumber, accountNumber, isSavings: accountKind === 'savings' } } : {}
}
