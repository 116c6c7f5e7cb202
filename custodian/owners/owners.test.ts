import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_SSN_SEARCH } from '../../contract/owners.ts'
import { credentialFor } from '../credentials/testing.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  for (const [name, email] of Object.entries({
    ann: 'ann.archer@example.com',
    ben: 'ben.brook@example.com',
    admin: 'admin@example.com',
    service: 'service@example.com',
    compliance: 'compliance@example.com',
  }))
    tokens[name] = await server.tokenOf(email)
})
afterAll(() => server.close())

const get = (who: string, path: string) => server.call('GET', path, { token: tokens[who] ?? '' })
const send = (who: string, method: 'POST' | 'PUT', path: string, body?: unknown) =>
  server.call(method, path, { token: tokens[who] ?? '', body })
const lastAudit = () =>
  server.services.db.selectFrom('audit').selectAll().orderBy('audit_id', 'desc').executeTakeFirstOrThrow()

describe('an account owner', () => {
  test("returns the customer's own record, or the owner that staff request", async () => {
    const ann = {
      accountOwnerId: 1001,
      firstName: 'Ann',
      lastName: 'Archer',
      dateOfBirth: '1950-05-12',
      email: 'ann.archer@example.com',
      death: null,
    }
    expect((await get('ann', '/api/accountowner')).body).toEqual({ ...ann, isHeld: false })
    expect((await get('compliance', '/api/accountowner/admin/1001')).body).toEqual({ ...ann, isHeld: null })
    expect((await get('ann', '/api/accountowner/admin/1002')).status).toBe(403)
    expect((await get('admin', '/api/accountowner/admin/4711')).status).toBe(404)
  })

  test('lets only the administrator correct an owner, and keeps the social security number if its mask is sent back', async () => {
    const identity = { firstName: 'Gustav', lastName: 'Gray', social: '***-**-0007', dateOfBirth: '1980-06-06' }
    const path = '/api/accountowner/admin/1007'
    expect((await send('service', 'PUT', path, identity)).status).toBe(403)
    expect((await send('admin', 'PUT', path, identity)).body).toMatchObject({ firstName: 'Gustav' })
    expect((await send('admin', 'POST', '/api/social/admin/1007/reveal', { reason: 'check' })).body).toEqual({
      social: '900110007',
    })
    await send('admin', 'PUT', path, { ...identity, social: '900-11-0777' })
    expect((await send('admin', 'POST', '/api/social/admin/1007/reveal', { reason: 'check' })).body).toEqual({
      social: '900110777',
    })
    expect(await send('admin', 'PUT', path, { ...identity, social: '900110001' })).toMatchObject({
      status: 409,
      body: 'Another account owner has this Social Security number.',
    })
    expect((await send('admin', 'PUT', path, { ...identity, social: '12345' })).body).toEqual({
      errors: [{ path: ['social'], message: 'Please enter a valid social security number' }],
    })
    expect((await send('admin', 'PUT', path, { ...identity, dateOfBirth: '2030-01-01' })).body).toEqual({
      errors: [{ path: ['dateOfBirth'], message: 'Date must be in the past' }],
    })
  })
})

