import { NO_SSN_SEARCH, type OwnerSearch } from '../../contract/owners.ts'
import { about } from '../platform/audit/audit.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { invalidField, refuse } from '../platform/http/errors.ts'
import type { Pager } from '../platform/http/page.ts'
import { ownersFound, shownOf, SORTS } from './search.sql.ts'
import { maskedSocial } from './social.ts'

type Asked = { given: OwnerSearch; sort: string; page: Pager<keyof typeof SORTS> }

/**
 * Finds a page of accounts that match every filled field. An owner without an account gives one row. Names,
 * addresses and account numbers contain the text, ignoring case; emails begin with it; other fields equal it. The
 * social security number is found by its keyed hash.
 */
export async function findOwners({ tx, audit, services }: WriteContext, { given, sort, page }: Asked) {
  const found = await page(tx, await ownersFound(tx, services.pii, given, sort), SORTS)
  const shown = await shownOf(tx, found.rows)
  // Audits a search: the names of the filled fields and the number of rows, never the typed values. A search of one
  // owner is in that owner's trail, because it can test a guessed number.
  const { accountOwnerId } = given
  const subject =
    accountOwnerId === null ? { entity: 'account_owner' } : about('account_owner', accountOwnerId, accountOwnerId)
  await audit({
    action: 'owner.search',
    ...subject,
    after: { fields: filledOf(given), found: found.rows.length },
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
}

/** @throws 400 if no field is filled; 400 at `ssn` for a machine credential, which could try every number */
export function requireCriteria(given: OwnerSearch, { credential }: Principal): void {
  if (filledOf(given).length === 0) throw refuse(400, 'Please enter at least one search field')
  if (credential !== null && given.ssn !== '') throw invalidField('ssn', NO_SSN_SEARCH)
}

const filledOf = (given: OwnerSearch): string[] =>
  Object.entries(given).flatMap(([name, value]) =>
    name !== 'looseName' && name !== 'looseNumber' && value !== '' && value !== null ? name : [],
  )
