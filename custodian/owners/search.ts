import type { OwnerSearch } from '../../contract/owners.ts'
import type { Principal } from '../platform/http/access.ts'
import type { Call } from '../platform/http/call.ts'
import { refuse } from '../platform/http/errors.ts'
import type { Services } from '../platform/context/services.ts'
import type { Pager } from '../platform/http/page.ts'
import { requireBelow, SEARCH } from '../platform/http/throttle.ts'
import { ownersFound, shownOf, SORTS } from './search.sql.ts'
import { maskedSocial } from './social.ts'

type Asked = { given: OwnerSearch; sort: string; page: Pager<keyof typeof SORTS> }

/**
 * A page of one row per account that fits every filled field; an owner without an account gives one row. Names, addresses
 * and the account number contain without case, the e-mail address begins so, the rest is equal; the social security number
 * is found by its keyed hash. At most 30 pages a minute, of whatever searches.
 */
export async function findOwners(services: Services, call: Call<Principal>, { given, sort, page }: Asked) {
  const filled = Object.entries(given).filter(([, value]) => value !== '' && value !== null)
  if (filled.length === 0) throw refuse(400, 'Please enter at least one search field')
  await requireBelow(services.db, SEARCH, call.principal.userId, call.now)
  return call.write(async ({ tx, audit }) => {
    const found = await page(tx, await ownersFound(tx, services.pii, given, sort), SORTS)
    const shown = await shownOf(tx, found.rows)
    // Which fields were used and how much was seen, never what was typed.
    await audit({
      action: 'owner.search',
      entity: 'account_owner',
      after: { fields: filled.map(([name]) => name), found: found.rows.length },
    })
    return found.answer(
      found.items(({ account_owner_id, account_id }) => {
        const row = shown.get(`${account_owner_id}:${account_id}`)
        return (
          row && {
            id: row.id,
            firstName: row.first_name,
            lastName: row.last_name,
            planName: row.plan_name,
            dateOfBirth: row.date_of_birth,
            social: maskedSocial(row.social_last4),
            email: row.email,
            death: row.death,
            mailingAddress: row.state === null ? null : { state: row.state, zip: row.zip },
            accounts:
              row.plan_account_number === null
                ? []
                : [{ planAccountNumber: row.plan_account_number, retirementAccountStatusId: row.status_id ?? 0 }],
          }
        )
      }),
    )
  })
}