describe('the social security number', () => {
  test('masks social security numbers, and encrypts equal numbers differently', async () => {
    expect((await get('ann', '/api/social')).body).toEqual({ social: '***-**-0001' })
    expect((await get('compliance', '/api/social/admin/1001')).body).toEqual({ social: '***-**-0001' })
    const { rows } = await server.services.database.executeSql('select * from account_owner')
    expect(JSON.stringify(rows)).not.toMatch(/90011\d{4}/)
    const { pii } = server.services
    expect(pii.seal('900110001', 'a')).not.toBe(pii.seal('900110001', 'a'))
    expect(() => pii.open(pii.seal('900110001', 'a'), 'b')).toThrow('unable to authenticate')
  })

  test('reveals a social security number to staff for a reason, and audits the reveal without the number', async () => {
    expect((await send('ann', 'POST', '/api/social/admin/1001/reveal', { reason: 'x' })).status).toBe(403)
    expect((await send('compliance', 'POST', '/api/social/admin/1001/reveal', { reason: 'ID card' })).status).toBe(200)
    expect((await send('service', 'POST', '/api/social/admin/1001/reveal', { reason: ' ' })).status).toBe(400)
    expect((await send('service', 'POST', '/api/social/admin/1001/reveal', { reason: 'Tax form' })).body).toEqual({
      social: '900110001',
    })
    const row = await lastAudit()
    expect(row).toMatchObject({
      action: 'social.reveal',
      user_id: 2,
      account_owner_id: 1001,
      after: { reason: 'Tax form' },
    })
    expect(
      JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain('900110001')
  })

  test('reveals no social security number without an audit row', async () => {
    const { database } = server.services
    await database.executeSql("alter table audit add constraint broken check (action <> 'social.reveal') not valid")
    expect((await send('admin', 'POST', '/api/social/admin/1001/reveal', { reason: 'x' })).status).toBe(500)
    await database.executeSql('alter table audit drop constraint broken')
  })

  test('reveals at most 20 social security numbers an hour to one person', async () => {
    await server.services.database.executeSql("delete from throttle where scope = 'reveal'")
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1)
      statuses.push((await send('service', 'POST', '/api/social/admin/1002/reveal', { reason: 'x' })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the owner search', () => {
  const search = (fields: Record<string, unknown>) => send('service', 'POST', '/api/accountowner/search', fields)
  const numbers = async (fields: Record<string, unknown>) =>
    ((await search(fields)).body as Array<{ accounts: Array<{ planAccountNumber: string }> }>).map(
      ({ accounts }) => accounts[0]?.planAccountNumber ?? 'None',
    )

  test('refuses an owner search without a filled field', async () => {
    expect(await search({})).toMatchObject({ status: 400, body: 'Please enter at least one search field' })
    expect((await search({ firstName: ' ', ssn: '' })).status).toBe(400)
    expect((await search({ nickname: 'x' })).status).toBe(400)
  })

  test('finds one row per account, and one row for an owner without accounts', async () => {
    expect(await numbers({ lastName: 'BROOK' })).toEqual(['100002', '100003'])
    expect(await numbers({ lastName: 'Jones' })).toEqual(['None'])
    expect((await search({ accountNumber: '100003' })).body).toEqual([
      {
        id: 1002,
        firstName: 'Ben',
        lastName: 'Brook',
        planName: 'Beta Plan',
        dateOfBirth: '1990-03-03',
        social: '***-**-0002',
        email: 'ben.brook@example.com',
        death: null,
        mailingAddress: { state: 'CA', zip: '94105' },
        accounts: [{ planAccountNumber: '100003', retirementAccountStatusId: 3 }],
      },
    ])
  })

  test('combines all search fields: exact ids, dates and numbers; substrings of other fields', async () => {
    expect(await numbers({ accountOwnerId: 1001 })).toEqual(['100001'])
    expect(await numbers({ accountOwnerId: '1001' })).toEqual(['100001'])
    expect(await numbers({ accountOwnerId: 100 })).toEqual([])
    expect(await numbers({ ssn: '900-11-0006' })).toEqual(['100009'])
    expect(await numbers({ ssn: '90011000' })).toEqual([])
    expect(await numbers({ dob: '1980-06-06' })).toEqual(['100010', '100011', '100012'])
    expect(await numbers({ dob: '1980-06-06', lastName: 'hart' })).toEqual(['100011'])
    expect(await numbers({ city: 'aust', state: 'TX', zip: '78701' })).toEqual(['100001'])
    expect(await numbers({ lastName: '%' })).toEqual([])
    expect(await numbers({ lastName: '_' })).toEqual([])
  })

  test.each([
    ['a social security number', { ssn: '900110006', accountNumber: '900110006' }, ['100009']],
    ['an account number', { ssn: '900119999', accountNumber: '100009' }, ['100009']],
    ['an account number, in full only', { ssn: '900119999', accountNumber: '10000' }, []],
    ['both, of two owners', { ssn: '900110006', accountNumber: '100010' }, ['100009', '100010']],
    ['an account number, not a phone number', { phone: '5129990000', accountNumber: '100010' }, ['100010']],
    ['both, but of another city', { ssn: '900110006', accountNumber: '100010', city: 'Nowhere' }, []],
  ])('finds with looseNumber a number that is %s', async (_, fields, expected) => {
    expect((await numbers({ ...fields, looseNumber: true })).toSorted()).toEqual(expected)
  })

  test.each([
    ['78701', '78701-1234', true],
    ['78701', '787011234', true],
    ['78701-1234', '787011234', true],
    ['787011234', '78701-1234', true],
    ['78701-1234', '78701', false],
    ['78702', '78701-1234', false],
  ])('searches by the ZIP Code %s for the stored %s', async (zip, stored, isFound) => {
    const { database } = server.services
    await database.executeSql(`update owner_search set zip = '${stored}' where plan_account_number = '100001'`)
    expect((await numbers({ zip, accountOwnerId: 1001 })).includes('100001')).toBe(isFound)
    await database.executeSql("update owner_search set zip = '78701' where plan_account_number = '100001'")
  })

  test('allows 30 owner searches a minute per person', async () => {
    await server.services.database.executeSql("delete from throttle where scope = 'search'")
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) statuses.push((await search({ lastName: 'a' })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    expect((await send('compliance', 'POST', '/api/accountowner/search', { lastName: 'a' })).status).toBe(200)
    await server.services.database.executeSql("delete from throttle where scope = 'search'")
  })

  test('audits the names of the searched fields, not their values', async () => {
    await search({ ssn: '900110006' })
    const row = await lastAudit()
    expect(row).toMatchObject({ action: 'owner.search', user_id: 2, after: { fields: ['ssn'], found: 1 } })
  })

  test.each([
    ['an owner', 1001, { accountOwnerId: 1001, ssn: '900110006' }],
    ['an unknown owner', 4711, { accountOwnerId: 4711, ssn: '900110006' }],
    ['no owner', null, { ssn: '900110006' }],
  ])('audits a search that names %s with the owner ID %s', async (_whom, ownerId, fields) => {
    await search(fields)
    const row = await lastAudit()
    expect(row).toMatchObject({
      action: 'owner.search',
      account_owner_id: ownerId,
      entity_id: ownerId === null ? null : String(ownerId),
    })
    expect(JSON.stringify(row.after)).not.toContain('900110006')
  })

  test.each([
    ['all owners', { ssn: '900-11-0001' }, {}],
    ['all owners, with the owner', { accountOwnerId: 1001, ssn: '900110001' }, {}],
    ['one owner', { accountOwnerId: 1001, ssn: '900110001' }, { accountOwnerId: 1001 }],
  ])('refuses a search by social security number to a credential for %s', async (_reach, fields, reach) => {
    const { token } = await credentialFor(server, { scopes: ['owners:read'], ...reach })
    const by = (body: object) => server.call('POST', '/api/accountowner/search', { token, body })
    expect(await by(fields)).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['ssn'], message: NO_SSN_SEARCH }] },
    })
    expect(await by({ ...fields, accountOwnerId: 1001, ssn: '' })).toMatchObject({ status: 200, body: [{ id: 1001 }] })
  })

  test('refuses the owner search to customers', async () => {
    expect((await send('ann', 'POST', '/api/accountowner/search', { lastName: 'a' })).status).toBe(403)
  })
})

