import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRowsRead } from '../../custodian/audit/rowsRead.ts'
import { lettersOf } from '../../custodian/mail/testing.letters.ts'
import { forgetWhatIsOver } from '../../custodian/platform/db/upkeep.ts'
import { hashPassword } from '../../custodian/session/password.ts'
import { ada, administrator, bob, customerService } from '../../custodian/testing.people.ts'
import { TEST_NOW } from '../../custodian/testing.ts'
import { startProductionServer, type ProductionServer } from '../production.ts'

// Attacks over time by an outsider, and by an employee on data: in production mode on PostgreSQL, through public calls.
// Attacks on money are in makers-of-data.test.ts, patience.test.ts and money-data.test.ts.

const DAYS = [1, 31, 400] as const
const DAY = 86_400_000
const PASSWORD = 'quiet river 7 lamps'
const ALARM = 1_000

let production: ProductionServer
beforeAll(async () => {
  production = await startProductionServer({ rowsReadAlarm: ALARM })
})
afterAll(() => production?.stop())
beforeEach(async () => {
  const { services, clock } = production.server
  clock.set(TEST_NOW)
  await services.database.executeSql('delete from throttle; delete from session; delete from staff_rows_read')
  await services.db
    .updateTable('portal_user')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute()
})

const as: ProductionServer['as'] = (...call) => production.as(...call)
const services = () => production.server.services
const forward = async (days: number) => {
  production.server.clock.forward(days * DAY)
  await forgetWhatIsOver(services().db, production.server.clock.now())
}

describe.each(DAYS)('an owner who signed in %i days ago', (days) => {
  const HOME = '203.0.113.7'
  const signIn = (from: string, password = PASSWORD, devices?: string) =>
    production.server.call('POST', '/api/authenticate', {
      body: { username: ada.email, password, devices },
      headers: { 'x-client-ip': from },
    })

  test.each([
    ["from the owner's network", HOME, false],
    ['with a known device', '192.0.2.99', true],
  ])('lets the owner sign in %s while an attacker guesses passwords elsewhere', async (_how, from, hasDevice) => {
    const { devices } = (await signIn(HOME)).body as { devices: string }
    // A browser keeps the proof of its device for 180 days; after that only the network is known.
    if (hasDevice && days > 180) return
    await forward(days)
    for (let n = 0; n < 40; n += 1) await signIn('198.51.100.20', 'wrong-password')
    expect((await signIn('198.51.100.20')).status).toBe(429)
    expect((await signIn(from, PASSWORD, hasDevice ? devices : undefined)).status).toBe(200)
  })

  test('keeps an expired session ended, even when the clock goes back', async () => {
    const { token } = (await signIn(HOME)).body as { token: string }
    const status = async () => (await production.server.call('GET', '/api/user', { token })).status
    expect(await status()).toBe(200)
    production.server.clock.forward((days + 1) * DAY)
    expect(await status()).toBe(401)
    production.server.clock.forward(-(days + 1) * DAY - 3_600_000)
    expect(await status()).toBe(401)
  })

  test('throttles sign-in for at most 15 minutes, even if the clock was ahead', async () => {
    production.server.clock.forward(days * DAY)
    for (let n = 0; n < 12; n += 1) await signIn('198.51.100.20', 'wrong-password')
    production.server.clock.forward(-days * DAY)
    const { status, headers } = await signIn('198.51.100.20')
    expect(status === 200 || Number(headers['retry-after']) <= 900).toBe(true)
  })
})

describe('mass reading', () => {
  test.each(DAYS)(
    'reports to administrators each day an employee who reads every list page, %i days apart',
    async (days) => {
      const rowsRead = createRowsRead(services())
      const { user_id: userId } = await services()
        .db.selectFrom('portal_user')
        .select('user_id')
        .where('email', '=', customerService)
        .executeTakeFirstOrThrow()
      const before = (await lettersOf(services(), 'many-rows-read')).length
      for (let turn = 1; turn <= 3; turn += 1) {
        for (let page = 0; page < 4; page += 1) {
          expect((await as(customerService, 'GET', '/plan?limit=1000')).status).toBe(200)
          // The pages of a large book.
          rowsRead.note(userId, 300)
          await rowsRead.flush()
        }
        expect((await lettersOf(services(), 'many-rows-read')).length - before).toBe(turn)
        production.server.clock.forward(days * DAY)
      }
    },
  )
})

describe('easy passwords', () => {
  const change = (who: string, newPassword: string) =>
    as(who, 'PUT', '/user/password', { currentPassword: PASSWORD, newPassword })

  test.each([
    [administrator, 'Summer2026!!'],
    [administrator, 'Winter2025!!'],
    [administrator, 'Changeme2026!'],
    [administrator, 'Admin2026!!!'],
    [customerService, 'Texas2026!!!'],
    [customerService, 'Company2026!!'],
    [ada.email, 'JohnSmith1970'],
    [ada.email, 'Summer2026!!'],
  ])('refuses %s the easy password %s', async (who, password) => {
    expect(await change(who, password)).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['newPassword'], message: 'This password is too easy to guess.' }] },
    })
  })
})

describe('the address of a webhook', () => {
  let hooks = 0
  const create = (url: string) =>
    as(administrator, 'POST', '/webhook', { name: `hook ${(hooks += 1)}`, url, kinds: ['JOB'] })

  test.each([
    ['https://hooks.good.example\r\n\t.evil.example/x', 'https://hooks.good.example.evil.example/x'],
    ['https://hооks.good.example/x', 'https://xn--hks-seda.good.example/x'],
    ['HTTPS://Hooks.Good.Example/x', 'https://hooks.good.example/x'],
    ['https://hooks.good.example/a/../b', 'https://hooks.good.example/b'],
  ])('shows the second person the webhook URL that the server will call, for the typed %j', async (typed, called) => {
    expect((await create(typed)).status).toBe(200)
    const { body } = await as(customerService, 'GET', '/approval?effect=webhook&limit=1')
    const [waits] = (body as { approvals: Array<{ changes: Array<{ label: string; after: string }> }> }).approvals
    expect(waits?.changes.find(({ label }) => label === 'Sends to')?.after).toBe(called)
    const { body: stored } = await as(administrator, 'GET', '/webhook')
    expect(JSON.stringify(stored)).toContain(JSON.stringify(called).slice(1, -1))
  })
})

describe('an exported cell', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1'])('escapes a formula in an exported cell: %j', async (title) => {
    expect(await exportedNote(title)).toContain(`'${title}`)
  })

  test.each([
    ['x;=1+1', `"x;'=1+1"`],
    ['x|=1+1', `"x|'=1+1"`],
  ])('escapes a formula after a semicolon or vertical bar within an exported cell: %j', async (title, cell) => {
    expect(await exportedNote(title)).toContain(cell)
  })

  async function exportedNote(title: string): Promise<string> {
    const noteText = `of ${title.length} ${Math.random()}`
    const added = await as(customerService, 'POST', '/note/admin', { accountOwnerId: bob.ownerId, title, noteText })
    expect(added.status).toBe(200)
    const asked = await as(customerService, 'POST', `/note/admin/${bob.ownerId}/export`)
    const { body } = await as(customerService, 'GET', `/export/${(asked.body as { id: number }).id}`)
    const file = typeof body === 'string' ? body : JSON.stringify(body)
    return file.split('\r\n').find((line) => line.includes(noteText)) ?? ''
  }
})
