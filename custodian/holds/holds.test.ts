import { JOB_TYPE } from '../../contract/jobType.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fund, signNewest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { balanceOfAccount } from '../ledger/ledger.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, TEST_NOW, type TestServer } from '../testing.ts'
import { forgetWhatIsOver } from '../platform/db/upkeep.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { holdFirstPayout } from './payoutHold.ts'

let server: TestServer
const DAY = 86_400_000
const tokens = { ada: '', admin: '', service: '' }
const db = () => server.services.db
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.services.database.executeSql(`
    alter table data_record disable trigger all; delete from data_record; alter table data_record enable trigger all;
    delete from payout_hold; delete from letter; delete from mail_outbox; delete from throttle; delete from registration; delete from address; delete from phone;
    insert into address (account_owner_id, address1, city, state, zip) values (${ada.ownerId}, '1 Elm Street', 'Reno', 'NV', '89501')`)
  tokens.ada = await server.tokenOf(ada.email)
  tokens.admin = await server.tokenOf(administrator)
  tokens.service = await server.tokenOf(customerService)
})

const send = (who: keyof typeof tokens, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: tokens[who], body })
const hold = () =>
  db()
    .transaction()
    .execute((tx) =>
      holdFirstPayout(writeContextIn(tx, server.services, { requestId: 'test' }), ada.ownerId, server.clock.now()),
    )
const enter = (code: string) => send('ada', 'POST', '/hold/code', { code })
const state = async () => (await send('ada', 'GET', '/hold')).body as Record<string, unknown>
const written = async () => {
  const mails = (await server.call('GET', '/api/dev/mail')).body as Array<{ kind: string; bodyText: string }>
  return mails
    .filter(({ kind }) => kind === 'letter:release')
    .map(({ bodyText }) => /release code: (\d{4} \d{4})/.exec(bodyText)?.[1] ?? '')
}
const told = async () =>
  (await lettersOf(server.services, 'payout-released'))
    .filter(({ to_address }) => to_address === ada.email)
    .map(({ body_text }) => body_text)
const otherThan = (code: string) => String((Number(code.replace(' ', '')) + 1) % 1e8).padStart(8, '0')
const noted = (ownerId: number) => `/hold/admin/${ownerId}/call`

test.each([
  ['true to the owner', 'ada', true],
  ['null to the administrator', 'admin', null],
  ['null to customer service', 'service', null],
] as const)('returns isHeld as %s while a payout is held', async (_name, who, isHeld) => {
  const path = who === 'ada' ? '/accountowner' : `/accountowner/admin/${ada.ownerId}`
  const shown = async () => ((await send(who, 'GET', path)).body as { isHeld: boolean | null }).isHeld
  const released = isHeld === null ? null : false
  expect(await shown()).toBe(released)
  await hold()
  expect(await shown()).toBe(isHeld)
  const [code = ''] = await written()
  await enter(code)
  expect(await shown()).toBe(released)
})

