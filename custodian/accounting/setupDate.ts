import type { getAccount } from '../../contract/accounts.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import { accountOf } from '../accounts/accounts.ts'
import { lockAccount } from '../ledger/ledger.ts'
import { about } from '../platform/audit/audit.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { invalidField, notFound, refuseIf } from '../platform/http/errors.ts'
import { keepFeeOfMoved, problemOfSetupDate } from './setupDateProblem.ts'

/** The establishment date decides the annual fee, so this call is in accounting, not in accounts. */
export async function saveSetupDate(
  context: WriteContext,
  ownerId: number,
  accountId: number,
  setupDate: string,
): Promise<AnswerOf<typeof getAccount>> {
  if (setupDate > context.today) throw invalidField('setupDate', 'Date must not be in the future')
  const { tx, audit } = context
  const before = await lockAccount(tx, accountId)
  if (!before || before.account_owner_id !== ownerId) throw notFound()
  refuseIf(400, await problemOfSetupDate(context, accountId, setupDate))
  await keepFeeOfMoved(context, accountId, { from: before.setup_date, to: setupDate })
  await tx
    .updateTable('retirement_account')
    .set({ setup_date: setupDate })
    .where('account_id', '=', accountId)
    .execute()
  await audit({
    action: 'account.setup',
    ...about('retirement_account', accountId, ownerId),
    before: { setupDate: before.setup_date },
    after: { setupDate },
  })
  return accountOf(tx, ownerId, accountId)
}
