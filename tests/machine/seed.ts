import { sql } from 'kysely'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { bookOfAccount, credit, debit, internalBook, openCustomerBook, post } from '../../custodian/ledger/ledger.ts'
import type { Services } from '../../custodian/platform/context/services.ts'
import { tokenHash } from '../../custodian/platform/http/session.ts'
import { sealSocial } from '../../custodian/owners/social.ts'
import { asOperator, BY_OPERATOR, seedPeople, seedStaff } from '../../custodian/testing.people.ts'
import { OWNERS, STAFF, tokenOf } from './people.ts'
import { CLERKS, socialOf, UNREGISTERED } from './thief.ts'

/**
 * Opening balance in cents. Each account adds its owner id, so that staff need not match entries of equal amounts by
 * hand.
 */
const FIRST_MONEY = 2_500_000n

/**
 * Owners with an account and money each, two employees of every role, and a session for each login that never ends.
 */
export async function seed(services: Services): Promise<void> {
  await seedPeople(services)
  const { db, database, pii } = services
  await seedStaff(services, [
    { userId: 25, email: 'admin2@example.com', roleId: 1 },
    { userId: 26, email: 'service2@example.com', roleId: 2 },
    { userId: 27, email: 'compliance2@example.com', roleId: 4 },
  ])
  for (const { ownerId, accountId, email, born, state } of OWNERS) {
    await database.executeSql(`${BY_OPERATOR}
      insert into account_owner (account_owner_id, first_name, last_name, date_of_birth, email)
        values (${ownerId}, 'Owner', 'Number${ownerId}', '${born}', '${email}');
      insert into portal_user (user_id, email, role_id, account_owner_id) values (${ownerId}, '${email}', 0, ${ownerId});
      insert into address (account_owner_id, address1, city, state, zip)
        values (${ownerId}, '${ownerId} Main St', 'Town', '${state}', '78701');
      insert into retirement_account
        (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, setup_date)
        values (${accountId}, '${accountId}', '${ownerId % 3 === 0 ? 'ROTH' : 'TRADITIONAL'}', ${1 + (ownerId % 2)}, ${ownerId}, 3,
          '2020-${String(1 + (ownerId % 12)).padStart(2, '0')}-${String(1 + (ownerId % 28)).padStart(2, '0')}')`)
    const social = String(900_120_000 + ownerId)
    await db.transaction().execute(async (tx) => {
      await sql.raw(BY_OPERATOR).execute(tx)
      await tx
        .updateTable('account_owner')
        .set({
          social_sealed: pii.seal(social, `account_owner.social:${ownerId}`),
          social_hash: pii.hash(social, 'social'),
          social_last4: social.slice(-4),
        })
        .where('account_owner_id', '=', ownerId)
        .execute()
    })
    await pay(services, accountId, FIRST_MONEY + BigInt(ownerId))
  }
  await openSessions(services, [...OWNERS.map(({ ownerId }) => ownerId), ...STAFF.map(({ userId }) => userId)])
}

/** Adds to the seed a dishonest login of each role, and owners who have not registered. */
export async function seedClerk(services: Services): Promise<void> {
  await seed(services)
  await seedStaff(services, [
    { userId: CLERKS.admin, email: 'clerk.admin@example.com', roleId: 1 },
    { userId: CLERKS.service, email: 'clerk.service@example.com', roleId: 2 },
    { userId: CLERKS.compliance, email: 'clerk.compliance@example.com', roleId: 4 },
  ])
  await openSessions(services, Object.values(CLERKS))
  for (const { ownerId, accountId, email } of UNREGISTERED) {
    await asOperator(services, (tx) =>
      tx
        .insertInto('account_owner')
        .values({
          account_owner_id: ownerId,
          first_name: 'Quiet',
          last_name: `Number${ownerId}`,
          date_of_birth: '1950-01-02',
          email,
          ...sealSocial(services.pii, ownerId, socialOf(ownerId)),
        })
        .execute(),
    )
    await services.database.executeSql(`${BY_OPERATOR}
      insert into address (account_owner_id, address1, city, state, zip) values (${ownerId}, '${ownerId} Main St', 'Town', 'TX', '78701');
      insert into phone (account_owner_id, number) values (${ownerId}, '77555${String(50_000 + ownerId)}');
      insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, setup_date)
      values (${accountId}, '${accountId}', 'TRADITIONAL', 1, ${ownerId}, 2, '2020-01-15')`)
    await pay(services, accountId, FIRST_MONEY + BigInt(ownerId))
  }
}

/** Opens the book of an account with this balance. */
async function pay(services: Services, accountId: number, money: bigint): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await openCustomerBook(tx, { accountId, name: `Account ${accountId}` })
    const [cash, receipts] = [await internalBook(tx, 'CUSTODY_CASH'), await internalBook(tx, 'PLAN_RECEIPTS')]
    await post(tx, {
      typeId: TRANSACTION_TYPE.contribution,
      date: services.dateOf(services.clock.now()),
      lines: [
        debit(cash, money),
        credit(receipts, money),
        debit(receipts, money),
        credit(await bookOfAccount(tx, accountId), money),
      ],
      createdBy: null,
    })
  })
}

async function openSessions({ db, clock }: Services, userIds: readonly number[]): Promise<void> {
  for (const userId of userIds)
    await db
      .insertInto('session')
      .values({
        token_hash: tokenHash(tokenOf(userId)),
        user_id: userId,
        created_at: clock.now(),
        expires_at: new Date('2099-01-01T00:00:00Z'),
      })
      .execute()
}
