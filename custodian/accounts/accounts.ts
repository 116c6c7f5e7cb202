import { sql } from 'kysely'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import type { listAccounts } from '../../contract/accounts.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Principal } from '../platform/http/access.ts'
import type { Call } from '../platform/http/call.ts'
import { invalidField, notFound, refuseIf } from '../platform/http/errors.ts'
import { keepFeeOfMoved, problemOfSetupDate } from '../accounting/movedAnniversary.ts'
import { lockAccount } from '../ledger/ledger.ts'
import { fromCents } from '../platform/money.ts'
import { creditsLessDebits } from '../ledger/balance.sql.ts'
import { about } from '../platform/audit/audit.ts'

const ACCOUNT_TYPE_NAME = { TRADITIONAL: 'Traditional IRA', ROTH: 'Roth IRA' } as const

export type Account = AnswerOf<typeof listAccounts>[number]

/** Accounts of an owner with their balances, in the order of their numbers; one of them when `accountId` is given. */
export async function accountsOf(db: Db | Tx, ownerId: number, accountId?: number): Promise<Account[]> {
  let query = db
    .selectFrom('retirement_account as a')
    .innerJoin('plan', 'plan.plan_id', 'a.plan_id')
    .select([
      'a.account_id',
      'plan_account_number',
      'account_type',
      'plan.name',
      'status_id',
      'setup_date',
      'account_owner_id',
      'rejection_reason',
    ])
    .select(
      sql<bigint>`coalesce((select ${creditsLessDebits}
        from book b join posting p on p.book_id = b.book_id where b.account_id = a.account_id), 0)::bigint`.as(
        'balance',
      ),
    )
    .select((eb) => [
      eb
        .selectFrom('wizard_draft as d')
        .select('d.updated_at')
        .whereRef('d.account_id', '=', 'a.account_id')
        .as('draft_saved_at'),
      eb
        .exists(
          eb
            .selectFrom('beneficiary as h')
            .select('h.beneficiary_id')
            .whereRef('h.account_id', '=', 'a.account_id')
            .whereRef('h.account_owner_id', '=', 'a.account_owner_id'),
        )
        .as('has_beneficiaries'),
    ])
    .where('account_owner_id', '=', ownerId)
    .orderBy('plan_account_number')
  if (accountId !== undefined) query = query.where('a.account_id', '=', accountId)
  const rows = await query.execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    planAccountNumber: row.plan_account_number,
    retirementAccountType: ACCOUNT_TYPE_NAME[row.account_type],
    planName: row.name,
    balance: fromCents(row.balance),
    retirementAccountStatusId: row.status_id,
    setupDate: row.setup_date,
    accountOwnerId: row.account_owner_id,
    rejectionReason: row.status_id === ACCOUNT_STATUS.rejected ? row.rejection_reason : null,
    draftSavedAt: row.draft_saved_at?.toISOString() ?? null,
    hasBeneficiaries: Boolean(row.has_beneficiaries),
  }))
}

/** One account of this owner; another's and an unknown one are the same 404. */
export async function accountOf(db: Db | Tx, ownerId: number, accountId: number): Promise<Account> {
  const [account] = await accountsOf(db, ownerId, accountId)
  if (!account) throw notFound()
  return account
}

export async function changeSetupDate(
  call: Call<Principal>,
  ownerId: number,
  accountId: number,
  setupDate: string,
): Promise<Account> {
  if (setupDate > call.today) throw invalidField('setupDate', 'Date must not be in the future')
  return call.write(async (context) => {
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
  })
}
