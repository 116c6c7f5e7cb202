import { sql, type Expression, type SqlBool } from 'kysely'
import type { OwnerSearch } from '../../contract/owners.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { beginsWith, contains, expectedToContain, holds, holdsPlainName } from '../platform/db/contains.ts'
import { socialHash } from './social.ts'
import { accountBeginning, valuesOf } from './searchValues.sql.ts'

/** A filled search field as a condition on a column of owner_search. */
export interface Criterion {
  column: string
  /** The condition in the form that is fastest when checked row by row. */
  fits: Expression<SqlBool>
  /** The condition in the form that an index supports. */
  found: Expression<SqlBool>
  /** The condition in the form for which EXPLAIN estimates the number of rows best. */
  expected: Expression<SqlBool>
  /** How an index helps: a range of a sorted index, parts of a text, or not at all. */
  kind: 'range' | 'text' | 'none'
}

const ranged = (column: string, found: Expression<SqlBool>): Criterion => ({
  column,
  fits: found,
  found,
  expected: found,
  kind: 'range',
})
/** A criterion that no index supports, so rows are checked one by one. */
const looked = (column: string, fits: Expression<SqlBool>): Criterion => ({
  column,
  fits,
  found: fits,
  expected: fits,
  kind: 'none',
})
const equal = (column: string, value: unknown) => ranged(column, sql`${sql.ref(column)} = ${value}`)
const oneOf = (column: string, values: readonly string[]) =>
  ranged(column, sql`${sql.ref(column)} = any(${values}::text[])`)

/** Builds the criteria of every filled field. */
export async function criteriaOf(db: Db | Tx, pii: Pii, given: OwnerSearch): Promise<Criterion[]> {
  const { accountOwnerId, dob, phone, state, zip, ssn, email, accountNumber, looseNumber } = given
  const criteria: Criterion[] = []
  if (accountOwnerId !== null) criteria.push(equal('account_owner_id', accountOwnerId))
  if (dob) criteria.push(equal('date_of_birth', dob))
  if (state) criteria.push(equal('state', state.toUpperCase()))
  // Addresses of earlier versions have nine digits without a dash.
  if (/^\d{5}$/.test(zip)) criteria.push(ranged('zip', beginsWith('zip', zip)))
  else if (zip) criteria.push(oneOf('zip', [zip, zip.replace('-', '')]))
  const numbers: Criterion[] = []
  if (phone) numbers.push(equal('phone', phone))
  if (ssn) {
    const hash = socialHash(pii, ssn)
    numbers.push(
      ranged(
        'account_owner_id',
        sql`account_owner_id = (select o.account_owner_id from account_owner o where o.social_hash = ${hash})`,
      ),
    )
  }
  if (accountNumber && looseNumber) numbers.push(equal('plan_account_number', accountNumber))
  if (looseNumber && numbers.length > 0) criteria.push(eitherOf(numbers))
  else criteria.push(...numbers)
  if (email) criteria.push(ranged('email', beginsWith('email', email.toLowerCase())))
  for (const fields of await valuesOf(db, given))
    criteria.push(
      eitherOf(
        fields.map(({ field, text, values }) =>
          values ? oneOf(field, values) : looked(field, holdsPlainName(field, text)),
        ),
      ),
    )
  if (accountNumber && !looseNumber) {
    const beginning = await accountBeginning(db, accountNumber)
    criteria.push(
      beginning === null
        ? partOf('plan_account_number', accountNumber)
        : ranged('plan_account_number', beginsWith('plan_account_number', beginning)),
    )
  }
  for (const column of ['address1', 'address2'] as const)
    if (given[column]) criteria.push(partOf(column, given[column]))
  return criteria
}

/**
 * Combines criteria of which at least one must match. Each uses its own index, so the combination cannot use the index
 * of a sort order.
 */
function eitherOf(criteria: readonly Criterion[]): Criterion {
  const [only, ...more] = criteria
  if (only && more.length === 0) return only
  const fits = sql<SqlBool>`(${sql.join(
    criteria.map((each) => each.fits),
    sql` or `,
  )})`
  const kind = criteria.every((each) => each.kind === 'range') ? 'text' : 'none'
  return { column: 'last_name', fits, found: fits, expected: fits, kind }
}

const partOf = (column: string, text: string): Criterion => ({
  column,
  fits: holds(column, text),
  found: contains(column, text),
  expected: expectedToContain(column, text),
  kind: 'text',
})