describe('contact data: address, phone and email setting', () => {
  const address = { address1: '1 Main St', address2: null, city: 'Reno', state: 'NV', zip: '89501' }

  test('answers 404 for contact data until saved, then creates and replaces it', async () => {
    expect((await get('admin', '/api/address/admin/1006/mailing')).status).toBe(404)
    expect((await send('admin', 'PUT', '/api/address/admin/1006', address)).body).toEqual(address)
    expect(
      (await send('admin', 'PUT', '/api/admin/1006/address', { ...address, city: 'Elko', address2: '' })).body,
    ).toEqual({ ...address, city: 'Elko' })
    expect((await get('admin', '/api/address/admin/1006/mailing/')).body).toEqual({ ...address, city: 'Elko' })
    expect((await get('ben', '/api/emailsetting')).status).toBe(404)
    expect((await send('ben', 'PUT', '/api/emailsetting', { accountOwnerId: 1002, emailSetting: true })).body).toEqual({
      emailSetting: true,
    })
    expect((await get('ben', '/api/emailsetting')).body).toEqual({ emailSetting: true })
  })

  test('refuses invalid contact data with the error texts of the form', async () => {
    for (const wrong of [{ address1: '', city: ' ', state: 'Texas', zip: '787' }, {}])
      expect((await send('ann', 'PUT', '/api/address', wrong)).body).toEqual({
        errors: [
          { path: ['address1'], message: 'Address1 is required.' },
          { path: ['city'], message: 'City is required.' },
          { path: ['state'], message: 'State is required.' },
          { path: ['zip'], message: 'Please enter a valid zip code.' },
        ],
      })
    expect((await send('ann', 'PUT', '/api/phonenumber/cell/512555')).body).toEqual({
      errors: [{ path: ['number'], message: 'Please enter a valid phone number.' }],
    })
    expect((await send('ann', 'PUT', '/api/emailsetting', { accountOwnerId: 1002, emailSetting: true })).status).toBe(
      400,
    )
    expect((await send('ann', 'PUT', '/api/emailsetting', { accountOwnerId: 1001, emailSetting: null })).status).toBe(
      400,
    )
  })

  test.each([
    ['787', false],
    ['78701-12', false],
    ['787011', false],
    [' 78701 ', true],
    ['78701-1234', true],
    ['787011234', true],
    ['78701\u20131234', true],
    ['\u202d78701\u202c', true],
  ])('decides whether %j is a valid ZIP code: %s', async (zip, isTaken) => {
    expect((await send('ann', 'PUT', '/api/address', { ...address, zip })).status).toBe(isTaken ? 200 : 400)
  })

  test('accepts separators between the digits of a phone number', async () => {
    const typed = encodeURIComponent('512 555\u20110100')
    expect((await send('ann', 'PUT', `/api/phonenumber/cell/${typed}`)).body).toEqual({ number: '5125550100' })
    expect((await get('ann', `/api/routing/${encodeURIComponent('0210-0002 1')}`)).body).toEqual({
      name: 'JPMorgan Chase Bank',
    })
    const ssn = ' 900\u201111 0001 '
    expect((await send('service', 'POST', '/api/accountowner/search', { ssn })).body).toMatchObject([{ id: 1001 }])
  })

  test.each(['1512555017', '+44 20 7946 0958', '+5125550100', '0125550100', '512-555-0100 x1'])(
    'refuses %j as a phone number and names the field',
    async (typed) => {
      expect((await send('ann', 'PUT', `/api/phonenumber/cell/${encodeURIComponent(typed)}`)).body).toEqual({
        errors: [{ path: ['number'], message: 'Please enter a valid phone number.' }],
      })
    },
  )

  test.each(['+1 (512) 555-0100', '1 512 555 0100', '+15125550100', '\u202d(512) 555-0100\u202c'])(
    'accepts %j as a phone number of ten digits',
    async (typed) => {
      const path = `/api/phonenumber/cell/${encodeURIComponent(typed)}`
      expect((await send('ann', 'PUT', path)).body).toEqual({ number: '5125550100' })
      expect((await send('service', 'POST', '/api/accountowner/search', { phone: typed })).body).toMatchObject([
        { id: 1001 },
      ])
    },
  )

  test('matches the URL path of the phone number endpoint in any letter case', async () => {
    expect((await get('ann', '/api/phonenumber/cell')).body).toEqual({ number: '5125550100' })
    expect((await get('service', '/api/phoneNumber/admin/1001/cell')).body).toEqual({ number: '5125550100' })
    expect((await send('service', 'PUT', '/api/admin/1001/phoneNumber/cell/5125550199')).body).toEqual({
      number: '5125550199',
    })
    expect((await get('ann', '/api/PhoneNumber/cell/')).body).toEqual({ number: '5125550199' })
  })
})

describe('the registration code', () => {
  test("returns an owner's registration code to staff only", async () => {
    expect((await get('ann', '/api/register')).status).toBe(403)
    expect((await get('admin', '/api/register')).status).toBe(404)
    expect((await get('admin', '/api/register/admin/1001')).body).toEqual({
      registrationCode: null,
      registrationCodeCreated: null,
    })
  })
})
