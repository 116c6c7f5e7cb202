import { sql } from 'kysely'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import type { listAccounts } from '../../contract/accounts.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import { activeStatusIds } from '../../contract/requestStatus.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { notFound } from '../platform/http/errors.ts'
import { fromCents } from '../platform/money.ts'
import { ofCustomerBook } from '../ledger/balance.sql.ts'
import { isOwnersAccount } from '../owners/ownersAccount.sql.ts'

const ACCOUNT_TYPE_NAME = { TRADITIONAL: 'Traditional IRA', ROTH: 'Roth IRA' } as const

/** The statuses are literals, so PostgreSQL uses the partial index of active requests. */
const ACTIVE = activeStatusIds.map((id) => sql.lit(id))

export type Account = AnswerOf<typeof listAccounts>[number]

interface Choice {
  accountId?: number
  /** Leaves out accounts opened under another person's name that no reviewer has passed. */
  forOwner?: boolean
}

/** The accounts of an owner with their balances, ordered by number. */
export async function accountsOf(
  db: Db | Tx,
  ownerId: number,
  { accountId, forOwner = false }: Choice = {},
): Promise<Account[]> {
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
      sql<bigint>`coalesce((select ${ofCustomerBook} from book b where b.account_id = a.account_id), 0)`.as('balance'),
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
            .whereRef('h.account_owner_id', '=', 'a.account_owner_id')
            // A beneficiary without submitted shares receives nothing, so an account counts as having beneficiaries
            // only once shares are submitted.
            .where('h.amount', '>', 0),
        )
        .as('has_beneficiaries'),
      eb
        .exists(
          eb
            .selectFrom('distribution_request as r')
            .select('r.request_id')
            .whereRef('r.account_id', '=', 'a.account_id')
            .where('r.status_id', 'in', ACTIVE),
        )
        .as('has_active_request'),
    ])
    .where('account_owner_id', '=', ownerId)
    .orderBy('plan_account_number')
  if (accountId !== undefined) query = query.where('a.account_id', '=', accountId)
  if (forOwner) query = query.where(isOwnersAccount)
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
    hasActiveRequest: Boolean(row.has_active_request),
  }))
}

/** One account of this owner; the same 404 for another owner's account and for an unknown one. */
export async function accountOf(db: Db | Tx, ownerId: number, accountId: number, forOwner = false): Promise<Account> {
  const [account] = await accountsOf(db, ownerId, { accountId, forOwner })
  if (!account) throw notFound()
  return account
}
