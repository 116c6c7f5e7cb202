import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { invalidField, notFound, refuse, refuseIf } from '../../platform/http/errors.ts'
import { balanceOfAccount, lockAccount } from '../../ledger/ledger.ts'
import { openMinimumOf } from '../../minimums/minimums.ts'
import { routingDirectoryOf } from '../../routing/directory.ts'
import { netAmount, NOTHING_TO_PAY } from '../../taxes/withholding.ts'
import { accountAssociatedData, maskedAccount } from '../accountNumbers.ts'
import { awaitsSignature } from '../awaitsSignature.ts'
import { waitForSignature } from './askToSignAgain.ts'
import { detailsOf, isDifferent, type RequestDetails } from './details.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import {
  bankDetailsProblems,
  changedFields,
  isSameBankAccount,
  rolloverDetails,
  rolloverFields,
  rolloverProblems,
  whyNoBankDetails,
  withBankDetails,
  withCheck,
  withdrawalFields,
} from './editFields.ts'
import type { RolloverEdit, WithdrawalEdit } from '../../../contract/staffRequests.ts'
import { sendForm } from '../wizard/finalize.ts'
import { confirmedAddress } from '../settlement/newAddress.ts'
import { transitionByStaff } from './staffTransition.ts'
import { ofRequest, tellOwner } from '../request.ts'
import { lockedRequest, requestById, wasPosted, type FullRequest, type RequestRow } from '../request.sql.ts'
import { changeDetails, requireNotOwn } from './secondPerson.ts'
import { circumstancesOfOne, isCorrectable } from '../requestState.ts'

/** Minimum of a withdrawal saved by staff, in cents; owners request `MINIMUM_AMOUNT` or more. */
const MINIMUM_EDITED_WITHDRAWAL = 2000n
const SIGNED_WITHOUT_FEE = 'The owner signed this without the fee. Ask the owner to sign again.'
const STALE = 'This request was changed by someone else. Please reload.'

/**
 * Saves the form of a withdrawal. Only the status, the fee waiver and, after a returned deposit, the bank details or
 * the method may differ from the stored data, so a crafted call cannot change amount or destination.
 * @throws 404 for an unknown request; 400 for invalid fields; 409 for an outdated version or an impossible transition
 */
export async function saveWithdrawalRequest(context: WriteContext, edit: WithdrawalEdit): Promise<FullRequest> {
  const request = await lockRequest(context, 'WITHDRAWAL', edit)
  refuseIf(400, ...changedFields(withdrawalFields(request), { ...edit }))
  if (request.amount_cents < MINIMUM_EDITED_WITHDRAWAL)
    throw invalidField('amount', 'Please enter an amount greater than $20')
  const stored = detailsOf(context, request)
  if (!edit.bankDetails && !edit.byCheck) return save(context, request, edit, stored)
  refuseIf(409, whyNoBankDetails(request, await circumstancesOfOne(context.tx, request.request_id, context.today)))
  if (edit.bankDetails && edit.byCheck) throw invalidField('byCheck', 'Choose a bank account or a check.')
  if (!edit.bankDetails) return save(context, request, edit, await checkInstead(context, request, stored))
  const wanted = withBankDetails(stored, edit.bankDetails, routingDirectoryOf(context.services.config).nameOf)
  refuseIf(400, ...bankDetailsProblems(stored, wanted))
  return save(context, request, edit, isSameBankAccount(stored, wanted) ? stored : wanted)
}

const NOT_FOR_RECIPIENTS = 'The recipient of a claim is paid by direct deposit. Enter other bank details.'

/**
 * The details of a check to the owner's confirmed address. Not for the recipient of a claim, whose address one employee
 * can change alone.
 * @throws 400 on the field `byCheck` for a recipient and without a confirmed address
 */
async function checkInstead(
  context: WriteContext,
  request: FullRequest,
  stored: RequestDetails,
): Promise<RequestDetails> {
  if (request.payee_id !== null) throw invalidField('byCheck', NOT_FOR_RECIPIENTS)
  const address = await confirmedAddress(context, request)
  if (address === null) throw invalidField('byCheck', 'There is no confirmed mailing address for a check.')
  return withCheck(stored, address)
}

/**
 * Cancels an open request or reverses an incomplete request; the other fields must be as stored.
 * @throws as saveWithdrawalRequest
 */
export async function closeWithdrawalRequest(context: WriteContext, edit: WithdrawalEdit): Promise<FullRequest> {
  return close(context, await lockRequest(context, 'WITHDRAWAL', edit), edit)
}

/**
 * Saves the form of a rollover or transfer. The destination can change while the request is open, approved or
 * incomplete and not paid; later only the status can. Records the signer of a paper form. Edits by staff need approval
 * by a second person.
 * @throws as saveWithdrawalRequest
 */
export async function saveRolloverRequest(context: WriteContext, given: RolloverEdit): Promise<FullRequest> {
  const request = await lockRequest(context, 'ROLLOVER', given)
  const edit = unmasked(context, request, given)
  const { money } = await circumstancesOfOne(context.tx, request.request_id, context.today)
  const stored = detailsOf(context, request)
  if (isCorrectable(request.status_id, money)) {
    const { tx, today } = context
    const balance = await balanceOfAccount(tx, request.account_id)
    const facts = {
      isRoth: request.account_type === 'ROTH',
      openMinimum: edit.isEmployerPlan ? await openMinimumOf(tx, request.account_id, today) : 0n,
    }
    refuseIf(400, ...rolloverProblems(request, stored, edit, { balance, ...facts }))
    return save(context, request, edit, rolloverDetails(request, stored, edit, balance))
  }
  refuseIf(400, ...changedFields(rolloverFields(context, request), { ...edit }))
  return save(context, request, edit, stored)
}

