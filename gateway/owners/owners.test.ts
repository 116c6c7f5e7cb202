import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NO_SSN_SEARCH } from '../../contract/owners.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import { startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(async () => {
  gateway.agent.assertNoPendingInterceptors()
  await gateway.close()
})

const codes = (errors: { extensions: { code: string } }[] | undefined) => errors?.map((error) => error.extensions.code)
const address = { address1: '1 A St', address2: null, city: 'Austin', state: 'TX', zip: '78701' }

describe('the owner that a caller may act for', () => {
  test('lets a customer send their own owner id or none', async () => {
    const { data } = await gateway.ask(
      `{ viewer { a: accountOwner { accountOwnerId } b: accountOwner(accountOwnerId: 101) { id } } }`,
      { as: 'ann' },
    )
    expect(data.viewer).toEqual({ a: { accountOwnerId: 101 }, b: { id: toGlobalId('AccountOwner', 101) } })
  })

  test.each([102, 999_999, 0, -1])(
    'refuses the owner id %i to a customer without calling the custodian',
    async (accountOwnerId) => {
      const query = `query($accountOwnerId: Int) { viewer { accountOwner(accountOwnerId: $accountOwnerId) { firstName } } }`
      const { data, errors } = await gateway.ask(query, { as: 'ann', variables: { accountOwnerId } })
      expect([data.viewer.accountOwner, codes(errors)]).toEqual([null, ['FORBIDDEN']])
    },
  )

  test('returns no owner and no error to staff who chose no owner', async () => {
    const { data, errors } = await gateway.ask(
      `{ viewer { a: accountOwner { id } b: accountOwner(accountOwnerId: 0) { id } } }`,
      { as: 'service' },
    )
    expect([data.viewer, errors]).toEqual([{ a: null, b: null }, undefined])
  })

  test('asks staff to choose an owner before a write', async () => {
    const { data } = await gateway.ask(
      `mutation { updateEmailSetting(input: { emailSetting: true }) { emailSetting { id } errors { code field message } } }`,
      { as: 'service' },
    )
    expect(data.updateEmailSetting).toEqual({
      emailSetting: null,
      errors: [{ code: 'INVALID', field: null, message: 'Please choose an account owner.' }],
    })
  })

  test("refuses a customer's write for another owner", async () => {
    const { data, errors } = await gateway.ask(
      `mutation { updateEmailSetting(input: { accountOwnerId: 102, emailSetting: true }) { errors { code } } }`,
      { as: 'ann' },
    )
    expect([data.updateEmailSetting, codes(errors)]).toEqual([null, ['FORBIDDEN']])
  })
})

describe('calls for selected fields', () => {
  test('does not load an owner when only ids are selected', async () => {
    const { errors } = await gateway.ask(`{ viewer { accountOwner(accountOwnerId: 101) { id accountOwnerId } } }`, {
      as: 'service',
    })
    expect(errors).toBeUndefined()
  })

  test("reads four fields of an owner's record with one call", async () => {
    gateway.custodian('GET', '/api/accountowner', 200, {
      firstName: 'Ann',
      lastName: 'Archer',
      dateOfBirth: '1950-05-12',
    })
    const { data } = await gateway.ask(`{ viewer { accountOwner { firstName lastName dateOfBirth email } } }`, {
      as: 'ann',
    })
    expect(data.viewer.accountOwner).toEqual({
      firstName: 'Ann',
      lastName: 'Archer',
      dateOfBirth: '1950-05-12',
      email: null,
    })
  })
})

describe('data that is not on file', () => {
  test.each([
    ['mailingAddress { city }', '/api/address/mailing'],
    ['cellPhone { number }', '/api/phonenumber/cell'],
    ['emailSetting { emailSetting }', '/api/emailsetting'],
    ['social { social }', '/api/social'],
  ])('returns null without an error for a missing %s', async (field, path) => {
    gateway.custodian('GET', path, 404, { message: 'Not found' })
    const { data, errors } = await gateway.ask(`{ viewer { accountOwner { ${field} } } }`, { as: 'ann' })
    expect([Object.values(data.viewer.accountOwner), errors]).toEqual([[null], undefined])
  })
})

