import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import type { DeskItem } from '../../contract/returnsDesk.ts'
import { openBankLine } from '../../custodian/bank/testing.lines.ts'
import { fund, signNewest, submit, walk } from '../../custodian/distributions/testing.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { bringDueToDesk } from '../../custodian/payments/deskDue.ts'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { ada, administrator, bob, customerService, seedAddress, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../../custodian/testing.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// Open items about payments and the bank appear on the Returns Desk, and disappear with their settlement.

const LINE_TEXT = /^Bank fee(, reference .+)? \(line \d+\)$/
const DEPOSIT_TEXT = /^Direct deposit due [\d/]{10}, trace \d+: the bank found no such account \(R03\)$/

describe.each(['embedded', 'PostgreSQL'])('the returns desk (%s)', (engine) => {
  let postgres: Postgres | undefined
  let owner: Database | undefined
  let server: TestServer
  let deposit: number
  let check: number

  beforeAll(async () => {
    if (engine === 'PostgreSQL') {
      postgres = await startPostgres()
      const from = { databaseUrl: await postgres.database(), databaseOwnerUrl: null, dataDir: 'memory' }
      server = await startTestServer({ database: await prepareDatabase(from) })
      owner = await openDatabase(from)
    } else server = await startTestServer()
    await seedPeople(server.services)
    for (const { accountId, ownerId } of [ada, bob]) {
      await fund(server.services, accountId, 1_000_000n)
      await seedAddress(server.services, ownerId)
    }
  })
  afterAll(async () => {
    await server?.close()
    await owner?.close()
    await postgres?.stop()
  })

  const db = () => server.services.db
  const jobs = async (...types: Array<(typeof JOB_TYPE)[keyof typeof JOB_TYPE]>) => {
    for (const type of types) await runJob(server.services, type)
  }
  const read = async (query = '', who = customerService) =>
    server.call('GET', `/api/payment/desk${query}`, { token: await server.tokenOf(who) })
  const desk = async (query = '') =>
    ((await read(query)).body as DeskItem[]).map(({ kind, itemId, whoActs }) => `${kind} ${itemId} ${whoActs}`)
  /** Moves to a new day and runs the timetable's check. */
  const day = async (date: string) => {
    server.clock.set(new Date(`${date}T15:00:00Z`))
    await bringDueToDesk(db(), date)
  }
  const paymentOf = async (requestId: number) =>
    db()
      .selectFrom('payment')
      .selectAll()
      .where('request_id', '=', requestId)
      .orderBy('payment_id', 'desc')
      .executeTakeFirstOrThrow()
  /** Submits, signs, approves and posts a request. */
  async function posted(who: typeof ada | typeof bob, choice: Parameters<typeof walk>[3]): Promise<number> {
    const token = await server.tokenOf(who.email)
    await walk(server, token, who.accountId, choice)
    const id = await submit(server, token, who.accountId)
    await signNewest(server, token)
    await move(administrator, id, REQUEST_STATUS.approved)
    await jobs(JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals)
    return id
  }
  async function move(who: string, id: number, statusId: number, more: object = {}) {
    const row = await db()
      .selectFrom('distribution_request')
      .selectAll()
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    const { address1, address2, city, state, zip, version } = row
    const [amount, federalWithholding, stateWithholding] = [row.amount_cents, row.federal_cents, row.state_cents].map(
      (cents) => Number(cents) / 100,
    )
    return server.call('PUT', '/api/withdrawal/admin/withdrawal', {
      token: await server.tokenOf(who),
      body: {
        id,
        amount,
        federalWithholding,
        stateWithholding,
        statusId,
        waiveFees: false,
        version,
        address1,
        address2,
        city,
        state,
        zip,
        ...more,
      },
    })
  }

  test('shows an empty Returns Desk at first, and only to roles that handle payments', async () => {
    expect(await read()).toMatchObject({ status: 200, body: [] })
    for (const who of [ada.email, 'reviewer@example.com'])
      expect([401, 403]).toContain((await read('', who).catch(() => ({ status: 403 }))).status)
  })

  test('lists a payment that was not sent for days, until a bank file contains the payment', async () => {
    check = await posted(ada, { amount: 500, isCheck: true, federal: 50, state: 'TX', stateTax: 0 })
    const { payment_id: id } = await paymentOf(check)
    await day('2026-03-13')
    expect(await desk()).toEqual([])
    await day('2026-03-14')
    expect(await desk()).toEqual([`UNSENT ${id} OPERATOR`])
    await jobs(JOB_TYPE.printVendorUpload)
    expect(await desk()).toEqual([])
  })

  test('lists a check on the Returns Desk when nobody cashed the check within 180 days', async () => {
    const { payment_id: id, check_number: number, sent_for } = await paymentOf(check)
    expect(sent_for).toBe('2026-03-14')
    await day('2026-09-09')
    expect(await desk()).toEqual([])
    await day('2026-09-10')
    expect((await read()).body).toMatchObject([
      {
        kind: 'CHECK',
        itemId: id,
        since: '2026-09-10',
        ageInBankDays: 0,
        amount: 425,
        whoActs: 'STAFF',
        description: `Check ${number} of 03/14/2026`,
        requestId: check,
        accountOwnerId: ada.ownerId,
      },
    ])
    // A second run adds nothing.
    expect(await bringDueToDesk(db(), '2026-09-10')).toBe(0)
  })

  test('lists a stale check once, as a return, until the check is paid again', async () => {
    const { payment_id: id, check_number: checkNumber } = await paymentOf(check)
    const token = await server.tokenOf(administrator)
    const body = { returns: [{ checkNumber, code: 'STALE' }] }
    expect((await server.call('POST', '/api/payment/returns', { token, body })).body).toMatchObject({ returned: 1 })
    expect(await desk()).toEqual([`RETURN ${id} OPERATOR`])
    expect((await read()).body).toMatchObject([{ since: '2026-09-10', list: 'incomplete', amount: 425 }])
    await move(administrator, check, REQUEST_STATUS.approved)
    expect(await desk()).toEqual([`RETURN ${id} SECOND_PERSON`])
    expect((await move(customerService, check, REQUEST_STATUS.approved)).status).toBe(200)
    await jobs(JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals)
    expect(await desk()).toEqual([])
    await jobs(JOB_TYPE.printVendorUpload)
  })

  test('lists a returned deposit as waiting for its owner, then for a second person, until its reversal', async () => {
    deposit = await posted(bob, { amount: 600, type: 1, isCheck: false, federal: 60, state: 'TX', stateTax: 0 })
    await jobs(JOB_TYPE.bankUpload)
    const { payment_id: id, trace_number: traceNumber } = await paymentOf(deposit)
    const headers = { authorization: `Operator ${testConfig.operatorKey}` }
    await server.call('POST', '/api/job/rejections', { headers, body: { returns: [{ traceNumber, code: 'R03' }] } })
    expect(await desk()).toEqual([`RETURN ${id} OWNER`])
    expect((await read()).body).toMatchObject([{ description: expect.stringMatching(DEPOSIT_TEXT) }])
    const bankDetails = { routingNumber: '021000021', accountNumber: '55501112', isSavings: true }
    expect((await move(administrator, deposit, REQUEST_STATUS.incomplete, { bankDetails })).status).toBe(200)
    // New bank details entered by one employee need another one's approval.
    expect(await desk()).toEqual([`RETURN ${id} SECOND_PERSON`])
    const ended = await server.call('POST', '/api/withdrawal/admin/withdrawal', {
      token: await server.tokenOf(administrator),
      body: { id: deposit, amount: 600, federalWithholding: 60, stateWithholding: 0, statusId: 5, waiveFees: false },
    })
    expect(ended.status).toBe(200)
    expect(await desk()).toEqual([])
  })

  test('lists an unmatched bank line on the Returns Desk until two people match the line', async () => {
    const line = await openBankLine(server.services, 1_250n)
    expect(await desk()).toEqual([`LINE ${line} STAFF`])
    expect((await read()).body).toMatchObject([{ since: '2026-03-09', amount: 12.5, requestId: null, list: null }])
    expect((await read()).body).toMatchObject([{ description: expect.stringMatching(LINE_TEXT) }])
    const asked = await server.call('POST', `/api/bank/lines/${line}/match`, {
      token: await server.tokenOf(administrator),
      body: { note: 'Monthly fee of the bank' },
    })
    expect(await desk()).toEqual([`LINE ${line} SECOND_PERSON`])
    const { approvalId } = asked.body as { approvalId: number }
    const token = await server.tokenOf(customerService)
    const approved = await server.call('POST', `/api/approval/${approvalId}/approve`, { token, body: {} })
    expect(approved.status).toBe(200)
    expect(await desk()).toEqual([])
  })

  test('removes a check from the Returns Desk when the bank has paid the check', async () => {
    const { payment_id: id, sent_for: sentFor } = await paymentOf(check)
    const item = () =>
      db().selectFrom('desk_item').select('since').where('kind', '=', 'CHECK').where('item_id', '=', id).execute()
    expect(await item()).toHaveLength(1)
    const line = await openBankLine(server.services, 42_500n)
    await db()
      .insertInto('bank_match')
      .values({
        bank_line_id: line,
        kind: 'CLEARED',
        payment_id: id,
        approval_id: null,
        at: new Date(`${sentFor}T15:00Z`),
        transaction_id: (await paymentOf(check)).transaction_id,
      })
      .execute()
    expect(await item()).toEqual([])
    await db().updateTable('bank_line').set({ matched_at: server.clock.now() }).execute()
    expect(await desk()).toEqual([])
  })

  test('sorts, filters and pages the Returns Desk, and counts its items on the overview', async () => {
    const ids: number[] = []
    for (const cents of [300n, 100n, 200n]) ids.push(await openBankLine(server.services, cents))
    await posted(bob, { amount: 700, type: 1, isCheck: true, federal: 70, state: 'TX', stateTax: 0 })
    await day('2026-09-14')
    const numbers = async (query: string) =>
      ((await read(query)).body as DeskItem[]).map((row) => (row.kind === 'LINE' ? ids.indexOf(row.itemId) : row.kind))
    expect(await numbers('?sort=amount')).toEqual([1, 2, 0, 'UNSENT'])
    expect(await numbers('?sort=-amount&kind=LINE')).toEqual([0, 2, 1])
    expect(await numbers('?sort=-kind')).toEqual(['UNSENT', 2, 1, 0])
    expect(await numbers('?kind=UNSENT')).toEqual(['UNSENT'])
    expect(await numbers('?kind=CHECK')).toEqual([])
    const first = await read('?limit=2')
    const [, cursor] = (first.body as Array<DeskItem & { cursor: string }>).map((row) => row.cursor)
    expect(await numbers('?limit=2')).toEqual([0, 1])
    expect(await numbers(`?limit=2&after=${encodeURIComponent(cursor ?? '')}`)).toEqual([2, 'UNSENT'])
    expect(first.headers['x-total-count']).toBe('4')
    expect(first.headers['x-total-amount']).toBeUndefined()
    const sumOf = async (query: string) => (await read(`?limit=1&sum=amount${query}`)).headers['x-total-amount']
    expect([await sumOf('&kind=LINE'), await sumOf('&kind=CHECK')]).toEqual(['6', '0'])
    const overview = await server.call('GET', '/api/overview', { token: await server.tokenOf(administrator) })
    expect(overview.body).toMatchObject({ returnsDesk: { count: 4, isBound: false, oldest: expect.any(String) } })
  })
})
