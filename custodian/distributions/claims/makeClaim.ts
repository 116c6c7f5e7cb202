import type { TakenBy } from '../../../contract/endpoint.ts'
import type { makeDeathClaim } from '../../../contract/deathClaims.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { lockOwner } from '../../platform/db/lockOwner.ts'
import { lockAccount } from '../../ledger/ledger.ts'
import { sameName } from '../../owners/sameName.ts'
import { nameOf, payeesOf, payeeWithTin } from '../../payees/payee.sql.ts'
import { addPayee, changePayee, type PayeeData } from '../../payees/storePayee.ts'
import { NOT_YOU, requireNoTool } from '../../approvals/decider.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { refuse, refuseIf } from '../../platform/http/errors.ts'
import { toCents } from '../../platform/money.ts'
import { at, type Problem } from '../../platform/problem.ts'
import { accountAssociatedData } from '../accountNumbers.ts'
import { bankAccountProblems } from '../draftProblems.ts'
import { typeFactsOf } from '../eligibility.ts'
import { ofRequest, recordEvent, requestNumber } from '../request.ts'
import { requestById, type FullRequest } from '../request.sql.ts'
import { storedFigures } from '../settlement/figures.ts'
import { evidencedTypeId } from '../distributionType.ts'
import { readClaimAccount, type ClaimAccount } from './claimAccount.ts'
import { isOwnNumber } from '../../payees/ownPayee.ts'
import { identityProblems, tinKindOf } from './recipient.ts'
import { lastPostingOf } from './claim.sql.ts'
import { claimFigures, claimStateProblems, type ClaimFigures } from './claimFigures.ts'

type Claim = TakenBy<typeof makeDeathClaim>['body']

const ALREADY_CLAIMED = 'A claim of this recipient on this account is open already.'

/**
 * Creates the request that pays a recipient after the owner's death. Payment needs acceptance of the claim form by
 * another person, and approval by a person who did not make the claim. Recipients with the same tax number are merged,
 * so a year has one tax form for them.
 * @throws as `readClaimAccount`; 400 for invalid fields; 409 if the same recipient has an open claim, and for an
 * employee who is the recipient; 403 for an API client
 */
export async function makeClaim(
  context: WriteContext,
  key: { ownerId: number; accountId: number },
  claim: Claim,
): Promise<{ requestId: number; number: string }> {
  requireNoTool(context)
  const { tx, services, userId, today } = context
  // Locks the owner before the account, because claims on two accounts may have the same recipient.
  await lockOwner(tx, key.ownerId)
  await lockAccount(tx, key.accountId)
  const of = await readClaimAccount(tx, services, { ...key, userId }, today)
  if (await isOwnNumber(context, [claim.tin])) throw refuse(409, NOT_YOU.own)
  const { figures, problems } = claimFigures(of, claim)
  refuseIf(400, ...(await recipientProblems(context, of, claim)), ...problems)
  const state = claim.stateOptOut ? 0n : toCents(claim.stateTaxAmount ?? 0)
  refuseIf(400, ...claimStateProblems(figures, { amount: state, optOut: claim.stateOptOut }, of))
  const payeeId = await payeeFor(context, of, claim)
  const request = await insertClaim(context, of, { claim, figures, state, payeeId })
  return { requestId: request.request_id, number: requestNumber(request) }
}

async function recipientProblems(context: WriteContext, of: ClaimAccount, claim: Claim): Promise<Problem[]> {
  const { isCheck, beneficiaryId } = claim
  const bank = {
    routingNumber: claim.routingNumber ?? '',
    accountNumber: claim.accountNumber ?? '',
    confirmAccountNumber: claim.confirmAccountNumber ?? '',
  }
  const isDesignated = !beneficiaryId || (await isBeneficiary(context, of, beneficiaryId))
  return [
    ...(isDesignated ? [] : [at('beneficiaryId', 'This person is not a beneficiary of the account.')]),
    ...(await identityProblems(context, of.ownerId, claim)),
    ...(await knownProblems(context, of, claim)),
    ...(isCheck ? [] : bankAccountProblems(bank, of.eligibility)),
  ]
}

