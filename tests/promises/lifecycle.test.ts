import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, restSignIn, type Rest } from '../clients.ts'
import { trialBalance } from '../fingerprint.ts'
import { linkTo } from '../mail.ts'
import { startStack, type Stack } from '../stack.ts'
import { finishWizard } from '../wizard.ts'

// One withdrawal from the wizard to the tax books, through the API: checks the effect of each step on request and
// ledger, and that no step happens twice.

let stack: Stack
let fay: Rest
let admin: Rest

beforeAll(async () => {
  stack = await startStack({ database: 'postgres', gateway: false })
  fay = await restSignIn(stack.custodianUrl, people.fay)
  admin = await restSignIn(stack.custodianUrl, people.admin)
  // The address for Fay's check.
  await stack.sql(
    `insert into address (account_owner_id, address1, city, state, zip)
     select account_owner_id, '9 Elm Street', 'Sacramento', 'CA', '94203' from retirement_account where account_id = 509`,
  )
})
afterAll(() => stack?.stop())

interface StaffRow {
  id: number
  retirementAccountId: number
  statusId: number
  version: number
  [field: string]: unknown
}

const list = async (name: string) => (await admin('GET', `/api/withdrawal/admin/${name}`)).body as StaffRow[]
const mine = (rows: StaffRow[]) => rows.filter(({ retirementAccountId }) => retirementAccountId === 509)

async function book(name: string): Promise<number> {
  const [row] = await stack.sql<{ cents: string }>(
    `select coalesce(sum(case p.side when 'C' then p.amount_cents else -p.amount_cents end), 0)::text as cents
     from posting p join book b using (book_id) where b.name = $1`,
    [name],
  )
  return Number(row?.cents)
}

async function balance(): Promise<number> {
  const { body } = await fay('GET', '/api/account/509')
  return (body as { balance: number }).balance
}

/** Saves the request as staff do, with another status. */
async function save(row: StaffRow, statusId: number) {
  return admin('PUT', '/api/withdrawal/admin/withdrawal', {
    id: row.id,
    amount: row.amount,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    federalWithholding: row.federalWithholding,
    stateWithholding: row.stateWithholding,
    statusId,
    waiveFees: row.waiveFees,
  })
}

describe('a withdrawal', () => {
  let federalBefore = 0
  let californiaBefore = 0

  it('posts nothing before a withdrawal is signed', async () => {
    federalBefore = await book('Federal Withholding')
    californiaBefore = await book('California Withholding')
    const choice = { amount: 1_000, federal: 100, residenceState: 'CA' }
    // The audit trail may not have the bank account of this draft.
    await finishWizard(fay, 509, { ...choice, isCheck: false })
    // A deposit that is approved in the last days of a year is paid in the next one, a check is not.
    await finishWizard(fay, 509, { ...choice, isCheck: true })
    const { status } = await fay('POST', '/api/wizard/finalize/509')
    expect(status).toBe(200)
    expect(mine(await list('signature'))).toHaveLength(1)
    expect(mine(await list('open'))).toHaveLength(0)
    expect(await balance()).toBe(5_000)
  })

  it('lists a withdrawal as open for staff once the owner has signed', async () => {
    const path = `/api/signature/${(await linkTo(stack, people.fay, '/sign/')).slice('/sign/'.length)}`
    const ben = await restSignIn(stack.custodianUrl, people.ben)
    const signature = { signerName: 'Fay Ford', consent: true }
    expect((await ben('POST', path, signature)).status).toBe(404)
    expect((await fay('POST', path, signature)).status).toBe(204)
    expect(mine(await list('signature'))).toHaveLength(0)
    expect(mine(await list('open'))).toHaveLength(1)
  })

  it("freezes a withdrawal's figures at the calculation, not at the approval", async () => {
    const [row] = mine(await list('open'))
    expect((await save(row!, 2)).status).toBe(200)
    expect(mine(await list('approved'))[0]?.statusId).toBe(2)
    await stack.job('calculate-withdrawals')
    expect(mine(await list('approved'))[0]?.statusId).toBe(3)
    expect(await balance()).toBe(5_000)
  })

  it('posts a withdrawal once when the processing job runs three times', async () => {
    await Promise.all([stack.job('process-withdrawals'), stack.job('process-withdrawals')])
    await stack.job('process-withdrawals')
    expect(await balance()).toBe(4_000)
    expect((await book('Federal Withholding')) - federalBefore).toBe(10_000)
    expect((await book('California Withholding')) - californiaBefore).toBe(1_000)
    const posted = await stack.sql(
      `select transaction_id from ledger_transaction where request_id =
         (select request_id from distribution_request where account_id = 509)`,
    )
    expect(posted).toHaveLength(1)
    expect(await trialBalance(stack)).toEqual({ difference: '0', unbalanced: [] })
  })

  it("shows the payment in the owner's book without transaction ids", async () => {
    const { body } = await fay('GET', '/api/transaction/summary/plan/509')
    const { transactions } = body as { transactions: { transactionId?: number | null; amount: number }[] }
    expect(transactions.some(({ amount }) => amount === -1_000)).toBe(true)
    for (const { transactionId } of transactions) expect(transactionId ?? null).toBeNull()
  })

  it('allows a new request once staff complete the withdrawal', async () => {
    const [row] = mine(await list('approved'))
    expect((await save(row!, 4)).status).toBe(200)
    expect(mine(await list('historical'))[0]?.statusId).toBe(4)
    const { body } = await fay('GET', '/api/withdrawal/active')
    expect(body).toEqual({ rolloverRequests: [], withdrawalRequests: [] })
    expect(await balance()).toBe(4_000)
    expect(await trialBalance(stack)).toEqual({ difference: '0', unbalanced: [] })
  })

  it('audits every step of a withdrawal without secrets', async () => {
    const rows = await stack.sql<{ action: string; before: unknown; after: unknown }>(
      `select action, before, after from audit`,
    )
    expect(rows.length).toBeGreaterThan(5)
    const text = JSON.stringify(rows)
    for (const secret of ['Passw0rd', '123456789', '900110006', '900-11-0006']) expect(text).not.toContain(secret)
  })
})

