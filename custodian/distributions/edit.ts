import { invalid, notFound, refuse, type FieldIssue } from '../http/errors.ts'
import { balanceOfAccount, lockAccount } from '../ledger/ledger.ts'
import { fromCents, isMoney, toCents } from '../money.ts'
import { ZIP } from '../owners/states.ts'
import { returnedMoney } from '../payments/payment.sql.ts'
import { netAmount, NOTHING_TO_PAY } from '../tax/withholding.ts'
import { accountSealPlace } from './accountNumbers.ts'
import type { Doing } from './doing.ts'
import { sendForm } from './finalize.ts'
import { cancelRequest, moveRequest, reverseRequest, STATUS } from './move.ts'
import { tellOwner } from './request.ts'
import { lockedRequest, requestById, wasPosted, type FullRequest, type RequestRow } from './request.sql.ts'

/** The whole form as staff send it; money in dollars. `version` is the one they looked at. */
export interface WithdrawalEdit {
  id: number
  amount: number
  address1?: string | null | undefined
  address2?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  zip?: string | null | undefined
  federalWithholding: number
  stateWithholding: number
  statusId: number
  waiveFees: boolean
  version?: number | undefined
}

export interface RolloverEdit {
  id: number
  amount: number
  receivingAccountNumber?: string | null | undefined
  checkPayableTo?: string | null | undefined
  attentionTo?: string | null | undefined
  address1?: string | null | undefined
  address2?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  zip?: string | null | undefined
  statusId: number
  waiveFees: boolean
  version?: number | undefined
}

const SMALLEST_WITHDRAWAL = 2000n
const SMALLEST_ROLLOVER = 2500n
const EDITABLE_ROLLOVER = [STATUS.open, STATUS.approved, STATUS.incomplete] as readonly number[]
const STALE = 'This request was changed by someone else. Please reload.'

/**
 * Saves the form of a withdrawal: only the status and the waiver of the fee can differ from what is stored, so that a
 * crafted call cannot pay another amount or to another place.
 * @throws 404 unknown; 400 at the fields; 409 stale, or a move that is not possible
 */
export async function saveWithdrawal(doing: Doing, edit: WithdrawalEdit): Promise<FullRequest> {
  const request = await lockRequest(doing, 'WITHDRAWAL', edit)
  requireUnchanged(withdrawalFields(request), { ...edit })
  // A full amount has no smallest: it is whatever is left in the account.
  if (!request.is_full_amount && request.amount_cents < SMALLEST_WITHDRAWAL)
    throw invalid({ path: ['amount'], message: 'Please enter an amount greater than $20' })
  await requireOther(doing, request, edit.statusId)
  if (await saveWaiver(doing, request, edit.waiveFees)) await askAgain(doing, request, edit.statusId)
  return moved(doing, request, edit.statusId)
}

/** Cancel (open) or Reverse (incomplete); the rest of the form must be as stored. @throws as saveWithdrawal */
export async function closeWithdrawal(doing: Doing, edit: WithdrawalEdit): Promise<FullRequest> {
  return close(doing, await lockRequest(doing, 'WITHDRAWAL', edit), edit.statusId)
}

/**
 * Saves the form of a rollover or transfer. Where the money goes can be keyed in while the request is open, approved or
 * incomplete; afterwards only the status moves. What changes after the owner has signed is approved by somebody else.
 * @throws as saveWithdrawal
 */
export async function saveRolloverRequest(doing: Doing, edit: RolloverEdit): Promise<FullRequest> {
  const request = await lockRequest(doing, 'ROLLOVER', edit)
  const isEditable = EDITABLE_ROLLOVER.includes(request.status_id)
  if (!isEditable) requireUnchanged(rolloverFields(doing, request), { ...edit })
  const hasNewDetails = isEditable && (await saveDetails(doing, request, edit))
  await requireSecondPerson(doing, request, edit.statusId, hasNewDetails)
  await requireOther(doing, request, edit.statusId)
  const hasNewFee = await saveWaiver(doing, request, edit.waiveFees)
  if (hasNewDetails || hasNewFee) await askAgain(doing, request, edit.statusId)
  if (hasNewDetails && isSignedHere(request)) await tellOwner(doing, request, 'changed')
  return moved(doing, request, edit.statusId)
}

export async function closeRolloverRequest(doing: Doing, edit: RolloverEdit): Promise<FullRequest> {
  return close(doing, await lockRequest(doing, 'ROLLOVER', edit), edit.statusId)
}

