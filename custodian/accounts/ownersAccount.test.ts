import { afterEach, beforeEach, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { fund } from '../distributions/testing.ts'
import { minimumsOf } from '../minimums/minimums.ts'
import { accountsToState } from '../statements/figures.ts'
import { quarterBefore } from '../statements/period.ts'
import { formsOf } from '../taxYear/figures.ts'
import { accountsOfOthers, accountYears } from '../taxYear/yearOfAccount.sql.ts'
import { ada, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
afterEach(() => server.close())
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  server.clock.set(new Date('2027-01-04T15:00:00Z'))
})

const { notValidated, registered, rejected } = ACCOUNT_STATUS
const BEA = 'Bea Birch, born 03/03/1990'

test.each([
  ['opened under its own name', 'is', null, notValidated, null],
  ['opened under another name', 'is not', BEA, notValidated, null],
  ['opened under another name and rejected', 'is not', BEA, rejected, null],
  ['opened under another name and passed', 'is', BEA, registered, '2026-02-01'],
  ['opened under another name, passed, and reviewed again', 'is', BEA, notValidated, '2026-02-01'],
  ['opened under another name, passed, and rejected later', 'is not', BEA, rejected, '2026-02-01'],
])('an account %s %s in the figures and lists of the owner', async (_, is, name, statusId, passedAt) => {
  const { db } = server.services
  await fund(server.services, ada.accountId, 5_000_000n, '2026-01-02')
  await db
    .updateTable('retirement_account')
    .set({ named_in_file: name, status_id: statusId, passed_at: passedAt === null ? null : new Date(passedAt) })
    .where('account_id', '=', ada.accountId)
    .execute()
  const listed = async (path: string, who: string) => {
    const { body } = await server.call('GET', path, { token: await server.tokenOf(who) })
    return (body as Array<{ accountId: number }>).some(({ accountId }) => accountId === ada.accountId)
  }
  /** Whether the account's books can be read. */
  const books = async (who: string, whose: string) => {
    const token = await server.tokenOf(who)
    const read = async (path: string) => (await server.call('GET', path, { token })).status === 200
    const of = `${whose}/plan/${ada.accountId}`
    return {
      book: await read(`/api/transaction/summary${of}`),
      ...(whose === '' ? { file: await read(`/api/transaction/summary${of}/file?format=csv`) } : {}),
      years: await read(`/api/transaction/years${of}`),
    }
  }
  const year = await db.transaction().execute((tx) => accountYears(tx, [ada.accountId], 2026))
  const readers = {
    home: await listed('/api/account/balance', ada.email),
    minimum: (await minimumsOf(db, [ada.accountId], 2027)).length > 0,
    statement: (await accountsToState(db, [ada.ownerId], quarterBefore('2027-01-04'))).length > 0,
    form5498: year.flatMap((account) => formsOf(account, [], 2026)).length > 0,
    namedByTheRun: (await accountsOfOthers(db, 2026, 10)).length === 0,
    ...(await books(ada.email, '')),
  }
  const isOwners = is === 'is'
  expect(readers).toEqual({
    home: isOwners,
    minimum: isOwners,
    statement: isOwners,
    form5498: isOwners,
    namedByTheRun: isOwners,
    book: isOwners,
    file: isOwners,
    years: isOwners,
  })
  // Staff see the account in each case.
  expect(await listed(`/api/account/admin/${ada.ownerId}/balance`, reviewer)).toBe(true)
  expect(await books(customerService, `/admin/${ada.ownerId}`)).toEqual({ book: true, years: true })
})
