import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import { sql, type SqlBool } from 'kysely'
import type { OwnerSearch } from '../../contract/owners.ts'
import { withoutSeparators } from '../../contract/separators.ts'
import type { Principal } from '../platform/http/access.ts'
import type { Call } from '../platform/http/call.ts'
import { refuse } from '../platform/http/errors.ts'
import type { Services } from '../platform/context/services.ts'
import { hit, SEARCH, tooMany } from '../platform/http/throttle.ts'
import { maskedSocial, socialHash } from './social.ts'

const MOST_ROWS = 100

/**
 * One row per account that fits every filled field; an owner without an account gives one row. Names, addresses and
 * the account number contain without case, the rest is equal; the social security number is found by its keyed hash.
 * At most 30 searches a minute.
 */
export async function findOwners(services: Services, call: Call<Principal>, given: OwnerSearch) {
  const filled = Object.entries(given).filter(([, value]) => value !== '' && value !== null)
  if (filled.length === 0) throw refuse(400, 'Please enter at least one search field')
  const wait = await hit(services.db, SEARCH, String(call.principal.userId), call.now)
  if (wait > 0) throw tooMany(wait)
  const contains = (column: string, text: string) =>
    sql<SqlBool>`${sql.ref(column)} ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`

  return call.write(async ({ tx, audit }) => {
    let query = tx
      .selectFrom('account_owner')
      .leftJoin('retirement_account', 'retirement_account.account_owner_id', 'account_owner.account_owner_id')
      .leftJoin('plan', 'plan.plan_id', 'retirement_account.plan_id')
      .leftJoin('address', (join) =>
        join
          .onRef('address.account_owner_id', '=', 'account_owner.account_owner_id')
          .on('address_type_id', '=', ADDRESS_TYPE.mailing),
      )
      .select([
        'account_owner.account_owner_id as id',
        'first_name',
        'last_name',
        'date_of_birth',
        'email',
        'social_last4',
        'plan.name as plan_name',
        'plan_account_number',
        'status_id',
        'address.state as state',
        'address.zip as zip',
      ])
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('account_owner.account_owner_id')
      .orderBy('account_id')
      .limit(MOST_ROWS)
    if (given.accountNumber) query = query.where(contains('plan_account_number', given.accountNumber))
    if (given.accountOwnerId !== null) query = query.where('account_owner.account_owner_id', '=', given.accountOwnerId)
    if (given.firstName) query = query.where(contains('first_name', given.firstName))
    if (given.lastName) query = query.where(contains('last_name', given.lastName))
    if (given.dob) query = query.where('date_of_birth', '=', given.dob)
    if (given.ssn) query = query.where('social_hash', '=', socialHash(services.pii, withoutSeparators(given.ssn)))
    if (given.address1) query = query.where(contains('address1', given.address1))
    if (given.address2) query = query.where(contains('address2', given.address2))
    if (given.city) query = query.where(contains('city', given.city))
    if (given.state) query = query.where('address.state', '=', given.state.toUpperCase())
    if (given.zip) query = query.where('address.zip', '=', given.zip)
    const rows = await query.execute()
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