async function lockRequest(
  doing: Doing,
  kind: RequestRow['kind'],
  edit: { id: number; version?: number | undefined },
): Promise<FullRequest> {
  const found = await requestById(doing.tx, edit.id)
  if (!found || found.kind !== kind) throw notFound()
  await lockAccount(doing.tx, found.account_id)
  const request = await lockedRequest(doing.tx, edit.id)
  if (!request) throw notFound()
  if (edit.version !== undefined && edit.version !== request.version) throw refuse(409, STALE)
  return request
}

/** Signed on the portal by the owner; a form that came in on paper is keyed in by staff. */
function isSignedHere(request: FullRequest): boolean {
  return request.draft_id !== null && request.signed_at !== null
}

/**
 * Whoever changed what an owner had signed, or keyed it in from paper, does not approve it as well: one person alone
 * cannot send money elsewhere.
 * @throws 409
 */
async function requireSecondPerson(doing: Doing, request: FullRequest, statusId: number, hasNewDetails: boolean) {
  if (!doing.services.config.fourEyes || request.signed_at === null || statusId !== STATUS.approved) return
  if (request.status_id === STATUS.approved && !hasNewDetails) return
  const change = await doing.tx
    .selectFrom('audit')
    .select('user_id')
    .where('account_owner_id', '=', request.account_owner_id)
    .where('action', '=', 'request.edit')
    .where('entity_id', '=', String(request.request_id))
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (change && change.user_id === doing.userId)
    throw refuse(409, 'You changed this request after it was signed. Somebody else must approve it.')
}

const PAYS_AGAIN = [STATUS.approved, STATUS.pending, STATUS.completed] as readonly number[]

/**
 * Money that one of staff says has come back goes out again when somebody else says so: one person alone cannot pay twice.
 * @throws 409
 */
async function requireOther(doing: Doing, request: FullRequest, statusId: number): Promise<void> {
  if (!doing.services.config.fourEyes || !PAYS_AGAIN.includes(statusId) || statusId === request.status_id) return
  const returned = await returnedMoney(doing.tx, request.request_id)
  if (returned === null) return
  const own = await doing.tx
    .selectFrom('payment_return')
    .select('payment_id')
    .where('transaction_id', '=', returned)
    .where('taken_in_by', '=', doing.userId)
    .executeTakeFirst()
  if (own) throw refuse(409, 'You took in what came back of this request. Somebody else must approve it.')
}

/** The owner signs what the request says now: a form sent before the change is replaced. */
async function askAgain(doing: Doing, request: FullRequest, statusId: number): Promise<void> {
  if (request.signed_at !== null || statusId !== STATUS.open) return
  const current = await requestById(doing.tx, request.request_id)
  if (current) await sendForm(doing, current)
}

async function moved(doing: Doing, request: FullRequest, statusId: number): Promise<FullRequest> {
  const current = await requestById(doing.tx, request.request_id)
  await moveRequest(doing, current ?? request, statusId)
  await doing.audit({
    action: 'request.save',
    entity: 'distribution_request',
    entityId: request.request_id,
    accountOwnerId: request.account_owner_id,
  })
  return (await requestById(doing.tx, request.request_id)) ?? request
}

async function close(doing: Doing, request: FullRequest, statusId: number): Promise<FullRequest> {
  if (statusId !== STATUS.historical) throw refuse(409, 'This request cannot be moved to that status.')
  if (request.status_id === STATUS.incomplete) await reverseRequest(doing, request)
  else await cancelRequest(doing, request)
  return (await requestById(doing.tx, request.request_id)) ?? request
}

/** Answers whether it changed. @throws 409 once the fee was taken, 400 when nothing would be left to pay */
async function saveWaiver(doing: Doing, request: FullRequest, waiveFees: boolean): Promise<boolean> {
  if (waiveFees === request.waive_fees) return false
  if (await wasPosted(doing.tx, request.request_id)) throw refuse(409, 'The fee of a paid request cannot be changed.')
  const current = (await requestById(doing.tx, request.request_id)) ?? request
  const fee = waiveFees ? 0n : doing.services.config.distributionFeeCents
  const parts = { amount: current.amount_cents, federal: current.federal_cents, state: current.state_cents, fee }
  if (netAmount(parts) < 1n) throw refuse(400, NOTHING_TO_PAY)
  await doing.tx
    .updateTable('distribution_request')
    .set((eb) => ({ waive_fees: waiveFees, fee_cents: fee, version: eb('version', '+', 1) }))
    .where('request_id', '=', request.request_id)
    .execute()
  await doing.audit({
    action: 'request.fee',
    entity: 'distribution_request',
    entityId: request.request_id,
    accountOwnerId: request.account_owner_id,
    before: { waiveFees: request.waive_fees, fee: request.fee_cents },
    after: { waiveFees, fee },
  })
  return true
}

