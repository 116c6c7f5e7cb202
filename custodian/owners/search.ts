import type { OwnerSearch } from '../../contract/owners.ts'
import type { Principal } from '../platform/http/access.ts'
import type { Call } from '../platform/http/call.ts'
import { refuse } from '../platform/http/errors.ts'
import type { Services } from '../platform/context/services.ts'
import { requireBelow, SEARCH } from '../platform/http/throttle.ts'
import { foundOwners } from './search.sql.ts'
import { maskedSocial } from './social.ts'

/**
 * One row per account that fits every filled field; an owner without an account gives one row. Names, addresses and
 * the account number contain without case, the rest is equal; the social security number is found by its keyed hash.
 * At most 30 searches a minute.
 */
export async function findOwners(services: Services, call: Call<Principal>, given: OwnerSearch) {
  const filled = Object.entries(given).filter(([, value]) => value !== '' && value !== null)
  if (filled.length === 0) throw refuse(400, 'Please enter at least one search field')
  await requireBelow(services.db, SEARCH, call.principal.userId, call.now)
  return call.write(async ({ tx, audit }) => {
    const rows = await foundOwners(tx, services.pii, given)
    // Which fields were used and how much was seen, never what was typed.
    await audit({
      action: 'owner.search',
      entity: 'account_owner',
      after: { fields: filled.map(([name]) => name), found: rows.length },
    })
    return rows.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      planName: row.plan_name,
      dateOfBirth: row.date_of_birth,
      social: maskedSocial(row.social_last4),
      email: row.email,
      mailingAddress: row.state === null ? null : { state: row.state, zip: row.zip },
      accounts:
        row.plan_account_number === null
          ? []
          : [{ planAccountNumber: row.plan_account_number, retirementAccountStatusId: row.status_id ?? 0 }],
    }))
  })
}