describe('the release code of a held payout', () => {
  test('releases a held payout once by its code, typed with or without the space', async () => {
    await hold()
    const [code = ''] = await written()
    expect(await state()).toMatchObject({ isHeld: true, sentTo: 'Reno, NV', usableUntil: '2026-05-09T15:00:00.000Z' })
    expect(await enter(` ${code.replace(' ', '-')} `)).toMatchObject({ status: 200, body: { isHeld: false } })
    expect(await enter(code)).toMatchObject({ status: 409, body: 'No payment of this owner is held.' })
    expect(await told()).toEqual([
      expect.stringMatching(
        /^Hello Ada,\n\nThe code from our letter was entered\. .*\n\nIf this was not you, call us right away: \(800\) 555-0100/,
      ),
    ])
  })

  test('stores the release code only in its encrypted letter', async () => {
    await hold()
    const [code = ''] = await written()
    for (const table of ['payout_hold', 'letter', 'audit', 'mail_outbox']) {
      const { rows } = await server.services.database.executeSql(`select to_jsonb(x)::text as text from ${table} x`)
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${code.replace(' ', '')}`))
    }
  })

  test('blocks a release code after five wrong tries until a new letter', async () => {
    await hold()
    const [code = ''] = await written()
    const left = ['4 tries are left.', '3 tries are left.', '2 tries are left.', '1 try is left.', 'a new letter.']
    for (const text of left)
      expect(await enter(otherThan(code))).toMatchObject({
        status: 400,
        body: { errors: [{ path: ['code'], message: expect.stringContaining(text) }] },
      })
    expect((await enter(code)).status).toBe(400)
    expect(await send('ada', 'POST', '/hold/letter', {})).toMatchObject({ status: 200, body: { triesLeft: 5 } })
    const codes = await written()
    expect(codes).toHaveLength(2)
    const fresh = codes.find((one) => one !== code) ?? ''
    expect((await enter(fresh)).status).toBe(200)
  })

  test('accepts a release code for 60 days, until a newer letter', async () => {
    await hold()
    const [first = ''] = await written()
    expect(await send('service', 'POST', `/hold/admin/${ada.ownerId}/letter`, {})).toMatchObject({ status: 409 })
    server.clock.forward(8 * DAY)
    tokens.ada = await server.tokenOf(ada.email)
    expect((await send('ada', 'POST', '/hold/letter', {})).status).toBe(200)
    expect((await enter(first)).status).toBe(400)
    const second = (await written()).find((one) => one !== first) ?? ''
    server.clock.forward(61 * DAY)
    tokens.ada = await server.tokenOf(ada.email)
    expect((await enter(second)).status).toBe(400)
    expect(await state()).toMatchObject({ isHeld: true, usableUntil: null, whyNoLetter: null })
  })

  test('writes at most four letters of an owner in 60 days, and says when the next can be ordered', async () => {
    await hold()
    const asked: unknown[] = []
    const onItsWay = 'Your letter is on its way. You can order a new one from'
    const none = 'No more letters can be sent now. You can order a new one from'
    for (const day of [8, 16, 24, 25, 32, 40, 59, 60, 67, 68]) {
      server.clock.set(new Date(TEST_NOW.getTime() + day * DAY))
      await forgetWhatIsOver(db(), server.clock.now())
      tokens.ada = await server.tokenOf(ada.email)
      const { whyNoLetter } = await state()
      const { status, headers } = await send('ada', 'POST', '/hold/letter', {})
      asked.push([day, whyNoLetter, status, status === 429 ? Number(headers['retry-after']) / 86_400 : null])
    }
    expect(asked).toEqual([
      [8, null, 200, null],
      [16, null, 200, null],
      [24, null, 200, null],
      [25, `${onItsWay} 05/09/2026.`, 409, null],
      [32, `${none} 05/09/2026.`, 429, 28],
      [40, `${none} 05/09/2026.`, 429, 20],
      [59, `${none} 05/09/2026.`, 429, 1],
      [60, null, 200, null],
      // Since the letter of day 60, the oldest of the last four is of day 8.
      [67, `${none} 05/17/2026.`, 429, 1],
      [68, null, 200, null],
    ])
  })

  test('accepts the release code from the owner only, and hides the hold from compliance reviewers', async () => {
    await hold()
    const [code = ''] = await written()
    expect((await send('admin', 'POST', '/hold/code', { code })).status).toBe(403)
    const token = await server.tokenOf('compliance@example.com')
    expect((await server.call('GET', `/api/hold/admin/${ada.ownerId}`, { token })).status).toBe(403)
  })
})

describe('the contact data of an owner with a held payout', () => {
  const address = { address1: '9 Thief Road', address2: null, city: 'Elko', state: 'NV', zip: '89801' }
  const phone = () =>
    server.services.database.executeSql(
      `insert into phone (account_owner_id, number) values (${ada.ownerId}, '7755550100')`,
    )
  const byStaff = {
    address: () => send('service', 'PUT', `/address/admin/${ada.ownerId}`, address),
    phone: () => send('service', 'PUT', `/phoneNumber/admin/${ada.ownerId}/cell/7755550199`),
  }

  test.each(['address', 'phone'] as const)(
    'mails no release code after staff changed the %s, and shows staff the earlier phone number to call',
    async (what) => {
      await phone()
      expect((await byStaff[what]()).status).toBe(200)
      server.clock.forward(400 * DAY)
      for (const who of ['ada', 'admin'] as const)
        tokens[who] = await server.tokenOf(who === 'ada' ? ada.email : administrator)
      await hold()
      expect(await written()).toEqual([])
      expect(await state()).toMatchObject({ isHeld: true, sentTo: null, whyNoLetter: expect.stringMatching(/call us/) })
      expect((await send('admin', 'GET', `/hold/admin/${ada.ownerId}`)).body).toMatchObject({
        numberToCall: '7755550100',
      })
    },
  )

  test('mails the release code to an address that the owner saved again after a staff change', async () => {
    await byStaff.address()
    expect((await send('ada', 'PUT', '/address', address)).status).toBe(200)
    await hold()
    expect(await state()).toMatchObject({ sentTo: 'Elko, NV' })
  })

  test('shows staff the phone number from before all staff changes as the number to call', async () => {
    await phone()
    for (const number of ['7755550101', '7755550102'])
      await send('service', 'PUT', `/phoneNumber/admin/${ada.ownerId}/cell/${number}`)
    await hold()
    const seen = await send('admin', 'GET', `/hold/admin/${ada.ownerId}`)
    expect(seen.body).toMatchObject({ numberToCall: '7755550100', sentTo: null })
  })

  test('keeps the address of an open hold when the address changes and another hold is requested', async () => {
    await hold()
    await server.services.database.executeSql(`update address set address1 = '9 Thief Road', city = 'Elko'`)
    server.clock.forward(90 * DAY)
    await hold()
    tokens.ada = await server.tokenOf(ada.email)
    expect(await state()).toMatchObject({ sentTo: 'Reno, NV' })
  })
})

describe('a distribution request with a held payout', () => {
  test('keeps a held request Approved, skips it without a failure, and pays it after its release', async () => {
    await hold()
    await walk(server, tokens.ada, ada.accountId)
    const id = await submit(server, tokens.ada, ada.accountId)
    await signNewest(server, tokens.ada)
    await server.services.database.executeSql(`update distribution_request set status_id = 2 where request_id = ${id}`)
    expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ held: 1, failures: [] })
    const ofStaff = async () => {
      const { body } = await send('service', 'GET', '/withdrawal/admin/approved')
      return (body as Array<{ id: number; holdReason: string | null }>).find((one) => one.id === id)?.holdReason
    }
    expect(await ofStaff()).toMatch(
      /^The first payment after a registration is held until the owner has entered the code/,
    )
    const ofOwner = async () => {
      const { body } = await send('ada', 'GET', '/request')
      return (body as Array<{ requestId: number; isHeld: boolean }>).find(({ requestId }) => requestId === id)?.isHeld
    }
    expect([await ofOwner(), await balanceOfAccount(db(), ada.accountId)]).toEqual([true, 500_000n])
    const [code = ''] = await written()
    await enter(code)
    expect([await ofStaff(), await ofOwner()]).toEqual([null, false])
    expect(await runJob(server.services, JOB_TYPE.calculateWithdrawals)).toMatchObject({ calculated: 1 })
    expect(await runJob(server.services, JOB_TYPE.processWithdrawals)).toMatchObject({ paid: 1 })
    expect(await balanceOfAccount(db(), ada.accountId)).toBe(400_000n)
  })
})

describe('a release of a hold by two employees', () => {
  test.each([
    ['the confirmed number, masked', '7755550100', '•••-•••-0100'],
    ['that no number is confirmed', null, 'None: no number is confirmed'],
  ])('shows the second employee %s', async (_, number, shown) => {
    await hold()
    await db().updateTable('payout_hold').set({ phone: number }).execute()
    expect((await send('service', 'POST', noted(ada.ownerId), { note: 'Asked for the plan' })).status).toBe(200)
    const { approvals } = (await send('admin', 'GET', '/approval?effect=hold-release')).body as {
      approvals: Array<{ id: number; status: string; changes: unknown[] }>
    }
    const waiting = approvals.find(({ status }) => status === 'WAITING')
    expect(waiting?.changes).toContainEqual({ label: 'Number called', before: null, after: shown })
    expect((await send('admin', 'POST', `/approval/${waiting?.id}/refuse`, { note: '' })).status).toBe(200)
  })

  test('releases a hold after one employee records the call and another approves', async () => {
    await hold()
    expect(await send('service', 'POST', noted(ada.ownerId), { note: 'Asked for the plan' })).toMatchObject({
      status: 200,
      body: { waits: true },
    })
    expect(await send('admin', 'POST', noted(ada.ownerId), { note: 'again' })).toMatchObject({ status: 409 })
    const list = (await send('admin', 'GET', '/approval?effect=hold-release')).body as {
      approvals: Array<{ id: number; status: string }>
    }
    const id = list.approvals.find(({ status }) => status === 'WAITING')?.id
    expect((await send('service', 'POST', `/approval/${id}/approve`, {})).status).toBe(409)
    expect(await told()).toEqual([])
    expect((await send('admin', 'POST', `/approval/${id}/approve`, {})).status).toBe(200)
    expect(await state()).toMatchObject({ isHeld: false })
    expect(await told()).toEqual([
      expect.stringMatching(
        /^Hello Ada,\n\nWe recorded a call .*\n\nIf this was not you, call us right away: \(800\) 555-0100/,
      ),
    ])
  })

  test.each([
    ['the hold is another one', `update payout_hold set since = now()`],
    [
      'another registration took over the login',
      `insert into registration (unique_id_hash, account_owner_id, verified_at, created_at, expires_at)
        select 'again', account_owner_id, asked_at + interval '1 minute', asked_at, asked_at + interval '1 day'
        from approval where status = 'WAITING'`,
    ],
  ])('refuses to approve the release of a hold after the owner has registered again: %s', async (_, change) => {
    await hold()
    await send('service', 'POST', noted(ada.ownerId), { note: 'Asked for the plan' })
    const { approval_id: id } = await db()
      .selectFrom('approval')
      .select('approval_id')
      .where('status', '=', 'WAITING')
      .executeTakeFirstOrThrow()
    await server.services.database.executeSql(change)
    expect((await send('admin', 'POST', `/approval/${id}/approve`, {})).status).toBe(409)
    expect(await state()).toMatchObject({ isHeld: true })
  })

  describe("a release of a hold by two employees after a change of the owner's data", () => {
    const isRefused = { status: 409, body: expect.stringMatching(/^You have changed data/) }
    const office = { first: 'first@example.com', second: 'second@example.com', third: 'third@example.com' }
    type Colleague = keyof typeof office
    const as = async (who: Colleague, method: 'POST' | 'PUT', path: string, body: unknown) =>
      server.call(method, `/api${path}`, { token: await server.tokenOf(office[who]), body })
    /** Staff request a new name. An open request makes the change wait for a second person. */
    const otherName = async (who: Colleague) => {
      const identity = { firstName: 'Ada', lastName: 'Other', social: '***-**-0011', dateOfBirth: '1950-05-12' }
      const answer = await as(who, 'PUT', `/accountowner/admin/${ada.ownerId}`, identity)
      expect(answer).toMatchObject({ status: 200, body: { waits: true } })
    }
    const recordCall = (who: Colleague) => as(who, 'POST', noted(ada.ownerId), { note: 'Asked for the plan' })
    const release = async (who: Colleague) => {
      const { approval_id: id } = await db()
        .selectFrom('approval')
        .select('approval_id')
        .where('effect', '=', 'hold-release')
        .where('status', '=', 'WAITING')
        .executeTakeFirstOrThrow()
      return as(who, 'POST', `/approval/${id}/approve`, {})
    }
    beforeAll(async () => {
      await server.services.database.executeSql(`
        insert into portal_user (user_id, email, role_id) values
          (31, '${office.first}', 1), (32, '${office.second}', 1), (33, '${office.third}', 1);
        -- Completes the request above, because an account has at most one active request.
        update distribution_request set status_id = 4`)
      await walk(server, await server.tokenOf(ada.email), ada.accountId)
      await submit(server, await server.tokenOf(ada.email), ada.accountId)
    })
    beforeEach(async () => {
      await server.services.database.executeSql(
        `update approval set status = 'WITHDRAWN', decided_at = now() where status = 'WAITING' and effect = 'hold-release'`,
      )
      await hold()
    })

    test("lets an employee who changed the owner's data neither record nor approve the release of a hold", async () => {
      await otherName('first')
      expect(await recordCall('first')).toMatchObject(isRefused)
      expect((await recordCall('second')).status).toBe(200)
      expect(await release('first')).toMatchObject(isRefused)
      expect((await release('third')).status).toBe(200)
      expect(await state()).toMatchObject({ isHeld: false })
    })

    test('refuses the release of a hold if the employee who recorded the call then requested a data change', async () => {
      expect((await recordCall('second')).status).toBe(200)
      await otherName('second')
      expect(await release('third')).toMatchObject({
        status: 409,
        body: expect.stringMatching(/^The employee who recorded/),
      })
      expect(await state()).toMatchObject({ isHeld: true })
    })
  })
})
