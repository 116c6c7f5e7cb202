import type { WriteContext } from '../../platform/context/writeContext.ts'
import { refuse } from '../../platform/http/errors.ts'
import { about } from '../../platform/audit/audit.ts'
import { waitingChange } from '../settlement/openApprovals.ts'
import type { FullRequest } from '../request.sql.ts'
import { isRolloverType } from '../distributionType.ts'
import { cancelUnsigned, lockOwnUnsigned } from './cancelOwn.ts'

const BEGUN_BY_US = 'We filled in this request for you. Please contact us to change it.'

/**
 * Cancels an unsigned request for its owner and keeps the answers as the next draft, in one transaction. The wizard
 * asks again for answers that became invalid (balance, age, bank). A fee that staff waived stays waived. Employees who
 * entered the destination still count as its makers. Those in `begun_by` do so even after a new signature, because they
 * entered a number that looks like an earlier one.
 * @throws 404 for another owner's request; 409 once it is signed, or once staff have begun to process it
 */
export async function correctOwn(
  context: WriteContext,
  key: { ownerId: number; requestId: number },
): Promise<{ accountId: number }> {
  const request = await lockOwnUnsigned(context, key)
  if (request.evidence_of !== null) throw refuse(409, BEGUN_BY_US)
  const change = await waitingChange(context, key.requestId)
  await cancelUnsigned(context, request)
  const payee_keyed_by = [...new Set([...request.payee_keyed_by, ...request.begun_by, ...(change?.makers ?? [])])]
  const answers = answersOf(request)
  await context.tx.deleteFrom('wizard_draft').where('account_id', '=', request.account_id).execute()
  await context.tx
    .insertInto('wizard_draft')
    .values({
      ...answers,
      account_id: request.account_id,
      payee_keyed_by,
      updated_by: context.userId,
      updated_at: context.now,
    })
    .execute()
  await context.audit({
    action: 'wizard.correct',
    ...about('wizard_draft', request.account_id, key.ownerId),
    after: {
      requestId: request.request_id,
      amount_cents: answers.amount_cents,
      distribution_type_id: answers.distribution_type_id,
    },
  })
  return { accountId: request.account_id }
}

function answersOf(request: FullRequest) {
  const shared = {
    amount_cents: request.amount_cents,
    is_full_amount: request.is_full_amount,
    distribution_type_id: request.distribution_type_id,
    waive_fees: request.waive_fees,
  }
  if (isRolloverType(request.distribution_type_id))
    return {
      ...shared,
      check_payee: request.check_payable_to,
      attention_to: request.attention_to,
      receiving_account_sealed: request.receiving_account_sealed,
      receiving_account_last4: request.receiving_account_last4,
      address: [request.address1, request.address2].filter(Boolean).join(', ') || null,
      city: request.city,
      state: request.state,
      zip: request.zip,
    }
  return {
    ...shared,
    is_check: request.is_check,
    routing_number: request.routing_number,
    bank_name: request.bank_name,
    bank_account_sealed: request.bank_account_sealed,
    bank_account_last4: request.bank_account_last4,
    federal_cents: request.federal_cents,
    residence_state: request.residence_state,
    state_cents: request.state_cents,
    state_opt_out: request.state_opt_out,
    withholding_notice: request.withholding_notice,
  }
}