describe('saving owner data', () => {
  test("returns the custodian's message at the refused field", async () => {
    gateway.custodian('PUT', '/api/address', 400, {
      errors: [{ path: ['zip'], message: 'Please enter a valid zip code.' }],
    })
    const input = { ...address, zip: '1', clientMutationId: 'my-own-key' }
    const { data } = await gateway.ask(
      `mutation($input: UpdateMailingAddressInput!) { updateMailingAddress(input: $input) { clientMutationId address { id } errors { code field message } } }`,
      { as: 'ann', variables: { input } },
    )
    expect(data.updateMailingAddress).toEqual({
      clientMutationId: 'my-own-key',
      address: null,
      errors: [{ code: 'INVALID', field: ['zip'], message: 'Please enter a valid zip code.' }],
    })
  })

  test('returns the stored address, and reads other fields after the write', async () => {
    gateway.custodian('PUT', '/api/address/admin/101', 200, address)
    gateway.custodian('GET', '/api/address/admin/101/mailing', 200, { ...address, city: 'Dallas' })
    const { data } = await gateway.ask(
      `mutation($input: UpdateMailingAddressInput!) { updateMailingAddress(input: $input) { address { id city addressTypeId } accountOwner { mailingAddress { id city } } } }`,
      { as: 'service', variables: { input: { ...address, accountOwnerId: 101 } } },
    )
    const id = toGlobalId('Address', 101)
    expect(data.updateMailingAddress).toEqual({
      address: { id, city: 'Austin', addressTypeId: 1 },
      accountOwner: { mailingAddress: { id, city: 'Dallas' } },
    })
  })

  test('sends a phone number as digits in the path', async () => {
    gateway.custodian('PUT', '/api/phonenumber/cell/5125550100', 200, { number: '5125550100' })
    const save = `mutation($number: String!) { updateCellPhone(input: { number: $number }) { phone { number } errors { field message } } }`
    const { data } = await gateway.ask(save, { as: 'ann', variables: { number: '(512) 555-0100' } })
    expect(data.updateCellPhone).toEqual({ phone: { number: '5125550100' }, errors: [] })
    for (const number of ['512555010', '1512555017', '+5125550100', '55551234567', '1/../../x', '']) {
      const refused = await gateway.ask(save, { as: 'ann', variables: { number } })
      expect(refused.data.updateCellPhone.errors).toEqual([
        { field: ['number'], message: 'Please enter a valid phone number.' },
      ])
    }
  })
})

