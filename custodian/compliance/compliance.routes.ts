import { sql } from 'kysely'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import {
  approveAccounts,
  checkAccounts,
  listComplianceDecided,
  listCompliancePending,
  rejectAccounts,
} from '../../contract/compliance.ts'
import { wordsOf } from '../../contract/reasons.ts'
import { maskedSocial } from '../owners/social.ts'
import type { Principal } from '../platform/context/principal.ts'
import { NO_BODY } from '../platform/http/call.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import type { Serving } from '../platform/http/serve.ts'
import { checkStanding } from './checkStanding.ts'
import { DECIDED_SORTS, decisions, decisionView } from './decisions.sql.ts'
import { evidenceFor, findingView, ownersOf } from './evidence.ts'
import { decide, needsReason, type Decision } from './review.ts'
import { nameBegins } from '../owners/nameBegins.ts'

/** Must be the same expression as in the index of accounts waiting for review. */
const nameKey = sql<string>`(owner_name_key(s.last_name, s.first_name) collate "C")`
const SORTS = {
  dateLoaded: [sortBy('a.date_loaded', 'timestamptz'), sortBy('a.account_id', 'int')],
  accountId: [sortBy('a.account_id', 'int')],
  name: [sortBy(nameKey, 'text'), sortBy('s.account_id', 'int')],
} as const satisfies Sorts
const NAMES = [sortBy('s.last_name', 'text'), sortBy('s.first_name', 'text')]

/** The review of accounts whose owner the identity check could not validate. */
export function complianceRoutes({ serve, services }: Serving): void {
  serve(listCompliancePending, async ({ call, query, page }) => {
    // Literals let the planner use the partial indexes of waiting accounts.
    const waits = sql.lit(ACCOUNT_STATUS.notValidated)
    let rows = call.db
      .selectFrom('retirement_account as a')
      .select(['a.account_id', 'a.account_owner_id', 'a.date_loaded', 'a.qualifier_key', 'a.named_in_file'])
      .select((eb) =>
        eb
          .selectFrom('identity_check as c')
          .whereRef('c.account_id', '=', 'a.account_id')
          .select('c.checked_at')
          .as('checked_at'),
      )
    // Sorting by name reads the owner search table, which also has the account status. Otherwise only accounts are
    // read.
    if (query.find || query.sort.endsWith('name'))
      rows = rows
        // A right join lets the count skip the accounts, because every search row has an account.
        .rightJoin('owner_search as s', 's.account_id', 'a.account_id')
        .where('s.status_id', '=', waits) as unknown as typeof rows
    else rows = rows.where('a.status_id', '=', waits)
    if (query.accountId !== undefined) rows = rows.where('a.account_id', '=', query.accountId)
    if (query.find) rows = rows.where(nameBegins(nameKey, query.find))
    // Must be the same expression as in the index of findings.
    if (query.finding)
      rows = rows.where(sql<boolean>`string_to_array(a.qualifier_key, ', ') @> array[${query.finding}::text]`)
    const isWhole = query.accountId === undefined && !query.find && !query.finding
    // When sorted by name, an index with unencrypted names gives the count.
    const isNamed = isWhole && query.sort.endsWith('name')
    const found = await page(call.db, isNamed ? { narrowed: rows, by: NAMES } : rows, SORTS)
    const owners = await ownersOf(call.db, found.rows)
    const evidence = await evidenceFor(call.db, found.rows, owners)
    return found.answer(
      found.items((row) => {
        const owner = owners.get(row.account_owner_id)
        return (
          owner && {
            accountOwnerId: row.account_owner_id,
            accountId: row.account_id,
            firstName: owner.first_name,
            lastName: owner.last_name,
            social: maskedSocial(owner.social_last4),
            dateOfBirth: owner.date_of_birth,
            dateLoaded: row.date_loaded.toISOString(),
            qualifierKey: row.qualifier_key,
            findings: (evidence.get(row.account_id) ?? []).map(findingView),
            identityCheckedAt: row.checked_at?.toISOString() ?? null,
            reasonRequired: needsReason(row.qualifier_key),
          }
        )
      }),
    )
  })

  serve(listComplianceDecided, async ({ call, query, page }) => {
    const found = await page(call.db, decisions(call.db, query, services.config.businessTimeZone), DECIDED_SORTS)
    return found.answer(found.items(decisionView))
  })

  serve(checkAccounts, ({ call, body }) => checkStanding(call.db, body))

  const decided = (call: CallContext<Principal>, decision: Decision, accountIds: number[]) =>
    call.write(async (context) => {
      await decide(context, decision, accountIds)
      return NO_BODY
    })
  serve(approveAccounts, ({ call, body }) => {
    const { accountIds, reason } = Array.isArray(body) ? { accountIds: body } : body
    return decided(call, { is: 'approve', reason: reason || null }, accountIds)
  })
  serve(rejectAccounts, ({ call, body }) => {
    const { accountIds, reason } = Array.isArray(body) ? { accountIds: body } : body
    return decided(call, { is: 'reject', reason: wordsOf(reason) }, accountIds)
  })
}
