import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { invalid, invalidField, refuse, type FieldIssue } from '../../platform/http/errors.ts'
import { balanceOfAccount } from '../../ledger/ledger.ts'
import { isMoney } from '../../../contract/fields.ts'
import { fromCents, toCents } from '../../platform/money.ts'
import { sameName } from '../../owners/sameName.ts'
import { ZIP } from '../../../contract/usStates.ts'
import { INVALID_ROUTING } from '../../routing/directory.ts'
import { accountAssociatedData } from '../accountNumbers.ts'
import { detailsOf, type RequestDetails } from './details.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { BankDetails, RolloverEdit } from '../../../contract/staffRequests.ts'
import { isFullAmount } from '../fullAmount.ts'
import type { FullRequest } from '../request.sql.ts'
import { circumstancesOfOne } from '../standing.ts'
import { routingDirectoryOf } from '../../routing/directory.ts'

const SMALLEST_ROLLOVER = 2500n

/** What a rollover asks for after the edit. A field that is left out stays. @throws 400 at the fields */
export async function rolloverDetails(
  context: WriteContext,
  request: FullRequest,
  edit: RolloverEdit,
): Promise<RequestDetails> {
  const stored = detailsOf(context, request)
  const balance = await balanceOfAccount(context.tx, request.account_id)
  const isOtherAmount = different(fromCents(request.amount_cents), edit.amount)
  const problems = rolloverProblems(edit, balance, isOtherAmount)
  if (problems.length > 0) throw invalid(...problems)
  const amount = isOtherAmount ? toCents(edit.amount) : request.amount_cents
  const kept = <T extends string | null>(sent: T | undefined, value: T) => (sent === undefined ? value : sent)
  return {
    ...stored,
    amount: String(amount),
    isFullAmount: isOtherAmount ? isFullAmount(amount, balance) : request.is_full_amount,
    receivingAccount: kept(edit.receivingAccountNumber, stored.receivingAccount),
    checkPayableTo: kept(edit.checkPayableTo, stored.checkPayableTo),
    attentionTo: kept(edit.attentionTo, stored.attentionTo),
    address1: kept(edit.address1, stored.address1),
    address2: kept(edit.address2, stored.address2),
    city: kept(edit.city, stored.city),
    state: kept(edit.state, stored.state),
    zip: kept(edit.zip, stored.zip),
    paperSigner: paperSignerOf(request, stored, edit),
  }
}

/** Names are compared as for typed signatures. @throws 400 for another name than the owner's, not on paper, or signed */
function paperSignerOf(request: FullRequest, stored: RequestDetails, edit: RolloverEdit): string | null {
  const { paperSigner } = edit
  if (paperSigner === undefined || (paperSigner ?? '') === (stored.paperSigner ?? '')) return stored.paperSigner
  if (!request.is_paper_form || request.signed_at !== null)
    throw invalidField('paperSigner', 'This field cannot be changed.')
  const name = `${request.first_name} ${request.last_name}`
  if (paperSigner && !sameName(name, paperSigner))
    throw invalidField('paperSigner', `The form must be signed by the owner: ${name}`)
  return paperSigner || null
}

function rolloverProblems(edit: RolloverEdit, balance: bigint, isOtherAmount: boolean): FieldIssue[] {
  const problems: FieldIssue[] = []
  const demand = (field: keyof RolloverEdit, holds: boolean, message: string) => {
    if (!holds) problems.push({ path: [field], message })
  }
  const amount = isMoney(edit.amount) ? toCents(edit.amount) : 0n
  demand('amount', amount >= SMALLEST_ROLLOVER && (!isOtherAmount || amount <= balance), 'Please enter a valid amount')
  demand('receivingAccountNumber', Boolean(edit.receivingAccountNumber), 'Receiving Account is required.')
  demand('checkPayableTo', Boolean(edit.checkPayableTo), 'Payee is required.')
  demand('address1', Boolean(edit.address1), 'Address is required.')
  demand('city', Boolean(edit.city), 'City is required.')
  demand('zip', ZIP.test((edit.zip ?? '').trim()), 'Please enter a valid zip code.')
  return problems
}

/**
 * Other bank details for a deposit that has come back.
 * @throws 409 while there is no deposit to send again; 400 at the fields
 */
export async function withBankDetails(
  context: WriteContext,
  request: FullRequest,
  stored: RequestDetails,
  given: BankDetails,
): Promise<RequestDetails> {
  const { money } = await circumstancesOfOne(context.tx, request.request_id)
  const isBack = money === 'RETURNED' || money === 'SAID_RETURNED'
  if (request.is_check || !isBack || request.status_id !== REQUEST_STATUS.incomplete)
    throw refuse(409, 'Bank details can be changed only after a deposit has come back.')
  const routingNumber = given.routingNumber.replaceAll(/[\s-]/g, '')
  const bankAccount = given.accountNumber.replaceAll(/[\s-]/g, '')
  const bankName = routingDirectoryOf(context.services.config).nameOf(routingNumber)
  const problems: FieldIssue[] = []
  const demand = (field: string, holds: boolean, message: string) => {
    if (!holds) problems.push({ path: ['bankDetails', field], message })
  }
  demand('routingNumber', /^\d{9}$/.test(routingNumber), 'Routing number must be 9 digits.')
  if (problems.length === 0) demand('routingNumber', bankName !== INVALID_ROUTING, 'Invalid Routing Number')
  demand('accountNumber', /^[0-9A-Za-z]{1,17}$/.test(bankAccount), 'Please enter a valid account number')
  if (problems.length > 0) throw invalid(...problems)
  const wanted = {
    ...stored,
    routingNumber,
    bankAccount,
    bankName,
    isSavings: given.isSavings,
    bankDetailsFailed: false,
  }
  const isSame =
    routingNumber === stored.routingNumber && bankAccount === stored.bankAccount && given.isSavings === stored.isSavings
  if (isSame && stored.bankDetailsFailed)
    throw invalidField('bankDetails', 'The bank could not use this account. Please enter another one.')
  return isSame ? stored : wanted
}

export function requireUnchanged(stored: Record<string, unknown>, sent: Record<string, unknown>): void {
  const problems = Object.keys(stored)
    .filter((field) => different(stored[field], sent[field]))
    .map((field) => ({ path: [field], message: 'This field cannot be changed.' }))
  if (problems.length > 0) throw invalid(...problems)
}

/** A field that is left out is not asked for; empty and missing are the same. */
function different(stored: unknown, sent: unknown): boolean {
  return sent !== undefined && (stored ?? '') !== (sent ?? '')
}

export function withdrawalFields(request: FullRequest): Record<string, unknown> {
  return {
    amount: fromCents(request.amount_cents),
    federalWithholding: fromCents(request.federal_cents),
    stateWithholding: fromCents(request.state_cents),
    ...addressFields(request),
  }
}

export function rolloverFields(context: WriteContext, request: FullRequest): Record<string, unknown> {
  const sealed = request.receiving_account_sealed
  return {
    amount: fromCents(request.amount_cents),
    receivingAccountNumber:
      sealed && context.services.pii.open(sealed, accountAssociatedData('receiving', request.account_id)),
    checkPayableTo: request.check_payable_to,
    attentionTo: request.attention_to,
    ...addressFields(request),
  }
}

function addressFields(request: FullRequest): Record<string, unknown> {
  const { address1, address2, city, state, zip } = request
  return { address1, address2, city, state, zip }
}
