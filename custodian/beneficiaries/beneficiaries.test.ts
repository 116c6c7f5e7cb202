import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ada, administrator, bob, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let token: { ada: string; bob: string; administrator: string; reviewer: string }

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = {
    ada: await server.tokenOf(ada.email),
    bob: await server.tokenOf(bob.email),
    administrator: await server.tokenOf(administrator),
    reviewer: await server.tokenOf(reviewer),
  }
})
afterAll(() => server.close())

type Stored = {
  beneficiaryId: number
  isPrimary: boolean | null
  amount: number
  accountId: number
  allocatedAt: string | null
}
const person = (accountId: number, more: object = {}) => ({
  firstName: 'Eva',
  lastName: 'Adams',
  dob: '1980-06-01',
  isPrimary: null,
  amount: 0,
  accountOwnerId: ada.ownerId,
  accountId,
  ...more,
})
const add = async (who: string, body: object, path = '/api/beneficiary') =>
  server.call('POST', path, { token: who, body })
const addedId = async (who: string, body: object) => ((await add(who, body)).body as Stored).beneficiaryId
const list = async (who: string) => (await server.call('GET', '/api/beneficiary', { token: who })).body as Stored[]
const allocate = (who: string, accountId: number, body: unknown) =>
  server.call('PUT', `/api/accountowner/${accountId}/beneficiary/allocation`, { token: who, body })

const changed = 'The beneficiaries have changed. Please review them again.'

/** Removes all beneficiaries. Their shares become 0 first, because the database requires that. */
async function nobody() {
  await server.services.db.updateTable('beneficiary').set({ amount: 0 }).execute()
  await server.services.db.deleteFrom('beneficiary').execute()
}

describe('a beneficiary', () => {
  test('lets the owner or staff add a beneficiary, and shows it to both', async () => {
    const own = await add(token.bob, { ...person(bob.accountId), accountOwnerId: bob.ownerId, firstName: ' Zoë ' })
    expect(own).toMatchObject({ status: 200, body: { firstName: 'Zoë', accountOwnerId: bob.ownerId, isPrimary: null } })
    const byStaff = await add(
      token.administrator,
      { ...person(bob.secondAccountId), accountOwnerId: bob.ownerId },
      `/api/beneficiary/admin/${bob.ownerId}`,
    )
    expect(byStaff.status).toBe(200)
    expect((await list(token.bob)).map(({ accountId }) => accountId)).toEqual([bob.accountId, bob.secondAccountId])
    const seen = await server.call('GET', `/api/beneficiary/admin/${bob.ownerId}`, { token: token.reviewer })
    expect(seen.body).toEqual(await list(token.bob))
  })

  test('answers 404 for a beneficiary of another account or owner, and stores nothing', async () => {
    const foreign = await add(token.ada, person(bob.accountId))
    const unknown = await add(token.ada, person(99_999))
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Not found' } })
    expect(unknown).toMatchObject({ status: 404, body: foreign.body })
    expect((await add(token.ada, { ...person(ada.accountId), accountOwnerId: bob.ownerId })).status).toBe(404)
    expect(
      (await add(token.administrator, person(ada.accountId), `/api/beneficiary/admin/${bob.ownerId}`)).status,
    ).toBe(404)
    expect(await list(token.ada)).toEqual([])
  })

  test.each([
    ['no first name', { firstName: ' ' }, ['firstName'], 'Required'],
    ['no last name', { lastName: undefined }, ['lastName'], 'Required'],
    ['a hidden direction mark in a name', { lastName: 'Ad\u202Eams' }, ['lastName'], 'Invalid characters'],
    ['a line break in a name', { firstName: 'Eva\r\nEve' }, ['firstName'], 'Invalid characters'],
    ['a birth date that does not exist', { dob: '2023-02-29' }, ['dob'], 'Invalid date'],
    ['today as date of birth', { dob: '2026-03-10' }, ['dob'], 'Date must be in the past'],
    ['a percentage over 100', { isPrimary: true, amount: 101 }, ['amount'], 'Number must be less than or equal to 100'],
    ['a negative percentage', { isPrimary: true, amount: -1 }, ['amount'], 'Number must be greater than or equal to 0'],
    ['a fractional percentage', { isPrimary: true, amount: 33.3 }, ['amount'], 'Expected integer, received number'],
    ['a percentage without a group', { amount: 10 }, ['amount'], 'A beneficiary without a group has no percentage'],
  ])('refuses a beneficiary with %s, and names the field', async (_, wrong, path, message) => {
    expect(await add(token.ada, person(ada.accountId, wrong))).toMatchObject({
      status: 400,
      body: { errors: [{ path, message }] },
    })
    expect(await list(token.ada)).toEqual([])
  })

  test('refuses a beneficiary that would raise the group above 100 percent', async () => {
    await nobody()
    expect((await add(token.ada, person(ada.accountId, { isPrimary: true, amount: 60 }))).status).toBe(200)
    expect((await add(token.ada, person(ada.accountId, { isPrimary: true, amount: 50 }))).body).toEqual({
      errors: [{ path: ['amount'], message: 'Total must equal 100' }],
    })
    expect((await add(token.ada, person(ada.accountId, { isPrimary: false, amount: 50 }))).status).toBe(200)
  })
})

