import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ada, customerService, executeAsOperator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
const tokens = { owner: '', staff: '' }
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  tokens.owner = await server.tokenOf(ada.email)
  tokens.staff = await server.tokenOf(customerService)
})
afterAll(() => server.close())
beforeEach(() =>
  executeAsOperator(server.services, 'delete from address; delete from phone; delete from email_setting'),
)

type Who = keyof typeof tokens
const path = (who: Who, name: string) => (who === 'staff' ? `/api/${name}/admin/${ada.ownerId}` : `/api/${name}`)
const address = { address1: '12 Elm Street', address2: null, city: 'Austin', state: 'TX', zip: '78701' }
const VALUES: ReadonlyArray<{
  kind: 'ADDRESS' | 'PHONE' | 'SETTING'
  action: string
  save: (who: Who) => { path: string; body?: object }
}> = [
  { kind: 'ADDRESS', action: 'address.update', save: (who) => ({ path: path(who, 'address'), body: address }) },
  { kind: 'PHONE', action: 'phone.update', save: (who) => ({ path: `${path(who, 'phonenumber')}/cell/5125550100` }) },
  {
    kind: 'SETTING',
    action: 'emailSetting.update',
    save: (who) => ({ path: path(who, 'emailsetting'), body: { accountOwnerId: ada.ownerId, emailSetting: true } }),
  },
]
const WRITER = { owner: { path: 'SCREEN', is_confirmed: true }, staff: { path: 'STAFF', is_confirmed: false } }

describe.each(VALUES)('a saved $kind', ({ kind, action, save }) => {
  test.each<{ saves: Who[]; recorded: Who[] }>([
    { saves: ['owner', 'staff'], recorded: ['owner'] },
    { saves: ['staff', 'staff'], recorded: ['staff'] },
    { saves: ['staff', 'owner'], recorded: ['staff', 'owner'] },
    { saves: ['owner', 'owner'], recorded: ['owner', 'owner'] },
  ])('keeps its author when staff save it unchanged, unlike its owner: $saves', async ({ saves, recorded }) => {
    const { db } = server.services
    const records = db.selectFrom('data_record').where('account_owner_id', '=', ada.ownerId).where('kind', '=', kind)
    const audited = db.selectFrom('audit').where('account_owner_id', '=', ada.ownerId).where('action', '=', action)
    const [recordsBefore, auditedBefore] = [
      await records.select('record_id').execute(),
      await audited.select('audit_id').execute(),
    ]
    const answers = []
    for (const who of saves) {
      const { path: url, body } = save(who)
      answers.push(await server.call('PUT', url, { token: tokens[who], body }))
    }
    expect(answers[0]?.status).toBe(200)
    expect(answers[1]).toMatchObject({ status: 200, body: answers[0]?.body })
    const rows = await records.select(['path', 'is_confirmed']).orderBy('record_id').execute()
    expect(rows.slice(recordsBefore.length)).toEqual(recorded.map((who) => WRITER[who]))
    const audits = await audited.select('audit_id').execute()
    expect(audits).toHaveLength(auditedBefore.length + saves.length)
  })
})