/** Answers whether anything changed. @throws 400 at the fields, 409 for another amount once it was paid */
async function saveDetails(doing: Doing, request: FullRequest, edit: RolloverEdit): Promise<boolean> {
  const balance = await balanceOfAccount(doing.tx, request.account_id)
  const stored = rolloverFields(doing, request)
  const changed = Object.keys(stored).filter((field) => different(stored[field], edit[field as keyof RolloverEdit]))
  const problems = rolloverEditProblems(edit, balance, changed.includes('amount'))
  if (problems.length > 0) throw invalid(...problems)
  if (changed.length === 0) return false
  if (changed.includes('amount') && (await wasPosted(doing.tx, request.request_id)))
    throw refuse(409, 'The amount of a paid request cannot be changed.')
  const receiving = edit.receivingAccountNumber ?? ''
  const amount = toCents(edit.amount)
  await doing.tx
    .updateTable('distribution_request')
    .set((eb) => ({
      amount_cents: amount,
      is_full_amount: changed.includes('amount') ? amount === balance : request.is_full_amount,
      check_payable_to: edit.checkPayableTo ?? null,
      attention_to: edit.attentionTo ?? null,
      receiving_account_sealed: doing.services.pii.seal(receiving, accountSealPlace('receiving', request.account_id)),
      receiving_account_last4: receiving.slice(-4),
      address1: edit.address1 ?? null,
      address2: edit.address2 ?? null,
      city: edit.city ?? null,
      state: edit.state ?? null,
      zip: edit.zip ?? null,
      version: eb('version', '+', 1),
    }))
    .where('request_id', '=', request.request_id)
    .execute()
  const shown = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, field === 'receivingAccountNumber' ? '(changed)' : from[field]]))
  await doing.audit({
    action: 'request.edit',
    entity: 'distribution_request',
    entityId: request.request_id,
    accountOwnerId: request.account_owner_id,
    before: shown(stored),
    after: shown({ ...edit }),
  })
  return true
}

function rolloverEditProblems(edit: RolloverEdit, balance: bigint, amountChanged: boolean): FieldIssue[] {
  const problems: FieldIssue[] = []
  const demand = (field: keyof RolloverEdit, holds: boolean, message: string) => {
    if (!holds) problems.push({ path: [field], message })
  }
  const amount = isMoney(edit.amount) ? toCents(edit.amount) : 0n
  demand('amount', amount >= SMALLEST_ROLLOVER && (!amountChanged || amount <= balance), 'Please enter a valid amount')
  demand('receivingAccountNumber', Boolean(edit.receivingAccountNumber), 'Receiving Account is required.')
  demand('checkPayableTo', Boolean(edit.checkPayableTo), 'Payee is required.')
  demand('address1', Boolean(edit.address1), 'Address is required.')
  demand('city', Boolean(edit.city), 'City is required.')
  demand('zip', ZIP.test((edit.zip ?? '').trim()), 'Please enter a valid zip code.')
  return problems
}

function requireUnchanged(stored: Record<string, unknown>, sent: Record<string, unknown>): void {
  const problems = Object.keys(stored)
    .filter((field) => different(stored[field], sent[field]))
    .map((field) => ({ path: [field], message: 'This field cannot be changed.' }))
  if (problems.length > 0) throw invalid(...problems)
}

/** A field that is left out is not asked for; empty and missing are the same. */
function different(stored: unknown, sent: unknown): boolean {
  return sent !== undefined && (stored ?? '') !== (sent ?? '')
}

function withdrawalFields(request: FullRequest): Record<string, unknown> {
  return {
    amount: fromCents(request.amount_cents),
    federalWithholding: fromCents(request.federal_cents),
    stateWithholding: fromCents(request.state_cents),
    ...addressFields(request),
  }
}

function rolloverFields(doing: Doing, request: FullRequest): Record<string, unknown> {
  const sealed = request.receiving_account_sealed
  return {
    amount: fromCents(request.amount_cents),
    receivingAccountNumber:
      sealed && doing.services.pii.open(sealed, accountSealPlace('receiving', request.account_id)),
    checkPayableTo: request.check_payable_to,
    attentionTo: request.attention_to,
    ...addressFields(request),
  }
}

function addressFields(request: FullRequest): Record<string, unknown> {
  const { address1, address2, city, state, zip } = request
  return { address1, address2, city, state, zip }
}
