import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { ownersWhoSigned } from '../compliance/review.ts'
import { notFound, refuseIf } from '../platform/http/errors.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import { accrueToDate, earnsInterest, uncreditedInterest } from '../ledger/accrual.ts'
import { balanceOfAccount, lockAccount } from '../ledger/ledger.ts'
import { fileWithMoneyFor } from '../plans/announcedMoney.sql.ts'
import { planReference } from '../plans/planReceivable.sql.ts'
import { formatCents } from '../platform/money.ts'
import { accountOf, type Account } from './accounts.ts'
import { activeStatusIds } from '../../contract/requestStatus.ts'
import { about } from '../platform/audit/audit.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

const WITHOUT_REVIEW: readonly number[] = [ACCOUNT_STATUS.notValidated, ACCOUNT_STATUS.rejected]
const WITH_AGREEMENT: readonly number[] = [ACCOUNT_STATUS.registered, ACCOUNT_STATUS.pendingClosure]

/**
 * Sets a status manually, as a correction: staff cannot skip the identity check or the agreement.
 * @throws 404 for an unknown account; 409 with the reason for a status that the account's state does not allow
 */
export async function saveStatus(context: WriteContext, accountId: number, statusId: number): Promise<Account> {
  const { tx, audit } = context
  const before = await lockAccount(tx, accountId)
  if (!before) throw notFound()
  if (earnsInterest(before.status_id) !== earnsInterest(statusId)) await accrueToDate(context, [accountId])
  refuseIf(409, await whyNotByHand(tx, before, statusId))
  await tx.updateTable('retirement_account').set({ status_id: statusId }).where('account_id', '=', accountId).execute()
  await audit({
    action: 'account.status',
    ...about('retirement_account', accountId, before.account_owner_id),
    before: { statusId: before.status_id },
    after: { statusId },
  })
  return accountOf(tx, before.account_owner_id, accountId)
}

/**
 * Before compliance or the identity check has approved an account, only Not Validated and Rejected are allowed.
 * Registered and Pending Closure need a signed agreement, or that the account was registered before. Closed needs a
 * zero balance, no interest to credit, no active request and no money of a plan file that waits for it.
 */
async function whyNotByHand(tx: Tx, account: Locked, statusId: number): Promise<Problem | null> {
  if (account.passed_at === null && !WITHOUT_REVIEW.includes(statusId))
    return refusal('This account has not been validated yet. Compliance must approve it first.')
  if (WITH_AGREEMENT.includes(statusId) && !(await hasAgreement(tx, account)))
    return refusal('The owner of this account has not signed the custodial agreement yet.')
  return statusId === ACCOUNT_STATUS.closed ? whyNotClosed(tx, account.account_id) : null
}

async function hasAgreement(tx: Tx, { registered_at, account_owner_id }: Locked): Promise<boolean> {
  return registered_at !== null || (await ownersWhoSigned(tx, [account_owner_id])).has(account_owner_id)
}

async function whyNotClosed(tx: Tx, accountId: number): Promise<Problem | null> {
  if ((await balanceOfAccount(tx, accountId)) !== 0n)
    return refusal('The account cannot be closed while it has a balance.')
  const interest = await uncreditedInterest(tx, accountId)
  if (interest > 0n)
    return refusal(
      `The account cannot be closed before its interest of ${formatCents(interest)} is credited. Calculate Interest does so after the end of the month, unless the account is Rejected.`,
    )
  const request = await tx
    .selectFrom('distribution_request')
    .select('request_id')
    .where('account_id', '=', accountId)
    .where('status_id', 'in', activeStatusIds)
    .executeTakeFirst()
  if (request) return refusal('The account cannot be closed while a distribution request is active.')
  const fileId = await fileWithMoneyFor(tx, accountId)
  return fileId === null
    ? null
    : refusal(
        `The account cannot be closed while money of the plan file ${planReference(fileId)} waits for it. A second person must approve or refuse that money first.`,
      )
}
