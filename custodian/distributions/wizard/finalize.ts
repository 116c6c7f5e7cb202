import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { DOCUMENT_TYPE } from '../../../contract/documentType.ts'
import { invalid, refuse } from '../../platform/http/errors.ts'
import { storePdf } from '../../documents/storePdf.ts'
import { builtInSignature } from '../../envelopes/provider.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { Draft } from '../eligibility.ts'
import { distributionForm } from '../form.ts'
import { recordEvent, requestNumber } from '../request.ts'
import { requestById, type FullRequest } from '../request.sql.ts'
import { notifyBankChange } from './notifyBankChange.ts'
import { requireAlive } from '../../owners/death.ts'
import { draftProblems, EARLIER_STEPS_FIRST } from './steps.ts'
import { feeOfNew, lockWizardAccount, type AccountKey, type WizardAccount } from '../wizardAccount.ts'
import { looksLikeEarlier } from '../replacedNumbers.ts'
import { isRolloverType } from '../distributionType.ts'
import { about } from '../../platform/audit/audit.ts'

const CHANGED_SINCE = 'Your request has changed. Please review it again.'

/**
 * Creates the request of a draft. With the account locked, it checks everything again at today's balance, age, rates
 * and bank directory. Request, form, envelope, email and the draft's end are one transaction, so repeated calls make
 * one request.
 * @throws 404 for another owner's account; 409 when there is nothing valid to submit or `version` is outdated
 */
export async function finalize(
  context: WriteContext,
  key: AccountKey,
  version?: number,
): Promise<{ requestId: number; isRollover: boolean }> {
  const account = await lockWizardAccount(context, key)
  const { draft } = account
  if (!draft) throw refuse(409, EARLIER_STEPS_FIRST)
  if (version !== undefined && version !== draft.version) throw refuse(409, CHANGED_SINCE)
  const [problem] = draftProblems(draft, account.eligibility)
  // The refusal names the field, because only another payment method or an address solves this problem.
  if (problem?.path?.includes('isCheck')) throw invalid(problem)
  if (problem) throw refuse(409, problem.path === null ? problem.message : CHANGED_SINCE)

  const requestId = await insertRequest(context, account, draft)
  await recordEvent(context, requestId, 'SUBMITTED')
  const request = await requestById(context.tx, requestId)
  if (!request) throw new Error('the request that was just made is gone')
  await notifyBankChange(context, request)
  await sendForm(context, request)
  await context.tx.deleteFrom('wizard_draft').where('account_id', '=', key.accountId).execute()
  await context.audit({
    action: 'request.submit',
    ...about('distribution_request', requestId, account.ownerId),
    after: frozenCopy(request),
  })
  return { requestId, isRollover: request.kind === 'ROLLOVER' }
}

/**
 * Creates the form of an unsigned request and emails the link to sign it; an earlier link stops working.
 * @throws 409 when there is no email address, and once the owner's death is reported
 */
export async function sendForm(context: WriteContext, request: FullRequest): Promise<{ email: string }> {
  await requireAlive(context.tx, request.account_owner_id)
  const email = emailToSign(request)
  const document = await storePdf(context, {
    ownerId: request.account_owner_id,
    accountId: request.account_id,
    requestId: request.request_id,
    typeId: DOCUMENT_TYPE.distributionForm,
    fileName: 'distribution-form.pdf',
    content: await distributionForm(request, context.services.config.companyName),
  })
  await builtInSignature.send(context, {
    accountOwnerId: request.account_owner_id,
    accountId: request.account_id,
    email,
    attachmentId: document.attachmentId,
    sha256: document.sha256,
    request: { requestId: request.request_id, number: requestNumber(request) },
  })
  await context.audit({
    action: 'envelope.send',
    ...about('attachment', document.attachmentId, request.account_owner_id),
  })
  return { email }
}

/** The owner's address. @throws 409 when there is none */
export function emailToSign({ owner_email }: FullRequest): string {
  if (owner_email === null) throw refuse(409, 'There is no email address to send the document to.')
  return owner_email
}

