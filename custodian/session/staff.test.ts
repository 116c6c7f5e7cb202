import { ROLE } from '../../contract/roles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ada, administrator, bob, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { changeStaff, readStaffChange } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const email = 'new.person@example.com'
const login = () => server.call('POST', '/api/authenticate', { body: { username: email, password: 'Passw0rd!' } })

describe('staff logins managed by the operator', () => {
  test('creates a staff login with a link that sets the first password once', async () => {
    const link = await changeStaff(server.services, { email, roleId: ROLE.customerService })
    expect(link).toMatch(/^http:\/\/portal\.test\/reset\/[\w-]{43}$/)
    const body = { password: 'Passw0rd!', passwordResetId: link?.split('/').at(-1) }
    expect((await server.call('POST', '/api/user/reset', { body })).status).toBe(204)
    expect((await server.call('POST', '/api/user/reset', { body })).status).toBe(404)
    expect((await login()).body).toMatchObject({ roleId: ROLE.customerService, accountOwnerId: 0 })
  })

  test('changes a role or closes a login, ends its sessions and audits each change', async () => {
    const { token } = (await login()).body as { token: string }
    expect(await changeStaff(server.services, { email, roleId: ROLE.complianceReviewer })).toBeNull()
    expect((await server.call('GET', '/api/user', { token })).status).toBe(401)
    expect((await login()).body).toMatchObject({ roleId: ROLE.complianceReviewer })
    expect(await changeStaff(server.services, { email, roleId: 'off' })).toBeNull()
    expect((await login()).status).toBe(401)
    const rows = await server.services.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'staff.change')
      .execute()
    expect(rows.map(({ after }) => after)).toEqual([
      { roleId: ROLE.customerService, isClosed: false },
      { roleId: ROLE.complianceReviewer, isClosed: false },
      { roleId: ROLE.complianceReviewer, isClosed: true },
    ])
  })

  test('lets only the operator change staff logins', async () => {
    const body = { email: 'Asked@Example.com', roleId: ROLE.complianceReviewer, person: { name: 'Asked' } }
    const headers = { authorization: `Operator ${testConfig.operatorKey}` }
    const answer = await server.call('POST', '/api/staff', { headers, body })
    expect(answer.body).toEqual({ link: expect.stringMatching(/^http:\/\/portal\.test\/reset\/[\w-]{43}$/) })
    const of = await server.call('POST', '/api/staff', {
      headers,
      body: { email: ada.email, roleId: ROLE.administrator },
    })
    expect([of.status, of.body]).toEqual([409, 'This is the address of a customer.'])
    for (const wrong of [
      { email: 'no address', roleId: ROLE.administrator },
      { email: 'a@example.com', roleId: 3 },
    ])
      expect((await server.call('POST', '/api/staff', { headers, body: wrong })).status).toBe(400)
    for (const token of [undefined, await server.tokenOf(customerService), await server.tokenOf(administrator)])
      expect((await server.call('POST', '/api/staff', { ...(token ? { token } : {}), body })).status).toBe(401)
  })

  test('records two logins with the same name or account owner as one person', async () => {
    const person = { name: 'Bob Baker', accountOwnerId: bob.ownerId }
    await changeStaff(server.services, { email: 'first@example.com', roleId: ROLE.administrator, person })
    await changeStaff(server.services, {
      email: 'second@example.com',
      roleId: ROLE.customerService,
      person: { name: 'bob baker' },
    })
    await changeStaff(server.services, { email: 'third@example.com', roleId: ROLE.customerService })
    const rows = await server.services.db
      .selectFrom('portal_person')
      .select(['email', 'person'])
      .where('email', 'in', ['first@example.com', 'second@example.com', 'third@example.com', bob.email])
      .orderBy('email')
      .execute()
    const [bobs, first, second, third] = rows.map((row) => row.person)
    expect([first, second]).toEqual([bobs, bobs])
    expect(third).not.toBe(bobs)
    const taken = {
      email: 'third@example.com',
      roleId: ROLE.customerService,
      person: { accountOwnerId: bob.ownerId },
    } as const
    await expect(changeStaff(server.services, taken)).rejects.toThrow('another employee')
    const unknown = { ...taken, person: { accountOwnerId: 999 } }
    await expect(changeStaff(server.services, unknown)).rejects.toThrow('no account owner')
  })

  test('refuses to give a customer a staff role, or to close a missing login', async () => {
    await expect(changeStaff(server.services, { email: ada.email, roleId: ROLE.administrator })).rejects.toThrow(
      'customer',
    )
    await expect(changeStaff(server.services, { email: 'no@example.com', roleId: 'off' })).rejects.toThrow(
      'No employee',
    )
    expect(await server.tokenOf(customerService)).toBeTruthy()
  })
})

test.each([
  [['A@Example.com', '1'], { email: 'a@example.com', roleId: ROLE.administrator }],
  [['a@example.com', 'off'], { email: 'a@example.com', roleId: 'off' }],
  [['a@example.com', '0'], null],
  [['a@example.com', '3'], null],
  [['a@example.com'], null],
  [['a@example', '1'], null],
  [['a@example.com', '1', 'x'], null],
  [
    ['a@example.com', '1', '--person', 'Ann Lee', '--owner', '1001'],
    { email: 'a@example.com', roleId: ROLE.administrator, person: { name: 'Ann Lee', accountOwnerId: 1001 } },
  ],
  [['a@example.com', '1', '--owner', '0'], null],
  [['a@example.com', '1', '--person'], null],
  [['a@example.com', '1', '--person', 'A', '--person', 'B'], null],
])('parses the arguments %j of the staff command as %j', (words, change) => {
  expect(readStaffChange(words)).toEqual(change)
})