/** A mistyped number must not rename another recipient, whose tax forms use the current name. */
async function knownProblems(context: WriteContext, { ownerId }: ClaimAccount, claim: Claim): Promise<Problem[]> {
  const { kind, firstName, lastName, tin } = claim
  const payeeId = await payeeWithTin(context, ownerId, { tinKind: tinKindOf(kind), tin })
  const known = payeeId === null ? undefined : (await payeesOf(context.tx, [payeeId])).get(payeeId)
  const given = nameOf({ first_name: kind === 'PERSON' ? firstName : '', last_name: lastName })
  if (!known || sameName(nameOf(known), given, 'known')) return []
  const who = nameOf(known)
  return [
    at('tin', `This is the tax number of ${who}. Check it. If ${who} has another name now, correct the recipient.`),
  ]
}

async function isBeneficiary({ tx }: WriteContext, { account, ownerId }: ClaimAccount, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('beneficiary')
    .select('beneficiary_id')
    .where('beneficiary_id', '=', id)
    .where('account_id', '=', account.account_id)
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  return row !== undefined
}

/** The owner's payee with this tax number, updated to the claim's data, or a new payee. */
async function payeeFor(context: WriteContext, of: ClaimAccount, claim: Claim): Promise<number> {
  const data = payeeData(of, claim)
  const known = await payeeWithTin(context, of.ownerId, data)
  if (known === null) return addPayee(context, of.ownerId, data)
  await changePayee(context, { payeeId: known, ownerId: of.ownerId }, data)
  return known
}

function payeeData({ eligibility }: ClaimAccount, claim: Claim): PayeeData {
  const routingNumber = claim.routingNumber ?? ''
  return {
    kind: claim.kind,
    firstName: claim.kind === 'PERSON' ? claim.firstName : '',
    lastName: claim.lastName,
    tinKind: tinKindOf(claim.kind),
    tin: claim.tin,
    address: {
      address1: claim.address1,
      address2: claim.address2 || null,
      city: claim.city,
      state: claim.state,
      zip: claim.zip,
    },
    bank: claim.isCheck
      ? null
      : {
          routingNumber,
          bankName: eligibility.bankName(routingNumber),
          accountNumber: claim.accountNumber ?? '',
        },
  }
}

async function insertClaim(
  context: WriteContext,
  of: ClaimAccount,
  { claim, figures, state, payeeId }: { claim: Claim; figures: ClaimFigures; state: bigint; payeeId: number },
): Promise<FullRequest> {
  const { tx, services, now, userId } = context
  const { account_id: accountId } = of.account
  const { bank, address, firstName, lastName } = payeeData(of, claim)
  const open = await tx
    .selectFrom('distribution_request')
    .select('request_id')
    .where('account_id', '=', accountId)
    .where('payee_id', '=', payeeId)
    .where('status_id', 'not in', [REQUEST_STATUS.completed, REQUEST_STATUS.historical])
    .executeTakeFirst()
  if (open) throw refuse(409, ALREADY_CLAIMED)
  const name = nameOf({ first_name: firstName, last_name: lastName })
  const makers = userId === null ? [] : [userId]
  const { request_id: requestId } = await tx
    .insertInto('distribution_request')
    .values({
      account_id: accountId,
      kind: 'WITHDRAWAL',
      distribution_type_id: evidencedTypeId('DEATH', typeFactsOf(of.eligibility)),
      ...figures,
      state_cents: state,
      state_opt_out: claim.stateOptOut,
      fee_cents: of.eligibility.fee,
      status_id: REQUEST_STATUS.open,
      date_requested: now,
      created_by: userId,
      begun_by: makers,
      payee_keyed_by: makers,
      payee_id: payeeId,
      beneficiary_id: claim.beneficiaryId ?? null,
      claimed_after: figures.is_full_amount ? await lastPostingOf(tx, accountId) : null,
      check_payable_to: name,
      // The recorded signature of the recipient becomes valid once another person approves the request.
      is_paper_form: true,
      paper_signer: name,
      is_check: bank === null,
      is_savings: claim.isSavings ?? false,
      routing_number: bank?.routingNumber ?? null,
      bank_name: bank?.bankName ?? null,
      bank_account_sealed: bank && services.pii.seal(bank.accountNumber, accountAssociatedData('bank', accountId)),
      bank_account_last4: bank?.accountNumber.slice(-4) ?? null,
      ...address,
    })
    .returning('request_id')
    .executeTakeFirstOrThrow()
  await recordEvent(context, requestId, 'SUBMITTED')
  const request = await requestById(tx, requestId)
  if (!request) throw new Error('the claim that was just made is gone')
  await context.audit({
    action: 'request.claim',
    ...ofRequest(request),
    after: { payeeId, beneficiaryId: claim.beneficiaryId ?? null, recipient: name, ...storedFigures(request) },
  })
  return request
}