describe('shares of beneficiaries', () => {
  const share = (beneficiaryId: number, isPrimary: boolean | null, amount: number) => ({
    beneficiaryId,
    isPrimary,
    amount,
  })

  async function three() {
    await nobody()
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1) ids.push(await addedId(token.ada, person(ada.accountId)))
    return ids as [number, number, number]
  }

  test('saves the shares of an account when each group with members totals 100', async () => {
    const [a, b, c] = await three()
    const saved = await allocate(token.ada, ada.accountId, [
      share(a, true, 60),
      share(b, true, 40),
      share(c, false, 100),
    ])
    expect(saved.status).toBe(200)
    expect(await list(token.ada)).toEqual(saved.body)
    expect((await list(token.ada)).map(({ amount }) => amount)).toEqual([60, 40, 100])
    // The contingent group may be empty, and every beneficiary may be left without a share.
    expect(
      (await allocate(token.ada, ada.accountId, [share(a, true, 100), share(b, null, 0), share(c, null, 0)])).status,
    ).toBe(200)
    expect(
      (await allocate(token.ada, ada.accountId, [share(a, null, 0), share(b, null, 0), share(c, null, 0)])).status,
    ).toBe(200)
  })

  test('returns the time when the shares of each account last changed', async () => {
    await nobody()
    const mine = (accountId: number) => ({ ...person(accountId), accountOwnerId: bob.ownerId })
    const first = await addedId(token.bob, mine(bob.accountId))
    await addedId(token.bob, mine(bob.secondAccountId))
    expect((await list(token.bob)).map(({ allocatedAt }) => allocatedAt)).toEqual([null, null])
    await allocate(token.bob, bob.accountId, [share(first, true, 100)])
    expect((await list(token.bob)).map(({ allocatedAt }) => allocatedAt)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      null,
    ])
  })

  test('says that an account has beneficiaries only once shares are submitted', async () => {
    await nobody()
    const has = async () => {
      const { body } = await server.call('GET', `/api/account/${ada.accountId}`, { token: token.ada })
      return (body as { hasBeneficiaries: boolean }).hasBeneficiaries
    }
    const only = await addedId(token.ada, person(ada.accountId, { isPrimary: true }))
    expect(await has()).toBe(false)
    await allocate(token.ada, ada.accountId, [share(only, true, 100)])
    expect(await has()).toBe(true)
    await allocate(token.ada, ada.accountId, [share(only, null, 0)])
    expect(await has()).toBe(false)
  })

  test('refuses shares that do not total 100', async () => {
    const [a, b, c] = await three()
    const before = await list(token.ada)
    for (const wrong of [
      [share(a, true, 99), share(b, null, 0), share(c, null, 0)],
      [share(a, true, 60), share(b, true, 41), share(c, null, 0)],
      [share(a, true, 100), share(b, false, 50), share(c, false, 49)],
      [share(a, true, 0), share(b, null, 0), share(c, null, 0)],
    ]) {
      const refused = await allocate(token.ada, ada.accountId, wrong)
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ message: 'Total must equal 100' }] } })
    }
    expect(
      (await allocate(token.ada, ada.accountId, [share(a, true, 100), share(b, null, 5), share(c, null, 0)])).status,
    ).toBe(400)
    expect(await list(token.ada)).toEqual(before)
  })

  test('refuses a list of shares that omits or repeats a beneficiary', async () => {
    const [a, b] = await three()
    expect(await allocate(token.ada, ada.accountId, [share(a, true, 100), share(b, null, 0)])).toMatchObject({
      status: 409,
      body: changed,
    })
    expect((await allocate(token.ada, ada.accountId, [share(a, true, 50), share(a, true, 50)])).status).toBe(400)
  })

  test.each([
    ['never read as submitted', 'never', 30, 409],
    ['read before the last submission', 'first', 30, 409],
    ['read before the last submission, but equal to it', 'first', 20, 200],
    ['read after the last submission', 'second', 30, 200],
    ['of a caller that does not say when they were submitted', undefined, 30, 200],
  ] as const)(
    'saves shares only if they replace the ones that the caller read: %s',
    async (_, read, percent, status) => {
      const [a, b, c] = await three()
      const all = (first: number) => [share(a, true, first), share(b, true, 100 - first), share(c, null, 0)]
      const save = async (first: number, allocatedAt?: string | null) => {
        const query = allocatedAt === undefined ? '' : `?allocatedAt=${allocatedAt}`
        return server.call('PUT', `/api/accountowner/${ada.accountId}/beneficiary/allocation${query}`, {
          token: token.ada,
          // Another order than the stored one.
          body: all(first).toReversed(),
        })
      }
      const momentOf = async (first: number) => {
        server.clock.forward(1)
        return ((await save(first)).body as Stored[])[0]?.allocatedAt
      }
      const moments = { never: 'never', first: await momentOf(10), second: await momentOf(20) }
      const answer = await save(percent, read && moments[read])
      expect([answer.status, (await list(token.ada)).map(({ amount }) => amount)]).toEqual([
        status,
        status === 200 ? [percent, 100 - percent, 0] : [20, 80, 0],
      ])
      expect(answer.body).toEqual(status === 200 ? await list(token.ada) : changed)
    },
  )

  test('answers 404 for shares with a beneficiary of another account', async () => {
    const [a, b, c] = await three()
    const foreign = await addedId(token.bob, { ...person(bob.accountId), accountOwnerId: bob.ownerId })
    const wrong = [share(foreign, true, 100), share(a, null, 0), share(b, null, 0), share(c, null, 0)]
    expect((await allocate(token.ada, ada.accountId, wrong)).status).toBe(404)
    expect((await allocate(token.ada, bob.accountId, [share(foreign, true, 100)])).status).toBe(404)
    const asStaff = `/api/accountowner/admin/${bob.accountId}/${ada.ownerId}/beneficiary/allocation`
    const mixed = await server.call('PUT', asStaff, { token: token.administrator, body: [share(foreign, true, 100)] })
    expect(mixed.status).toBe(404)
    expect((await list(token.bob)).find(({ beneficiaryId }) => beneficiaryId === foreign)).toMatchObject({
      isPrimary: null,
    })
    const right = `/api/accountowner/admin/${bob.accountId}/${bob.ownerId}/beneficiary/allocation`
    expect(
      (await server.call('PUT', right, { token: token.administrator, body: [share(foreign, true, 100)] })).status,
    ).toBe(200)
  })

  test('audits a change of shares with the old and the new shares', async () => {
    const [a, b, c] = await three()
    await allocate(token.ada, ada.accountId, [share(a, true, 100), share(b, null, 0), share(c, null, 0)])
    const row = await server.services.db
      .selectFrom('audit')
      .select(['action', 'account_owner_id', 'before', 'after'])
      .orderBy('audit_id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      action: 'beneficiary.allocate',
      account_owner_id: ada.ownerId,
      before: [share(a, null, 0), share(b, null, 0), share(c, null, 0)],
      after: [share(a, true, 100), share(b, null, 0), share(c, null, 0)],
    })
  })
})