describe('the owner search', () => {
  const row = {
    id: 101,
    firstName: 'Ann',
    lastName: 'Archer',
    planName: 'Alpha Plan',
    dateOfBirth: '1950-05-12',
    social: '***-**-0001',
    email: null,
    mailingAddress: { state: 'TX', zip: '78701' },
    accounts: [{ planAccountNumber: '100001', retirementAccountStatusId: 3 }],
  }
  const SEARCH = `query($filter: AccountOwnerSearchInput!, $first: Int) { viewer { accountOwnerSearch(filter: $filter, first: $first) {
    totalCount edges { node { accountOwnerId mailingState accounts { planAccountNumber statusLabel } } } } } }`

  test('sends the search criteria in the body, never in the URL', async () => {
    const { calls } = gateway.custodian('POST', '/api/accountowner/search', 200, [
      row,
      { ...row, accounts: [], mailingAddress: null },
    ])
    const { data } = await gateway.ask(SEARCH, {
      as: 'compliance',
      variables: { filter: { ssn: '900-11-0001', lastName: '', city: null, accountOwnerId: 101 } },
    })
    expect(calls[0]?.body).toEqual({ ssn: '900110001', accountOwnerId: 101 })
    expect(data.viewer.accountOwnerSearch).toEqual({
      totalCount: 2,
      edges: [
        {
          node: {
            accountOwnerId: 101,
            mailingState: 'TX',
            accounts: [{ planAccountNumber: '100001', statusLabel: 'Registered' }],
          },
        },
        { node: { accountOwnerId: 101, mailingState: null, accounts: [] } },
      ],
    })
  })

  const PAGE = `query($filter: AccountOwnerSearchInput!, $first: Int, $after: String, $sort: AccountOwnerSearchSort) {
    viewer { accountOwnerSearch(filter: $filter, first: $first, after: $after, sort: $sort) {
      totalCount totalCountIsBound offset pageInfo { hasNextPage endCursor } edges { node { accountOwnerId } } } } }`
  const filter = { ssn: '900-11-0001' }

  test('sends paging and sort order in the URL, and the search criteria in the body', async () => {
    const headers = {
      link: '<?limit=1&sort=-email&after=next>; rel="next"',
      'x-total-count': '10000',
      'x-total-count-bound': 'at-least',
      'x-offset': '1',
    }
    const rows = [{ ...row, cursor: 'next' }]
    const { calls } = gateway.custodian('POST', '/api/accountowner/search', 200, rows, headers)
    const variables = { filter, first: 1, after: 'here', sort: 'EMAIL_DESC' }
    const { data } = await gateway.ask(PAGE, { as: 'service', variables })
    expect(calls[0]?.path).toBe('/api/accountowner/search?limit=1&after=here&sort=-email')
    expect(calls[0]?.body).toEqual({ ssn: '900110001' })
    expect(data.viewer.accountOwnerSearch).toEqual({
      totalCount: 10_000,
      totalCountIsBound: true,
      offset: 1,
      pageInfo: { hasNextPage: true, endCursor: 'next' },
      edges: [{ node: { accountOwnerId: 101 } }],
    })
  })

  test('cuts a search page if the custodian returns all rows', async () => {
    const rows = [1, 2, 3].map((id) => ({ ...row, id, accounts: [] }))
    const seen: number[] = []
    let after: string | null = null
    do {
      gateway.custodian('POST', '/api/accountowner/search', 200, rows)
      const { data } = await gateway.ask(PAGE, { as: 'service', variables: { filter, first: 2, after } })
      const { edges, totalCount, pageInfo } = data.viewer.accountOwnerSearch
      expect(totalCount).toBe(3)
      seen.push(...edges.map(({ node }: { node: { accountOwnerId: number } }) => node.accountOwnerId))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after !== null)
    expect(seen).toEqual([1, 2, 3])
  })

  test('says why a machine credential cannot search by social security number', async () => {
    const problem = { path: ['ssn'], message: NO_SSN_SEARCH }
    gateway.custodian('POST', '/api/accountowner/search', 400, { errors: [problem] })
    const { errors } = await gateway.ask(SEARCH, { as: 'service', variables: { filter: { social: '900110001' } } })
    expect(errors?.[0]).toMatchObject({ message: NO_SSN_SEARCH, extensions: { code: 'BAD_USER_INPUT' } })
  })

  test("shows the custodian's message for a search without criteria", async () => {
    gateway.custodian('POST', '/api/accountowner/search', 400, 'Please enter at least one search field')
    const { errors } = await gateway.ask(SEARCH, { as: 'service', variables: { filter: {} } })
    expect(errors?.[0]).toMatchObject({
      message: 'Please enter at least one search field',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })
})

test('reveals a social security number to staff only, with a reason', async () => {
  const reveal = `mutation { revealSocial(input: { accountOwnerId: 101, reason: "asked by phone" }) { social errors { code } } }`
  expect(codes((await gateway.ask(reveal, { as: 'ann' })).errors)).toEqual(['FORBIDDEN'])
  for (const as of ['service', 'compliance'] as const) {
    const { calls } = gateway.custodian('POST', '/api/social/admin/101/reveal', 200, { social: '900110001' })
    const { data } = await gateway.ask(reveal, { as })
    expect(data.revealSocial).toEqual({ social: '900110001', errors: [] })
    expect(calls[0]?.body).toEqual({ reason: 'asked by phone' })
  }
  expect(gateway.lines.join('')).not.toContain('900110001')
})

test('lets only the top administrator correct personal data, and sends a masked social security number unchanged', async () => {
  const save = `mutation { updateAdminProfile(input: { accountOwnerId: 101, firstName: "A", lastName: "B", social: "***-**-0001", dateOfBirth: "1950-05-12" }) { accountOwner { accountOwnerId } errors { code } } }`
  expect(codes((await gateway.ask(save, { as: 'service' })).errors)).toEqual(['FORBIDDEN'])
  // Other custodians may return fewer fields.
  for (const answer of [{}, null]) {
    const { calls } = gateway.custodian('PUT', '/api/accountowner/admin/101', 200, answer)
    expect((await gateway.ask(save, { as: 'admin' })).data.updateAdminProfile.accountOwner).toEqual({
      accountOwnerId: 101,
    })
    expect(calls[0]?.body).toMatchObject({ social: '***-**-0001' })
  }
})
