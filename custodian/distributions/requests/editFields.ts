import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { isMoney } from '../../../contract/fields.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import type { BankDetails, RolloverEdit } from '../../../contract/staffRequests.ts'
import { isStateOfAddress, ZIP } from '../../../contract/usStates.ts'
import { sameName } from '../../owners/sameName.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { fromCents, toCents } from '../../platform/money.ts'
import { at, refusal, type Problem } from '../../platform/problem.ts'
import { INVALID_ROUTING } from '../../routing/directory.ts'
import { MINIMUM_AMOUNT } from '../../taxes/calculator.ts'
import { accountAssociatedData } from '../accountNumbers.ts'
import { receiverTypeId, rolloverTypeProblem } from '../draftProblems.ts'
import type { TaxFacts } from '../eligibility.ts'
import { isFullAmount } from '../fullAmount.ts'
import { sentTo } from '../request.ts'
import { whyDead } from '../possibleTransitions.ts'
import type { FullRequest } from '../request.sql.ts'
import type { Circumstances } from '../requestState.ts'
import type { RequestDetails } from './details.ts'

const ADDRESS_FIELDS = ['address1', 'address2', 'city', 'state', 'zip'] as const

// Rules of the edit forms: problems of the input, and the request's details after the edit.

/** The rollover's details after the edit; a field omitted from the input stays unchanged. */
export function rolloverDetails(
  request: FullRequest,
  stored: RequestDetails,
  edit: RolloverEdit,
  balance: bigint,
): RequestDetails {
  const isOtherAmount = different(fromCents(request.amount_cents), edit.amount)
  const amount = isOtherAmount ? toCents(edit.amount) : request.amount_cents
  const kept = <T extends string | null>(sent: T | undefined, value: T) => (sent === undefined ? value : sent)
  const address = {
    address1: kept(edit.address1, stored.address1),
    address2: kept(edit.address2, stored.address2),
    city: kept(edit.city, stored.city),
    state: kept(edit.state, stored.state),
    zip: kept(edit.zip, stored.zip),
  }
  const isSameAddress = ADDRESS_FIELDS.every((field) => !different(stored[field], address[field]))
  return {
    ...stored,
    ...address,
    checkUndeliverable: stored.checkUndeliverable && isSameAddress,
    amount: String(amount),
    isFullAmount: isOtherAmount ? isFullAmount(amount, balance) : request.is_full_amount,
    receivingAccount: kept(edit.receivingAccountNumber, stored.receivingAccount),
    checkPayableTo: kept(edit.checkPayableTo, stored.checkPayableTo),
    attentionTo: kept(edit.attentionTo, stored.attentionTo),
    paperSigner: different(stored.paperSigner, edit.paperSigner) ? edit.paperSigner || null : stored.paperSigner,
    typeId: typeof edit.isEmployerPlan === 'boolean' ? receiverTypeId(edit.isEmployerPlan) : stored.typeId,
  }
}

/** Problems of a rollover form; the signer of a paper form is checked last. */
export function rolloverProblems(
  request: FullRequest,
  stored: RequestDetails,
  edit: RolloverEdit,
  { balance, ...receiver }: { balance: bigint } & Pick<TaxFacts, 'isRoth' | 'openMinimum'>,
): Problem[] {
  const amount = isMoney(edit.amount) ? toCents(edit.amount) : 0n
  const isCovered = !different(fromCents(request.amount_cents), edit.amount) || amount <= balance
  const problems = [
    unless(amount >= MINIMUM_AMOUNT && isCovered, 'amount', 'Please enter a valid amount'),
    unless(edit.receivingAccountNumber, 'receivingAccountNumber', 'Receiving Account is required.'),
    unless(edit.checkPayableTo, 'checkPayableTo', 'Payee is required.'),
    unless(edit.address1, 'address1', 'Address is required.'),
    unless(edit.city, 'city', 'City is required.'),
    unless(!edit.state || isStateOfAddress(edit.state), 'state', 'State is required.'),
    unless(ZIP.test((edit.zip ?? '').trim()), 'zip', 'Please enter a valid zip code.'),
    receiverProblems(request, stored, edit, receiver),
  ].flat()
  return problems.length > 0 ? problems : paperSignerProblems(request, stored, edit)
}

/**
 * `isEmployerPlan` is required when staff record the payee or the signer of a paper form, because the owner may sign on
 * the portal instead. An employer plan must satisfy the wizard's rule.
 */
function receiverProblems(
  request: FullRequest,
  stored: RequestDetails,
  { isEmployerPlan, paperSigner }: Pick<RolloverEdit, 'isEmployerPlan' | 'paperSigner'>,
  facts: Pick<TaxFacts, 'isRoth' | 'openMinimum'>,
): Problem[] {
  const isRecorded =
    request.is_paper_form && (stored.checkPayableTo === null || (stored.paperSigner === null && Boolean(paperSigner)))
  if (typeof isEmployerPlan !== 'boolean')
    return unless(!isRecorded || facts.isRoth, 'isEmployerPlan', 'Is the receiving account an employer’s plan?')
  if (!isEmployerPlan || stored.typeId === DISTRIBUTION_TYPE.rollover) return []
  const problem = rolloverTypeProblem(facts)
  return problem ? [at('isEmployerPlan', problem.message)] : []
}