describe('correction or removal of a beneficiary', () => {
  const at = (id: number) => `/api/beneficiary/${id}`
  const correct = (who: string, id: number, more: object = {}) =>
    server.call('PUT', at(id), {
      token: who,
      body: { firstName: 'Eve', lastName: 'Adams', dob: '1981-06-01', ...more },
    })
  const remove = (who: string, id: number) => server.call('DELETE', at(id), { token: who })
  const recordsOf = async (ownerId: number) =>
    (
      await server.services.db
        .selectFrom('data_record')
        .select(['path', 'is_confirmed'])
        .where('account_owner_id', '=', ownerId)
        .where('kind', '=', 'SHARES')
        .orderBy('record_id')
        .execute()
    ).slice(-1)

  test('keeps the share of a corrected beneficiary, and removes only a beneficiary without a share', async () => {
    const body = { ...person(bob.accountId, { isPrimary: true, amount: 100 }), accountOwnerId: bob.ownerId }
    const id = await addedId(token.bob, body)
    expect(await correct(token.bob, id, { relationship: 'CHILD' })).toMatchObject({
      status: 200,
      body: {
        beneficiaryId: id,
        firstName: 'Eve',
        dob: '1981-06-01',
        relationship: 'CHILD',
        isPrimary: true,
        amount: 100,
      },
    })
    expect(await correct(token.bob, id)).toMatchObject({ body: { relationship: null } })
    expect((await remove(token.bob, id)).status).toBe(409)
    expect((await allocate(token.bob, bob.accountId, [{ beneficiaryId: id, isPrimary: null, amount: 0 }])).status).toBe(
      200,
    )
    expect((await remove(token.bob, id)).status).toBe(204)
    expect((await list(token.bob)).map(({ beneficiaryId }) => beneficiaryId)).not.toContain(id)
    expect((await remove(token.bob, id)).status).toBe(404)
  })

  test.each([
    ['a birth date of today', { dob: '2026-03-10' }],
    ['an empty name', { firstName: ' ' }],
    ['an unknown relationship', { relationship: 'NEIGHBOR' }],
  ])('refuses the correction of a beneficiary with %s', async (_what, more) => {
    const id = await addedId(token.bob, { ...person(bob.accountId), accountOwnerId: bob.ownerId })
    expect((await correct(token.bob, id, more)).status).toBe(400)
    await remove(token.bob, id)
  })

  test("answers 404 to a correction or removal of another owner's beneficiary", async () => {
    const id = await addedId(token.bob, { ...person(bob.accountId), accountOwnerId: bob.ownerId })
    expect((await correct(token.ada, id)).status).toBe(404)
    expect((await remove(token.ada, id)).status).toBe(404)
    await remove(token.bob, id)
  })

  test('records a beneficiary change by the owner as confirmed, and one by staff as unconfirmed', async () => {
    const id = await addedId(token.bob, { ...person(bob.accountId), accountOwnerId: bob.ownerId })
    const byStaff = `/api/beneficiary/admin/${bob.ownerId}/${id}`
    const eve = { firstName: 'Eve', lastName: 'Adams', dob: '1981-06-01' }
    const staff = { path: 'STAFF', is_confirmed: false }
    expect((await server.call('PUT', byStaff, { token: token.administrator, body: eve })).status).toBe(200)
    expect(await recordsOf(bob.ownerId)).toEqual([staff])
    await correct(token.bob, id)
    expect(await recordsOf(bob.ownerId)).toEqual([{ path: 'SCREEN', is_confirmed: true }])
    expect((await server.call('DELETE', byStaff, { token: token.administrator })).status).toBe(204)
    expect(await recordsOf(bob.ownerId)).toEqual([staff])
  })
})
