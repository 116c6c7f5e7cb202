import { sql, type Insertable } from 'kysely'
import { openCustomerBook } from './ledger/ledger.ts'
import type { DB } from './platform/db/schema.ts'
import { asSchemaOwner } from './platform/db/asSchemaOwner.ts'
import type { Tx } from './platform/db/connect.ts'
import type { Services } from './platform/context/services.ts'

/**
 * The people of the tests: two owners with a login, one without, and one person of each staff role. Their social
 * security numbers were never issued.
 */
export const ada = { ownerId: 11, accountId: 111, email: 'ada@example.com' }
export const bob = { ownerId: 12, accountId: 121, secondAccountId: 122, email: 'bob@example.com' }
/** An owner whose identity is checked, without a login or a signed custodial agreement. */
export const cyd = {
  ownerId: 13,
  accountId: 131,
  social: '900110013',
  firstName: 'Cyd',
  lastName: 'Clark',
  dateOfBirth: '1962-04-05',
}
export const administrator = 'admin@example.com'
export const customerService = 'service@example.com'
export const reviewer = 'compliance@example.com'

/**
 * A prefix for statements that write people as the operator does, with the privileges of the table owner's login.
 */
export const BY_OPERATOR = `select set_config('role', 'none', true),
    set_config('portal.data_writer', '{"path":"OPERATOR","at":"2020-01-01T00:00:00Z"}', true);`

export async function seedPeople(services: Services): Promise<void> {
  const { db, pii } = services
  await executeAsOperator(
    services,
    `insert into account_owner (account_owner_id, first_name, last_name, date_of_birth, email) values
      (11, 'Ada', 'Adams', '1950-05-12', 'ada@example.com'), (12, 'Bob', 'Baker', '1990-03-03', 'bob@example.com'),
      (13, 'Cyd', 'Clark', '1962-04-05', null);
    insert into portal_user (user_id, email, role_id, account_owner_id) values
      (11, 'ada@example.com', 0, 11), (12, 'bob@example.com', 0, 12),
      (21, 'admin@example.com', 1, null), (22, 'service@example.com', 2, null), (24, 'compliance@example.com', 4, null);
    insert into plan (plan_id, name, interest_basis_points, company_id) values (1, 'Alpha Plan', 325, 1), (2, 'Beta Plan', 200, 2);
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, setup_date) values
      (111, '300111', 'TRADITIONAL', 1, 11, 3, '2020-01-15'), (121, '300121', 'TRADITIONAL', 1, 12, 3, '2021-02-01'),
      (122, '300122', 'ROTH', 2, 12, 3, '2021-02-01'), (131, '300131', 'TRADITIONAL', 1, 13, 2, '2022-03-01')`,
  )
  for (const accountId of [111, 121, 122, 131])
    await db.transaction().execute((tx) => openCustomerBook(tx, { accountId, name: `Account ${accountId}` }))
  for (const [ownerId, social] of [
    [ada.ownerId, '900110011'],
    [bob.ownerId, '900110012'],
    [cyd.ownerId, cyd.social],
  ] as const)
    await asOperator(services, (tx) =>
      tx
        .updateTable('account_owner')
        .set({
          social_sealed: pii.seal(social, `account_owner.social:${ownerId}`),
          social_hash: pii.hash(social, 'social'),
          social_last4: social.slice(-4),
        })
        .where('account_owner_id', '=', ownerId)
        .execute(),
    )
}

/**
 * Writes data that money depends on, as the operator does. Uses a connection of the table owner if the test's login
 * owns no tables.
 */
export function asOperator<T>(
  { config, db }: Pick<Services, 'config' | 'db'>,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  const asWriter = async (tx: Tx) => {
    await sql.raw(BY_OPERATOR).execute(tx)
    return write(tx)
  }
  return config.databaseOwnerUrl === null ? db.transaction().execute(asWriter) : asSchemaOwner({ config, db }, asWriter)
}

/** Runs statements without parameters as the operator. */
export async function executeAsOperator(
  { config, db, database }: Pick<Services, 'config' | 'db' | 'database'>,
  statements: string,
): Promise<void> {
  const text = `${BY_OPERATOR} ${statements}`
  if (config.databaseOwnerUrl === null) await database.executeSql(text)
  else await asSchemaOwner({ config, db }, (tx) => sql.raw(text).execute(tx))
}

/** Adds logins of employees, which the service role may not create. */
export async function seedStaff(
  services: Pick<Services, 'config' | 'db' | 'database'>,
  staff: ReadonlyArray<{ userId: number; email: string; roleId: number }>,
): Promise<void> {
  const values = staff.map(({ userId, email, roleId }) => `(${userId}, '${email}', ${roleId})`)
  await executeAsOperator(services, `insert into portal_user (user_id, email, role_id) values ${values.join(', ')}`)
}

/** Adds an owner and returns the owner's id. */
export async function seedOwner(services: Services, person: Insertable<DB['account_owner']>): Promise<number> {
  const { account_owner_id } = await asOperator(services, (tx) =>
    tx.insertInto('account_owner').values(person).returning('account_owner_id').executeTakeFirstOrThrow(),
  )
  return account_owner_id
}

/** Adds an address for an owner who has none. */
export async function seedAddress(services: Services, ownerId: number): Promise<void> {
  const address = { account_owner_id: ownerId, address1: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' }
  await asOperator(services, (tx) =>
    tx
      .insertInto('address')
      .values(address)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