describe('a withdrawal of the full balance', () => {
  it('pays out a full distribution, sets the account to pending closure, then closes it', async () => {
    const { body: amount } = await fay('GET', '/api/wizard/distribution/509')
    expect(amount).toMatchObject({ maximumAmount: 4_000 })
    await fay('POST', '/api/wizard/amount/509', { amount: 4_000, isFullAmount: true })
    await fay('POST', '/api/wizard/distribution-type/509', { distributionTypeId: DISTRIBUTION_TYPE.transfer })
    await fay('POST', '/api/wizard/rollover/509', {
      checkPayee: 'New Custodian',
      attentionTo: null,
      address: '1 Wall St',
      city: 'New York',
      state: 'NY',
      zip: '10005',
      receivingAccount: '4455667788',
    })
    expect((await fay('POST', '/api/wizard/finalize/509')).status).toBe(200)
    const path = `/api/signature/${(await linkTo(stack, people.fay, '/sign/')).slice('/sign/'.length)}`
    expect((await fay('POST', path, { signerName: 'Fay Ford', consent: true })).status).toBe(204)
    const rollovers = async (name: string) => (await admin('GET', `/api/rollover/admin/${name}`)).body as StaffRow[]
    const saveRollover = async (row: StaffRow | undefined, statusId: number) =>
      admin('PUT', '/api/rollover/admin/rollover', {
        id: row?.id,
        amount: row?.amount,
        receivingAccountNumber: row?.receivingAccountNumber,
        checkPayableTo: row?.checkPayableTo,
        attentionTo: row?.attentionTo,
        address1: row?.address1,
        address2: row?.address2,
        city: row?.city,
        state: row?.state,
        zip: row?.zip,
        statusId,
        waiveFees: false,
      })
    expect((await saveRollover(mine(await rollovers('open'))[0], 2)).status).toBe(200)
    await stack.job('calculate-withdrawals')
    await stack.job('process-withdrawals')
    expect(await balance()).toBe(0)
    const status = async () =>
      ((await fay('GET', '/api/account/509')).body as { retirementAccountStatusId: number }).retirementAccountStatusId
    expect(await status()).toBe(4)
    expect((await saveRollover(mine(await rollovers('approved'))[0], 4)).status).toBe(200)
    expect(await status()).toBe(5)
    expect(await trialBalance(stack)).toEqual({ difference: '0', unbalanced: [] })
  })
})