/**
 * A problem if the signer is not the owner, or if the form is not on paper or already signed. Names are compared like
 * typed signatures.
 */
function paperSignerProblems(
  request: FullRequest,
  stored: RequestDetails,
  { paperSigner }: Pick<RolloverEdit, 'paperSigner'>,
): Problem[] {
  if (!different(stored.paperSigner, paperSigner)) return []
  if (!request.is_paper_form || request.signed_at !== null) return [at('paperSigner', 'This field cannot be changed.')]
  const name = `${request.first_name} ${request.last_name}`
  return unless(
    !paperSigner || sameName(name, paperSigner, 'known'),
    'paperSigner',
    `The form must be signed by the owner: ${name}`,
  )
}

/**
 * Bank details can change only after a deposit was returned and before the request is paid again. An owner who has died
 * is not paid again.
 */
export function whyNoBankDetails(request: FullRequest, circumstances: Circumstances): Problem | null {
  if (request.payee_id === null && circumstances.isBarredByDeath) return refusal(whyDead(request, circumstances))
  const { money } = circumstances
  const isBack = money === 'RETURNED' || money === 'SAID_RETURNED'
  return isBack && !request.is_check && request.status_id === REQUEST_STATUS.incomplete
    ? null
    : refusal('Bank details can be changed only after a deposit has come back.')
}

/** New bank details after a returned deposit. */
export function withBankDetails(
  stored: RequestDetails,
  given: BankDetails,
  bankNameOf: (routingNumber: string) => string,
): RequestDetails {
  const routingNumber = given.routingNumber
  const bankAccount = given.accountNumber
  const bankName = bankNameOf(routingNumber)
  return { ...stored, routingNumber, bankAccount, bankName, isSavings: given.isSavings, bankDetailsFailed: false }
}

/** The details of a check to this address after a returned deposit. */
export function withCheck(
  stored: RequestDetails,
  to: Pick<RequestDetails, (typeof ADDRESS_FIELDS)[number]>,
): RequestDetails {
  const noBank = { routingNumber: null, bankName: null, bankAccount: null, isSavings: false, bankDetailsFailed: false }
  return { ...stored, ...to, ...noBank, isCheck: true, checkUndeliverable: false }
}

/** Problems of new bank details; the failed details are not accepted again. */
export function bankDetailsProblems(stored: RequestDetails, wanted: RequestDetails): Problem[] {
  const routing = unless(
    /^\d{9}$/.test(wanted.routingNumber ?? ''),
    'routingNumber',
    'Routing number must be 9 digits.',
  )
  const isAccount = /^[0-9A-Za-z]{1,17}$/.test(wanted.bankAccount ?? '')
  const problems = [
    ...routing,
    ...(routing.length > 0
      ? []
      : unless(wanted.bankName !== INVALID_ROUTING, 'routingNumber', 'Invalid Routing Number')),
    ...unless(isAccount, 'accountNumber', 'Please enter a valid account number'),
  ]
  if (problems.length > 0)
    return problems.map(({ path, message }) => ({ path: ['bankDetails', ...(path ?? [])], message }))
  const hasFailed = stored.bankDetailsFailed && isSameBankAccount(stored, wanted)
  return unless(!hasFailed, 'bankDetails', 'The bank could not use this account. Please enter another one.')
}

export function isSameBankAccount(stored: RequestDetails, wanted: RequestDetails): boolean {
  return (['routingNumber', 'bankAccount', 'isSavings'] as const).every((field) => stored[field] === wanted[field])
}

/** Fields that differ from the stored values, on a form where no field may change. */
export function changedFields(stored: Record<string, unknown>, sent: Record<string, unknown>): Problem[] {
  return Object.keys(stored)
    .filter((field) => different(stored[field], sent[field]))
    .map((field) => at(field, 'This field cannot be changed.'))
}

const unless = (holds: unknown, field: string, message: string): Problem[] => (holds ? [] : [at(field, message)])

/** An omitted field is not compared with the stored value; an empty value equals a missing one. */
function different(stored: unknown, sent: unknown): boolean {
  return sent !== undefined && (stored ?? '') !== (sent ?? '')
}

export function withdrawalFields(request: FullRequest): Record<string, unknown> {
  return {
    amount: fromCents(request.amount_cents),
    federalWithholding: fromCents(request.federal_cents),
    stateWithholding: fromCents(request.state_cents),
    ...sentTo(request),
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
    isEmployerPlan: request.distribution_type_id === DISTRIBUTION_TYPE.rollover,
    ...sentTo(request),
  }
}