async function insertRequest(context: WriteContext, account: WizardAccount, draft: Draft): Promise<number> {
  const typeId = draft.distribution_type_id ?? 0
  const details = isRolloverType(typeId) ? rolloverDetails(draft) : withdrawalDetails(draft, account)
  // A check to the mailing address has no typed payee, so `payee_keyed_by` stays empty.
  const payee_keyed_by = isRolloverType(typeId) || draft.is_check === false ? draft.payee_keyed_by : []
  const shared = {
    account_id: account.accountId,
    draft_id: draft.draft_id,
    distribution_type_id: typeId,
    amount_cents: draft.amount_cents ?? 0n,
    is_full_amount: draft.is_full_amount ?? false,
    ...feeOfNew(account),
    status_id: REQUEST_STATUS.open,
    date_requested: context.now,
    created_by: context.userId,
    evidence_of: draft.evidence_of,
    begun_by: [
      ...new Set([
        ...(draft.evidence_of === null ? [] : whoBegan(context, draft)),
        ...(await whoKeyedUnseen(context, account.accountId, details, payee_keyed_by)),
      ]),
    ],
    payee_keyed_by,
  }
  const { request_id } = await context.tx
    .insertInto('distribution_request')
    .values({ ...shared, ...details, kind: isRolloverType(typeId) ? 'ROLLOVER' : 'WITHDRAWAL' })
    .returning('request_id')
    .executeTakeFirstOrThrow()
  return request_id
}

/** Employees who worked on the draft; none of them may approve the request. */
function whoBegan({ userId }: WriteContext, { begun_by }: Draft): number[] {
  return [...new Set([...begun_by, ...(userId === null ? [] : [userId])])]
}

/**
 * Employees who entered a number that looks like an earlier one. The form masks it, so the owner's signature does not
 * make one of them its approver.
 */
async function whoKeyedUnseen(
  context: WriteContext,
  accountId: number,
  numbers: { bank_account_sealed?: string | null; receiving_account_sealed?: string | null },
  keyedBy: readonly number[],
): Promise<readonly number[]> {
  const { bank_account_sealed = null, receiving_account_sealed = null } = numbers
  if (keyedBy.length === 0) return []
  return (await looksLikeEarlier(context, accountId, { bank_account_sealed, receiving_account_sealed })) ? keyedBy : []
}

function rolloverDetails(draft: Draft) {
  return {
    is_check: true,
    check_payable_to: draft.check_payee,
    attention_to: draft.attention_to,
    receiving_account_sealed: draft.receiving_account_sealed,
    receiving_account_last4: draft.receiving_account_last4,
    address1: draft.address,
    city: draft.city,
    state: draft.state,
    zip: draft.zip,
  }
}

/** A check goes to the mailing address on the day of the request. */
function withdrawalDetails(draft: Draft, { mailing }: WizardAccount) {
  const isCheck = draft.is_check ?? true
  const bank = isCheck
    ? {}
    : {
        routing_number: draft.routing_number,
        bank_name: draft.bank_name,
        bank_account_sealed: draft.bank_account_sealed,
        bank_account_last4: draft.bank_account_last4,
      }
  return {
    ...bank,
    ...mailing,
    is_check: isCheck,
    federal_cents: draft.federal_cents ?? 0n,
    state_cents: draft.state_cents ?? 0n,
    residence_state: draft.residence_state,
    state_opt_out: draft.state_opt_out ?? false,
    withholding_notice: draft.withholding_notice,
  }
}

function frozenCopy(request: FullRequest) {
  return {
    kind: request.kind,
    distributionTypeId: request.distribution_type_id,
    evidenceOf: request.evidence_of,
    amount: request.amount_cents,
    federal: request.federal_cents,
    state: request.state_cents,
    fee: request.fee_cents,
    residenceState: request.residence_state,
    withholdingNotice: request.withholding_notice,
    isCheck: request.is_check,
    bankAccountLast4: request.bank_account_last4,
    isFullAmount: request.is_full_amount,
  }
}
