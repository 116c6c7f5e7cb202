import { afterEach, beforeEach, expect, test } from 'vitest'
import { administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { bankDesk } from './testing.bankDesk.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterEach(() => server.close())

const { db, as, statement, line, file, takenIn, match, decided, settle, undoSettlement } = bankDesk(() => server)
const OWN = 'This is about an account of your own. Another person must decide.'

/** Makes customer service the owner of the first account of the file. */
async function ownsPartOf(planFileId: number): Promise<void> {
  await server.services.database.executeSql(`insert into person (person_id, name, account_owner_id)
    select 7, 'Pia Person', account_owner_id from retirement_account where account_id =
      (select min(account_id) from plan_money where attachment_id = ${planFileId});
    update portal_user set person_id = 7 where email = '${customerService}'`)
}

async function settled(): Promise<{ id: number; settlementId: number }> {
  const id = await takenIn(1_200, 1, 2)
  await settle(id)
  await decided()
  const { plan_settlement_id: settlementId } = await db()
    .selectFrom('plan_settlement')
    .select('plan_settlement_id')
    .executeTakeFirstOrThrow()
  return { id, settlementId }
}

/** Each leaves one approval about a file of two people waiting, and returns the file. */
const asked: Readonly<Record<string, () => Promise<number>>> = {
  'plan-money': () => file(1_200, 1, 2),
  'plan-settlement': async () => {
    const id = await takenIn(1_200, 1, 2)
    await settle(id)
    return id
  },
  'plan-settlement-undo': async () => {
    const { id, settlementId } = await settled()
    await undoSettlement(settlementId)
    return id
  },
  'plan-return': async () => {
    const id = await takenIn(1_200, 1, 2)
    const { account_id: other } = await db()
      .selectFrom('plan_money')
      .select('account_id')
      .where('attachment_id', '=', id)
      .orderBy('account_id', 'desc')
      .executeTakeFirstOrThrow()
    const { transaction_id: creditId } = await db()
      .selectFrom('ledger_transaction')
      .select('transaction_id')
      .where('idempotency_key', '=', `plan-file:${id}:${other}`)
      .executeTakeFirstOrThrow()
    const body = { amount: 1, reason: 'RECALL', note: 'The plan said so' }
    await as(administrator, 'POST', `/api/bank/plan-money/credits/${creditId}/return`, body)
    return id
  },
  'bank-match': async () => {
    const id = await takenIn(1_200, 1, 2)
    const lineId = await line('2026-03-11', [[2_395, '', 'DEPOSIT']])
    await match(lineId, { planFileIds: [id], difference: { amount: 5, treatment: 'WRITTEN_OFF' } })
    return id
  },
}

test.each(Object.keys(asked))('lets no employee approve or refuse a %s about a file with own money', async (effect) => {
  await statement('2026-03-10', [])
  await ownsPartOf((await asked[effect]?.()) ?? 0)
  const { body } = await as(customerService, 'GET', '/api/approval')
  const { approvals } = body as { approvals: Array<{ id: number }> }
  expect(approvals).toEqual([expect.objectContaining({ effect, canDecide: false, whyNot: OWN })])
  for (const decision of ['approve', 'refuse'])
    expect(
      await as(customerService, 'POST', `/api/approval/${approvals[0]?.id}/${decision}`, { note: 'mine' }),
    ).toMatchObject({ status: 409, body: OWN })
})
