import { invalid, notFound, refuse } from '../../platform/http/errors.ts'
import { lockAccount } from '../../ledger/ledger.ts'
import { netAmount, NOTHING_TO_PAY } from '../../taxes/withholding.ts'
import { accountSealPlace, maskedAccount } from '../accountNumbers.ts'
import { detailsOf, isDifferent, type RequestDetails } from './details.ts'
import type { Doing } from '../../platform/context/writeContext.ts'
import { requireUnchanged, rolloverDetails, rolloverFields, withBankDetails, withdrawalFields } from './editFields.ts'
import type { RolloverEdit, WithdrawalEdit } from './editShapes.ts'
import { sendForm } from '../wizard/finalize.ts'
import { STATUS } from '../lifecycle.ts'
import { makeMove } from './makeMove.ts'
import { tellOwner } from '../request.ts'
import { lockedRequest, requestById, wasPosted, type FullRequest, type RequestRow } from '../request.sql.ts'
import { changeDetails } from './secondPerson.ts'
import { circumstancesOfOne, isCorrectable } from '../standing.ts'

const SMALLEST_WITHDRAWAL = 2000n
const STALE = 'This request was changed by someone else. Please reload.'

/**
 * Saves the form of a withdrawal: only the status and the waiver of the fee can differ from what is stored, so that a
 * crafted call cannot pay another amount or to another place; and the bank details, once a deposit has come back.
 * @throws 404 unknown; 400 at the fields; 409 stale, or a move that is not possible
 */
export async function saveWithdrawal(doing: Doing, edit: WithdrawalEdit): Promise<FullRequest> {
  const request = await lockRequest(doing, 'WITHDRAWAL', edit)
  requireUnchanged(withdrawalFields(request), { ...edit })
  if (request.amount_cents < SMALLEST_WITHDRAWAL)
    throw invalid({ path: ['amount'], message: 'Please enter an amount greater than $20' })
  const details = detailsOf(doing, request)
  const wanted = edit.bankDetails ? await withBankDetails(doing, request, details, edit.bankDetails) : details
  return save(doing, request, edit, wanted)
}

/** Cancel (open) or Reverse (incomplete); the rest of the form must be as stored. @throws as saveWithdrawal */
export async function closeWithdrawal(doing: Doing, edit: WithdrawalEdit): Promise<FullRequest> {
  return close(doing, await lockRequest(doing, 'WITHDRAWAL', edit), edit.statusId)
}

/**
 * Saves the form of a rollover or transfer. Where the money goes can be keyed in while the request is open, approved or
 * incomplete and not paid; afterwards only the status moves. Of a form on paper it is kept who signed it. What staff
 * change is approved by somebody else.
 * @throws as saveWithdrawal
 */
export async function saveRolloverRequest(doing: Doing, given: RolloverEdit): Promise<FullRequest> {
  const request = await lockRequest(doing, 'ROLLOVER', given)
  const edit = unmasked(doing, request, given)
  const { money } = await circumstancesOfOne(doing.tx, request.request_id)
  if (isCorrectable(request.status_id, money))
    return save(doing, request, edit, await rolloverDetails(doing, request, edit))
  requireUnchanged(rolloverFields(doing, request), { ...edit })
  return save(doing, request, edit, detailsOf(doing, request))
}

/** The form shows the mask of the stored number; sent back as it is, the number stays. */
function unmasked({ services }: Doing, request: FullRequest, edit: RolloverEdit): RolloverEdit {
  const sealed = request.receiving_account_sealed
  if (sealed === null || edit.receivingAccountNumber !== maskedAccount(request.receiving_account_last4)) return edit
  const number = services.pii.open(sealed, accountSealPlace('receiving', request.account_id))
  return { ...edit, receivingAccountNumber: number }
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

async function save(
  doing: Doing,
  request: FullRequest,
  edit: WithdrawalEdit | RolloverEdit,
  wanted: RequestDetails,
): Promise<FullRequest> {
  const current = detailsOf(doing, request)
  const hasNewDetails = isDifferent(current, wanted)
  if (wanted.amount !== current.amount && (await wasPosted(doing.tx, request.request_id)))
    throw refuse(409, 'The amount of a paid request cannot be changed.')
  if (hasNewDetails) await changeDetails(doing, request, wanted)
  const hasNewFee = await saveWaiver(doing, request, edit.waiveFees)
  if (hasNewFee || wanted.amount !== current.amount) requirePayable(await again(doing, request))
  if (hasNewDetails || hasNewFee) await askAgain(doing, request, edit.statusId)
  if (hasNewDetails && isSignedHere(request)) await tellOwner(doing, request, 'changed')
  await makeMove(doing, await again(doing, request), edit.statusId, { hasNewDetails })
  await doing.audit({
    action: 'request.save',
    entity: 'distribution_request',
    entityId: request.request_id,
    accountOwnerId: request.account_owner_id,
  })
  return again(doing, request)
}

const again = async (doing: Doing, request: FullRequest) => (await requestById(doing.tx, request.request_id)) ?? request

/** Signed on the portal by the owner; a form that came in on paper is keyed in by staff. */
function isSignedHere(request: FullRequest): boolean {
  return request.draft_id !== null && request.signed_at !== null
}

/** Where an owner who was asked once more can sign: open, or put aside because the payment came back. */
const OPEN_TO_SIGN: readonly number[] = [STATUS.open, STATUS.incomplete]

/** The owner signs what the request says now: a form sent before the change is replaced. */
async function askAgain(doing: Doing, request: FullRequest, statusId: number): Promise<void> {
  const { signed_at, is_paper_form, asked_to_sign_at } = request
  const isAsked = asked_to_sign_at !== null
  const isToSign = (statusId === STATUS.open && !is_paper_form) || (isAsked && OPEN_TO_SIGN.includes(statusId))
  if (signed_at !== null || !isToSign) return
  await sendForm(doing, await again(doing, request))
}

async function close(doing: Doing, request: FullRequest, statusId: number): Promise<FullRequest> {
  if (statusId !== STATUS.historical) throw refuse(409, 'This request cannot be moved to that status.')
  await makeMove(doing, request, STATUS.historical, { isClosing: true })
  return again(doing, request)
}

/** @throws 400 when withholding and fee, as they stand now, leave nothing to pay */
function requirePayable(request: FullRequest): void {
  const { amount_cents: amount, federal_cents: federal, state_cents: state, fee_cents: fee } = request
  if (netAmount({ amount, federal, state, fee }) < 1n) throw refuse(400, NOTHING_TO_PAY)
}

/** Answers whether it changed. @throws 409 once the fee was taken */
async function saveWaiver(doing: Doing, request: FullRequest, waiveFees: boolean): Promise<boolean> {
  if (waiveFees === request.waive_fees) return false
  if (await wasPosted(doing.tx, request.request_id)) throw refuse(409, 'The fee of a paid request cannot be changed.')
  const fee = waiveFees ? 0n : doing.services.config.distributionFeeCents
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
