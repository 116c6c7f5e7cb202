import * as z from 'zod'
import { formatCents } from '../../platform/money.ts'
import { accountAssociatedData, isLookAlike, maskedAccount } from '../accountNumbers.ts'
import { distributionTypeName } from '../distributionType.ts'
import { addressLine } from '../settlement/newAddress.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { BY_JOB, sayWhoWrites } from '../../provenance/dataWriter.ts'
import type { FullRequest } from '../request.sql.ts'

/** Payee, destination and amount of a request, with full account numbers; stored only encrypted. */
export const requestDetails = z.strictObject({
  /** Amount in cents, as text. */
  amount: z.string(),
  isFullAmount: z.boolean(),
  checkPayableTo: z.string().nullable(),
  attentionTo: z.string().nullable(),
  receivingAccount: z.string().nullable(),
  address1: z.string().nullable(),
  address2: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  routingNumber: z.string().nullable(),
  bankName: z.string().nullable(),
  bankAccount: z.string().nullable(),
  isSavings: z.boolean(),
  /** Whether the payment is a check; null in older approvals, which could not change the method. */
  isCheck: z.boolean().nullable().default(null),
  bankDetailsFailed: z.boolean(),
  checkUndeliverable: z.boolean().default(false),
  paperSigner: z.string().nullable(),
  /** Rollover or transfer; null for a withdrawal, whose type depends on the age. */
  typeId: z.int().nullable().default(null),
})
export type RequestDetails = z.infer<typeof requestDetails>

export function detailsOf({ services }: Pick<WriteContext, 'services'>, request: FullRequest): RequestDetails {
  const open = (kind: 'bank' | 'receiving', sealed: string | null) =>
    sealed && services.pii.open(sealed, accountAssociatedData(kind, request.account_id))
  return {
    amount: String(request.amount_cents),
    isFullAmount: request.is_full_amount,
    checkPayableTo: request.check_payable_to,
    attentionTo: request.attention_to,
    receivingAccount: open('receiving', request.receiving_account_sealed),
    address1: request.address1,
    address2: request.address2,
    city: request.city,
    state: request.state,
    zip: request.zip,
    routingNumber: request.routing_number,
    bankName: request.bank_name,
    bankAccount: open('bank', request.bank_account_sealed),
    isSavings: request.is_savings,
    isCheck: request.is_check,
    bankDetailsFailed: request.bank_details_failed,
    checkUndeliverable: request.check_undeliverable,
    paperSigner: request.paper_signer,
    typeId: request.kind === 'ROLLOVER' ? request.distribution_type_id : null,
  }
}

/** Stores the details and increases the version of the request. */
export async function storeDetails(
  context: WriteContext,
  request: FullRequest,
  details: RequestDetails,
): Promise<void> {
  const { pii } = context.services
  const sealed = (kind: 'bank' | 'receiving', value: string | null) =>
    value && pii.seal(value, accountAssociatedData(kind, request.account_id))
  await sayWhoWrites(context, context.userId === null ? BY_JOB : undefined)
  await context.tx
    .updateTable('distribution_request')
    .set((eb) => ({
      amount_cents: BigInt(details.amount),
      is_full_amount: details.isFullAmount,
      check_payable_to: details.checkPayableTo,
      attention_to: details.attentionTo,
      receiving_account_sealed: sealed('receiving', details.receivingAccount),
      receiving_account_last4: details.receivingAccount?.slice(-4) ?? null,
      address1: details.address1,
      address2: details.address2,
      city: details.city,
      state: details.state,
      zip: details.zip,
      routing_number: details.routingNumber,
      bank_name: details.bankName,
      bank_account_sealed: sealed('bank', details.bankAccount),
      bank_account_last4: details.bankAccount?.slice(-4) ?? null,
      is_savings: details.isSavings,
      is_check: details.isCheck ?? request.is_check,
      bank_details_failed: details.bankDetailsFailed,
      check_undeliverable: details.checkUndeliverable,
      paper_signer: details.paperSigner,
      ...(details.typeId === null ? {} : { distribution_type_id: details.typeId }),
      version: eb('version', '+', 1),
    }))
    .where('request_id', '=', request.request_id)
    .execute()
}

const amountOf = ({ amount, isFullAmount }: RequestDetails) =>
  `${formatCents(BigInt(amount))}${isFullAmount ? ' (full balance)' : ''}`

const LINES: ReadonlyArray<readonly [label: string, value: (details: RequestDetails) => string | null]> = [
  ['Amount', amountOf],
  ['Payee', ({ checkPayableTo }) => checkPayableTo],
  ['Attention To', ({ attentionTo }) => attentionTo],
  ['Receiving Account', ({ receivingAccount }) => masked(receivingAccount)],
  ['Address 1', ({ address1 }) => address1],
  ['Address 2', ({ address2 }) => address2],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['Zip', ({ zip }) => zip],
  ['Routing number', ({ routingNumber }) => routingNumber],
  ['Bank account', ({ bankAccount }) => masked(bankAccount)],
  ['Account type', ({ bankAccount, isSavings }) => bankAccount && (isSavings ? 'Savings' : 'Checking')],
  ['Signed by', ({ paperSigner }) => paperSigner],
  ['Type', ({ typeId }) => (typeId === null ? null : distributionTypeName(typeId))],
]

/** Differences between two versions of the details, as shown to people, with account numbers masked. */
export function changesBetween(before: RequestDetails, after: RequestDetails) {
  const lines = LINES.flatMap(([label, value]) => {
    const [from, to] = [value(before) || null, value(after) || null]
    const isSame = from === to && !isOtherAccount(label, before, after)
    return isSame ? [] : [{ label, before: from, after: to }]
  })
  if (before.isCheck === null || before.isCheck === after.isCheck) return lines
  return [{ label: 'Paid by', before: methodOf(before), after: methodOf(after) }, ...lines]
}

/** The whole address, because the request may have had it already. */
const methodOf = (details: RequestDetails) => (details.isCheck ? `Check to ${addressLine(details)}` : 'Direct deposit')

/** Whether two versions of the details differ; an empty value equals a missing one, and an unknown method any. */
export function isDifferent(before: RequestDetails, after: RequestDetails): boolean {
  return (Object.keys(before) as Array<keyof RequestDetails>).some(
    (field) => (before[field] ?? '') !== (after[field] ?? '') && !(field === 'isCheck' && before[field] === null),
  )
}

/** Whether an account number changed to one with the same mask, so that the signed form looks unchanged. */
export function isChangedUnseen(before: RequestDetails, after: RequestDetails): boolean {
  return (['bankAccount', 'receivingAccount'] as const).some((number) => isLookAlike(before[number], after[number]))
}

/** Compares full account numbers, because two numbers may have the same mask. */
function isOtherAccount(label: string, before: RequestDetails, after: RequestDetails): boolean {
  if (label === 'Receiving Account') return before.receivingAccount !== after.receivingAccount
  return label === 'Bank account' && before.bankAccount !== after.bankAccount
}

const masked = (account: string | null) => maskedAccount(account?.slice(-4) ?? null)
