import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holdFirstPayout } from '../holds/payoutHold.ts'
import { maskedSocial } from '../owners/social.ts'
import { ada, administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, TEST_NOW, type TestServer } from '../testing.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { BANK, fund, newestLink, PAYEE, signNewest, submit, walk } from './testing.ts'

let server: TestServer
let adas: string
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  await server.services.database.executeSql(
    `insert into address (account_owner_id, address1, city, state, zip) values (${ada.ownerId}, '1 Elm', 'Reno', 'NV', '89501')`,
  )
  adas = await server.tokenOf(ada.email)
})
afterEach(() => server.close())

const OPEN = 1
const APPROVED = 2
const COMPLETED = 4
const INCOMPLETE = 6
const MAKER = 'You requested this or worked on it. Another person must decide.'
/** An account number that differs from the owner's but looks the same when masked. */
const LOOKALIKE = { receivingAccountNumber: 'THIEF-995566' }

async function rollover(): Promise<number> {
  await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
  return submit(server, adas, ada.accountId)
}

async function signedRollover(): Promise<number> {
  const id = await rollover()
  await signNewest(server, adas)
  return id
}

async function signedWithdrawal(isCheck: boolean): Promise<number> {
  await walk(server, adas, ada.accountId, { isCheck })
  const id = await submit(server, adas, ada.accountId)
  await signNewest(server, adas)
  return id
}

async function as(who: string, method: 'PUT' | 'POST' | 'DELETE', path: string, body: unknown) {
  const { status, body: told } = await server.call(method, `/api${path}`, { token: await server.tokenOf(who), body })
  return [status, told] as const
}

function saveRollover(who: string, id: number, statusId: number, changed: object = {}) {
  const { checkPayee: checkPayableTo, address: address1, receivingAccount: receivingAccountNumber, ...rest } = PAYEE
  const form = { id, amount: 700, checkPayableTo, address1, receivingAccountNumber, waiveFees: false, ...rest }
  return as(who, 'PUT', '/rollover/admin/rollover', { ...form, statusId, ...changed })
}

function saveWithdrawal(who: string, id: number, statusId: number, waiveFees = false) {
  const form = { id, amount: 1000, federalWithholding: 100, stateWithholding: 10, statusId, waiveFees }
  return as(who, 'PUT', '/withdrawal/admin/withdrawal', form)
}

async function signAgain(id: number): Promise<void> {
  const path = `/request/admin/${ada.ownerId}/${id}/sign-again`
  expect((await as(administrator, 'POST', path, undefined))[0]).toBe(200)
}

const signBy = (link: string) =>
  server.call('POST', `/api/signature/${link}`, { token: adas, body: { signerName: 'Ada Adams', consent: true } })

