import type { WriteContext } from '../../platform/context/writeContext.ts'
import { alreadyActive, feeOfNew, lockWizardAccount, numberOf, type AccountKey } from '../wizardAccount.ts'
import { receiverTypeId } from '../draftProblems.ts'
import { tellOwner } from '../request.ts'
import { requestById } from '../request.sql.ts'
import { refuse } from '../../platform/http/errors.ts'
import { NOTHING_TO_PAY } from '../../taxes/withholding.ts'
import { lockOwner } from '../../platform/db/lockOwner.ts'
import { activeStatusIds, REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { about } from '../../platform/audit/audit.ts'

/**
 * Creates the rollover request of a paper form: open, for the whole balance. The file does not count as a signature
 * yet: staff enter the signer and the payee from the form. Returns its id.
 * @throws 404 for an account that is not the owner's; 409 while the owner has an active request, when the account is
 * not open for distributions, and when nothing would be left after the fee
 */
export async function createRolloverOfForm(
  context: WriteContext,
  key: Pick<AccountKey, 'accountId' | 'ownerId'>,
): Promise<number> {
  await lockOwner(context.tx, key.ownerId)
  const account = await lockWizardAccount(context, { ...key, isByStaff: false })
  const active = await activeRequestOf(context, key.ownerId)
  if (active !== null) throw refuse(409, alreadyActive(active))
  const { balance, fee } = account.eligibility
  if (balance <= fee) throw refuse(409, NOTHING_TO_PAY)
  const { request_id } = await context.tx
    .insertInto('distribution_request')
    .values({
      kind: 'ROLLOVER',
      account_id: key.accountId,
      // The destination is not known yet, so the type is a transfer unless staff record an employer's plan.
      distribution_type_id: receiverTypeId(false),
      amount_cents: balance,
      is_full_amount: true,
      ...feeOfNew(account),
      status_id: REQUEST_STATUS.open,
      is_paper_form: true,
      date_requested: context.now,
      created_by: context.userId,
    })
    .returning('request_id')
    .executeTakeFirstOrThrow()
  await context.tx
    .insertInto('request_event')
    .values({ request_id, kind: 'SUBMITTED', at: context.now, user_id: context.userId })
    .execute()
  const request = await requestById(context.tx, request_id)
  // The owner is notified even if staff sent the file.
  if (request) await tellOwner(context, request, 'formReceived')
  await context.audit({
    action: 'request.create',
    ...about('distribution_request', request_id, key.ownerId),
    after: { kind: 'ROLLOVER', accountId: key.accountId, amount: balance, fee },
  })
  return request_id
}

async function activeRequestOf(context: WriteContext, ownerId: number): Promise<string | null> {
  const row = await context.tx
    .selectFrom('distribution_request')
    .innerJoin('retirement_account', 'retirement_account.account_id', 'distribution_request.account_id')
    .select(['request_id', 'kind', 'date_requested'])
    .where('account_owner_id', '=', ownerId)
    .where('distribution_request.status_id', 'in', activeStatusIds)
    .limit(1)
    .executeTakeFirst()
  return row ? numberOf(row) : null
}
