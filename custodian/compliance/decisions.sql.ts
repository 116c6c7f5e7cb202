import { sql } from 'kysely'
import type { DecidedRow } from '../../contract/compliance.ts'
import type { Db } from '../platform/db/connect.ts'
import type { StoredFinding } from '../platform/db/schema.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import { endOfDay, startOfDay } from '../platform/db/dayBounds.ts'
import { findingView } from './evidence.ts'

export const DECIDED_SORTS = {
  decidedAt: [sortBy('d.decided_at', 'timestamptz'), sortBy('d.decision_id', 'int')],
} as const satisfies Sorts

export interface DecidedFilter {
  accountId?: number | undefined
  decision?: DecidedRow['decision'] | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The reviewers' decisions, with accounts, owners and reviewers. `timeZone` defines when days begin. */
export function decisions(db: Db, { accountId, decision, from, to }: DecidedFilter, timeZone: string) {
  let rows = db
    .selectFrom('compliance_decision as d')
    .innerJoinLateral(
      // One lookup for each row shown, because a join would read all owners.
      (owners) =>
        owners
          .selectFrom('account_owner')
          .select(['first_name', 'last_name'])
          .whereRef('account_owner.account_owner_id', '=', 'd.account_owner_id')
          .offset(sql.lit(0))
          .as('o'),
      (join) => join.onTrue(),
    )
    .select(['d.decision_id', 'd.account_id', 'd.account_owner_id', 'd.is_approved', 'd.reason', 'd.findings'])
    .select(['d.decided_at', 'o.first_name', 'o.last_name'])
    .select((row) =>
      row.selectFrom('portal_user').select('email').whereRef('portal_user.user_id', '=', 'd.decided_by').as('email'),
    )
  if (accountId !== undefined) rows = rows.where('d.account_id', '=', accountId)
  if (decision) rows = rows.where('d.is_approved', '=', decision === 'APPROVED')
  if (from) rows = rows.where('d.decided_at', '>=', startOfDay(from, timeZone))
  if (to) rows = rows.where('d.decided_at', '<', endOfDay(to, timeZone))
  return rows
}

interface DecisionRow {
  decision_id: number
  account_id: number
  account_owner_id: number
  is_approved: boolean
  reason: string | null
  findings: StoredFinding[]
  decided_at: Date
  first_name: string
  last_name: string
  email: string | null
}

export function decisionView(row: DecisionRow): DecidedRow {
  return {
    id: row.decision_id,
    accountId: row.account_id,
    accountOwnerId: row.account_owner_id,
    firstName: row.first_name,
    lastName: row.last_name,
    decision: row.is_approved ? 'APPROVED' : 'REJECTED',
    reason: row.reason,
    findings: row.findings.map(findingView),
    decidedBy: row.email,
    decidedAt: row.decided_at.toISOString(),
  }
}