describe('one dishonest employee', () => {
  test("refuses to let an employee approve an unchanged request on the employee's own account", async () => {
    const id = await signedWithdrawal(false)
    await server.services.database.executeSql(`
      insert into person (person_id, name, account_owner_id) values (7, 'Ada Adams', ${ada.ownerId});
      update portal_user set person_id = 7 where email = '${administrator}'`)
    for (const to of [APPROVED, 3, COMPLETED])
      expect(await saveWithdrawal(administrator, id, to)).toEqual([
        409,
        'This is about an account of your own. Another person must decide.',
      ])
    expect((await saveWithdrawal(customerService, id, APPROVED))[0]).toBe(200)
    expect((await saveWithdrawal(administrator, id, COMPLETED))[0]).toBe(409)
  })

  test("refuses to let an employee waive the fee of a request on the employee's own account", async () => {
    const id = await signedWithdrawal(false)
    await server.services.database.executeSql(`
      insert into person (person_id, name, account_owner_id) values (7, 'Ada Adams', ${ada.ownerId});
      update portal_user set person_id = 7 where email = '${administrator}'`)
    const own = [409, 'This is about an account of your own. Another person must decide.']
    expect(await saveWithdrawal(administrator, id, OPEN, true)).toEqual(own)
    expect((await saveWithdrawal(customerService, id, APPROVED))[0]).toBe(200)
    expect(await saveWithdrawal(administrator, id, APPROVED, true)).toEqual(own)
    expect((await saveWithdrawal(customerService, id, APPROVED, true))[0]).toBe(200)
    expect(await saveWithdrawal(administrator, id, APPROVED)).toEqual(own)
  })

  test('invalidates an emailed form when staff change the receiving account', async () => {
    const id = await rollover()
    const link = await newestLink(server.services)
    expect((await saveRollover(administrator, id, INCOMPLETE, LOOKALIKE))[0]).toBe(200)
    expect((await saveRollover(administrator, id, OPEN, LOOKALIKE))[0]).toBe(200)
    expect((await signBy(link)).status).toBe(404)
  })

  test('requires a second person for a change that the signed form does not show', async () => {
    const id = await rollover()
    await signNewest(server, adas)
    expect((await saveRollover(administrator, id, OPEN, LOOKALIKE))[0]).toBe(200)
    await signAgain(id)
    await signNewest(server, adas)
    expect(await saveRollover(administrator, id, APPROVED, LOOKALIKE)).toEqual([409, MAKER])
    expect((await saveRollover(customerService, id, APPROVED, LOOKALIKE))[0]).toBe(200)
  })

  const wizard = (step: string) => `/wizard/admin/${ada.ownerId}/${step}/${ada.accountId}`
  /** A page of the wizard, saved by the employee in the owner's name. */
  async function keyed(step: string, body: object): Promise<void> {
    expect(await as(administrator, 'POST', wizard(step), body)).toMatchObject([200, {}])
  }
  const own = async (step: string, body: object) =>
    expect(await as(ada.email, 'POST', `/wizard/${step}/${ada.accountId}`, body)).toMatchObject([200, {}])
  const enterPayee = (receivingAccount: string) => keyed('rollover', { ...PAYEE, receivingAccount })
  const enterBank = (accountNumber: string) =>
    keyed('account', { ...BANK, accountNumber, confirmAccountNumber: accountNumber })
  const OTHER_BANK = '770056789'

  test.each<[string, boolean, () => Promise<void>]>([
    [
      'the receiving account in a draft',
      true,
      async () => {
        await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
        await enterPayee(LOOKALIKE.receivingAccountNumber)
      },
    ],
    [
      'the receiving account in two steps',
      true,
      async () => {
        await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
        await enterPayee('NC-778899')
        await enterPayee(LOOKALIKE.receivingAccountNumber)
      },
    ],
    [
      'the receiving account of a request that the owner then corrects',
      true,
      async () => {
        const first = await rollover()
        expect((await saveRollover(administrator, first, OPEN, LOOKALIKE))[0]).toBe(200)
        expect((await as(ada.email, 'POST', `/request/${first}/correct`, undefined))[0]).toBe(200)
      },
    ],
    [
      'the receiving account of a request that the owner signs twice and then corrects',
      true,
      async () => {
        await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
        await enterPayee(LOOKALIKE.receivingAccountNumber)
        const first = await submit(server, adas, ada.accountId)
        for (let signatures = 0; signatures < 2; signatures += 1) {
          await signNewest(server, adas)
          await signAgain(first)
        }
        expect((await as(ada.email, 'POST', `/request/${first}/correct`, undefined))[0]).toBe(200)
      },
    ],
    [
      'the receiving account in a draft whose page the owner saves again',
      true,
      async () => {
        await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
        await enterPayee(LOOKALIKE.receivingAccountNumber)
        const page = { ...PAYEE, receivingAccount: LOOKALIKE.receivingAccountNumber }
        expect((await as(ada.email, 'POST', `/wizard/rollover/${ada.accountId}`, page))[0]).toBe(200)
      },
    ],
    [
      'the receiving account in a draft in which the owner then enters a bank account',
      true,
      async () => {
        await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
        await enterPayee(LOOKALIKE.receivingAccountNumber)
        await own('distribution-type', { distributionTypeId: 5 })
        await own('payment', { isCheck: false })
        await own('account', { ...BANK, accountNumber: OTHER_BANK, confirmAccountNumber: OTHER_BANK })
        await own('distribution-type', { distributionTypeId: 50 })
      },
    ],
    [
      'the receiving account after a new start',
      true,
      async () => {
        await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
        expect((await as(administrator, 'DELETE', wizard('draft'), undefined))[0]).toBe(204)
        await keyed('amount', { amount: 700, isFullAmount: false })
        await keyed('distribution-type', { distributionTypeId: 50 })
        await enterPayee(LOOKALIKE.receivingAccountNumber)
      },
    ],
    [
      'the bank account in a draft',
      false,
      async () => {
        await walk(server, adas, ada.accountId, { isCheck: false })
        await enterBank(OTHER_BANK)
      },
    ],
    [
      'the bank account of an earlier request',
      false,
      async () => {
        const first = await signedWithdrawal(false)
        expect((await saveWithdrawal(customerService, first, 5))[0]).toBe(200)
        await walk(server, adas, ada.accountId)
        await keyed('payment', { isCheck: false })
        await enterBank(OTHER_BANK)
      },
    ],
  ])(
    'requires a second person after two signatures if staff replace %s by a look-alike',
    async (_, isRollover, draft) => {
      await draft()
      const id = await submit(server, adas, ada.accountId)
      await signNewest(server, adas)
      await signAgain(id)
      await signNewest(server, adas)
      const approve = (who: string) =>
        isRollover ? saveRollover(who, id, APPROVED, LOOKALIKE) : saveWithdrawal(who, id, APPROVED)
      expect(await approve(administrator)).toEqual([409, MAKER])
      expect((await approve(customerService))[0]).toBe(200)
    },
  )

  test('lets an employee approve a visibly different account in a draft once the owner has signed twice', async () => {
    await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
    await enterPayee('NC-778899')
    const id = await submit(server, adas, ada.accountId)
    await signNewest(server, adas)
    const shown = { receivingAccountNumber: 'NC-778899' }
    expect(await saveRollover(administrator, id, APPROVED, shown)).toEqual([409, MAKER])
    await signAgain(id)
    await signNewest(server, adas)
    expect((await saveRollover(administrator, id, APPROVED, shown))[0]).toBe(200)
  })

  test('lets the employee who changed a request approve it after the owner has signed the change', async () => {
    const id = await rollover()
    await signNewest(server, adas)
    const shown = { receivingAccountNumber: 'NC-778899' }
    expect((await saveRollover(administrator, id, OPEN, shown))[0]).toBe(200)
    await signAgain(id)
    await signNewest(server, adas)
    expect((await saveRollover(administrator, id, APPROVED, shown))[0]).toBe(200)
  })

  test("keeps the owner's name while only one employee has changed it and a check is not printed yet", async () => {
    const id = await signedWithdrawal(true)
    expect((await saveWithdrawal(customerService, id, COMPLETED))[0]).toBe(200)
    const social = maskedSocial('0011')
    const data = { firstName: 'Tom', lastName: 'Thief', dateOfBirth: '1950-05-12', social }
    expect((await as(administrator, 'PUT', `/accountowner/admin/${ada.ownerId}`, data))[0]).toBe(200)
    const { first_name } = await server.services.db
      .selectFrom('account_owner')
      .select('first_name')
      .where('account_owner_id', '=', ada.ownerId)
      .executeTakeFirstOrThrow()
    expect(first_name).toBe('Ada')
  })

  const IDENTITY = { firstName: 'Ada', lastName: 'Adams', dateOfBirth: '1950-05-12', social: maskedSocial('0011') }
  const CHANGED_NAME =
    'You changed the name, birth date or Social Security number of this owner. Another person must approve the check.'

  test.each([
    ['a check', { lastName: 'Thief' }, true, CHANGED_NAME],
    ['a check', { social: '900110099' }, true, CHANGED_NAME],
    ['a rollover', { lastName: 'Thief' }, null, CHANGED_NAME],
    ['a deposit', { lastName: 'Thief' }, false, null],
  ])('answers the approval of %s by the employee who changed %j', async (_, changed, isCheck, reason) => {
    const path = `/accountowner/admin/${ada.ownerId}`
    expect((await as(administrator, 'PUT', path, { ...IDENTITY, ...changed }))[0]).toBe(200)
    const id = isCheck === null ? await signedRollover() : await signedWithdrawal(isCheck)
    const approve = (who: string) =>
      isCheck === null ? saveRollover(who, id, APPROVED) : saveWithdrawal(who, id, APPROVED)
    const list = isCheck === null ? 'rollover' : 'withdrawal'
    const { body } = await server.call('GET', `/api/${list}/admin/open`, {
      token: await server.tokenOf(administrator),
    })
    const [shown] = body as Array<{ moves: Array<{ statusId: number; reason: string | null }> }>
    expect(shown?.moves.find(({ statusId }) => statusId === APPROVED)?.reason).toBe(reason)
    const [status, told] = await approve(administrator)
    expect([status, reason && told]).toEqual([reason === null ? 200 : 409, reason])

    const standing = `/api/data-standing/admin/${ada.ownerId}`
    const { body: found } = await server.call('GET', standing, { token: await server.tokenOf(customerService) })
    const [row] = (found as { unconfirmed: Array<{ recordId: number }> }).unconfirmed
    const note = { recordId: row?.recordId ?? 0, note: 'Compared with the passport' }
    expect((await as(customerService, 'POST', `/data-standing/admin/${ada.ownerId}/confirm`, note))[0]).toBeLessThan(
      300,
    )
    expect((await approve(administrator))[0]).toBe(200)
  })

  test("refuses a change of the name to the owner's own employee login", async () => {
    await server.services.database.executeSql(`
      insert into person (person_id, name, account_owner_id) values (7, 'Ada Adams', ${ada.ownerId});
      update portal_user set person_id = 7 where email = '${administrator}'`)
    expect(
      await as(administrator, 'PUT', `/accountowner/admin/${ada.ownerId}`, { ...IDENTITY, lastName: 'Thief' }),
    ).toEqual([409, 'This is about an account of your own. Another person must decide.'])
  })

  test.each([1, 31, 400])('mails no release letter to an address set by staff %i days before a hold', async (days) => {
    const address = { address1: '9 Thief Road', address2: null, city: 'Reno', state: 'NV', zip: '89501' }
    expect((await as(administrator, 'PUT', `/address/admin/${ada.ownerId}`, address))[0]).toBe(200)
    server.clock.set(new Date(TEST_NOW.getTime() + days * 86_400_000))
    adas = await server.tokenOf(ada.email)
    await server.services.db
      .transaction()
      .execute((tx) =>
        holdFirstPayout(writeContextIn(tx, server.services, { requestId: 'test' }), ada.ownerId, server.clock.now()),
      )
    const mails = (await server.call('GET', '/api/dev/mail')).body as Array<{ kind: string }>
    expect(mails.filter(({ kind }) => kind === 'letter:release')).toEqual([])
    await server.call('PUT', '/api/address', { token: adas, body: { ...address, address1: '10 Thief Road' } })
    const id = await signedWithdrawal(false)
    expect(await saveWithdrawal(administrator, id, APPROVED)).toEqual([
      409,
      'You entered personal or contact data of this owner that nobody has confirmed. Another person must approve the payment.',
    ])
    expect((await saveWithdrawal(customerService, id, APPROVED))[0]).toBe(200)
  })
})