/** The form shows the stored account number masked. If the mask comes back unchanged, the stored number is kept. */
function unmasked({ services }: WriteContext, request: FullRequest, edit: RolloverEdit): RolloverEdit {
  const sealed = request.receiving_account_sealed
  if (sealed === null || edit.receivingAccountNumber !== maskedAccount(request.receiving_account_last4)) return edit
  const number = services.pii.open(sealed, accountAssociatedData('receiving', request.account_id))
  return { ...edit, receivingAccountNumber: number }
}

export async function closeRolloverRequest(context: WriteContext, edit: RolloverEdit): Promise<FullRequest> {
  return close(context, await lockRequest(context, 'ROLLOVER', edit), edit)
}

async function lockRequest(
  context: WriteContext,
  kind: RequestRow['kind'],
  edit: { id: number; version?: number | undefined },
): Promise<FullRequest> {
  const found = await requestById(context.tx, edit.id)
  if (!found || found.kind !== kind) throw notFound()
  await lockAccount(context.tx, found.account_id)
  const request = await lockedRequest(context.tx, edit.id)
  if (!request) throw notFound()
  if (edit.version !== undefined && edit.version !== request.version) throw refuse(409, STALE)
  return request
}

async function save(
  context: WriteContext,
  request: FullRequest,
  edit: WithdrawalEdit | RolloverEdit,
  wanted: RequestDetails,
): Promise<FullRequest> {
  const current = detailsOf(context, request)
  const hasNewDetails = isDifferent(current, wanted)
  const isPaid = hasNewDetails && (await wasPosted(context.tx, request.request_id))
  if (isPaid && wanted.amount !== current.amount) throw refuse(409, 'The amount of a paid request cannot be changed.')
  // Form 1099-R of the paid year reads the type.
  if (isPaid && wanted.typeId !== current.typeId) throw refuse(409, 'The type of a paid request cannot be changed.')
  if (hasNewDetails) await changeDetails(context, request, wanted)
  const hasNewFee = await saveWaiver(context, request, edit.waiveFees)
  if (hasNewFee || wanted.amount !== current.amount) requirePayable(await again(context, request))
  if (hasNewDetails || hasNewFee) await askAgain(context, request, edit.statusId)
  if (hasNewDetails && isSignedHere(request)) await tellOwner(context, request, 'changed')
  await transitionByStaff(context, await again(context, request), edit.statusId, { hasNewDetails, reason: edit.reason })
  await context.audit({ action: 'request.save', ...ofRequest(request) })
  return again(context, request)
}

const again = async (context: WriteContext, request: FullRequest) =>
  (await requestById(context.tx, request.request_id)) ?? request

/** Whether the owner signed on the portal. Otherwise staff enter the data of a paper form. */
function isSignedHere(request: FullRequest): boolean {
  return request.draft_id !== null && request.signed_at !== null
}

/** Sends a new form to sign; it replaces a form sent before the change. */
async function askAgain(context: WriteContext, request: FullRequest, statusId: number): Promise<void> {
  const changed = await again(context, request)
  if (!awaitsSignature({ ...changed, status_id: statusId })) return
  await sendForm(context, changed)
  await waitForSignature(context, changed)
}

async function close(
  context: WriteContext,
  request: FullRequest,
  { statusId, reason }: Pick<WithdrawalEdit, 'statusId' | 'reason'>,
): Promise<FullRequest> {
  if (statusId !== REQUEST_STATUS.historical) throw refuse(409, 'This request cannot be moved to that status.')
  await transitionByStaff(context, request, REQUEST_STATUS.historical, { isClosing: true, reason })
  return again(context, request)
}

/** @throws 400 if nothing is left to pay after today's withholding and fee */
function requirePayable(request: FullRequest): void {
  const { amount_cents: amount, federal_cents: federal, state_cents: state, fee_cents: fee } = request
  if (netAmount({ amount, federal, state, fee }) < 1n) throw refuse(400, NOTHING_TO_PAY)
}

/**
 * Applies the fee waiver. Returns whether it changed.
 * @throws 409 once the fee is posted, to charge a fee that the owner's signature excludes, and for a payment to the
 * employee's own account or to the employee
 */
async function saveWaiver(context: WriteContext, request: FullRequest, waiveFees: boolean): Promise<boolean> {
  if (waiveFees === request.waive_fees) return false
  await requireNotOwn(context, request)
  if (await wasPosted(context.tx, request.request_id)) throw refuse(409, 'The fee of a paid request cannot be changed.')
  if (!waiveFees && request.signed_at !== null && request.signed_without_fee) throw refuse(409, SIGNED_WITHOUT_FEE)
  const fee = waiveFees ? 0n : context.services.config.distributionFeeCents
  await context.tx
    .updateTable('distribution_request')
    .set((eb) => ({ waive_fees: waiveFees, fee_cents: fee, version: eb('version', '+', 1) }))
    .where('request_id', '=', request.request_id)
    .execute()
  await context.audit({
    action: 'request.fee',
    ...ofRequest(request),
    before: { waiveFees: request.waive_fees, fee: request.fee_cents },
    after: { waiveFees, fee },
  })
  return true
}
