import { sql } from 'kysely'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import type { CheckedAccount } from '../../contract/compliance.ts'
import type { Db } from '../platform/db/connect.ts'
import { evidenceFor, findingView, ownersOf } from './evidence.ts'
import { needsReason } from './review.ts'

/** The given accounts that wait for compliance review, in the given order, with their owners and findings. */
export async function checkStanding(db: Db, accountIds: readonly number[]): Promise<CheckedAccount[]> {
  const rows = await db
    .selectFrom('retirement_account as a')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .select(['a.account_id', 'a.account_owner_id', 'a.status_id', 'a.qualifier_key', 'a.named_in_file'])
    .select(['o.first_name', 'o.last_name'])
    .where(sql<boolean>`a.account_id = any(${accountIds}::int[])`)
    .execute()
  const waiting = rows.filter((row) => row.status_id === ACCOUNT_STATUS.notValidated)
  const evidence = await evidenceFor(db, waiting, await ownersOf(db, waiting))
  const byId = new Map(rows.map((row) => [row.account_id, row]))
  return [...new Set(accountIds)].map((accountId) => {
    const row = byId.get(accountId)
    if (row?.status_id === ACCOUNT_STATUS.notValidated)
      return {
        accountId,
        standing: 'WAITING',
        firstName: row.first_name,
        lastName: row.last_name,
        findings: (evidence.get(accountId) ?? []).map(findingView),
        reasonRequired: needsReason(row.qualifier_key),
      }
    const standing = row ? 'DECIDED' : 'UNKNOWN'
    return { accountId, standing, firstName: null, lastName: null, findings: [], reasonRequired: false }
  })
}
