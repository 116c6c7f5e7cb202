import { expect, test } from 'vitest'
import { startGateway } from '../testing.ts'

test('returns every beneficiary of an account, even when other accounts have many', async () => {
  const gateway = await startGateway()
  const person = {
    firstName: 'Ana',
    lastName: 'Archer',
    dob: '1990-02-03',
    isPrimary: null,
    amount: 0,
    accountOwnerId: 101,
  }
  const others = Array.from({ length: 120 }, (_, index) => ({ ...person, beneficiaryId: index + 1, accountId: 501 }))
  const own = [201, 202].map((beneficiaryId) => ({ ...person, beneficiaryId, accountId: 502 }))
  gateway.custodian('GET', '/api/beneficiary', 200, [...others, ...own])
  const { data } = await gateway.ask(
    `{ viewer { accountOwner { beneficiaries(accountId: 502) { totalCount edges { node { beneficiaryId } } } } } }`,
    { as: 'ann' },
  )
  expect(data.viewer.accountOwner.beneficiaries).toEqual({
    totalCount: 2,
    edges: [{ node: { beneficiaryId: 201 } }, { node: { beneficiaryId: 202 } }],
  })
  await gateway.close()
})

test('passes on which shares the user saw, and nothing for a caller that does not say', async () => {
  const gateway = await startGateway()
  const path = '/api/accountowner/501/beneficiary/allocation'
  const pathFor = async (seen: object) => {
    const { calls } = gateway.custodian('PUT', path, 200, [])
    const { errors } = await gateway.ask(
      `mutation($input: UpdateBeneficiaryAllocationsInput!) { updateBeneficiaryAllocations(input: $input) { errors { message } } }`,
      { as: 'ann', variables: { input: { accountId: 501, allocations: [], ...seen } } },
    )
    return errors ?? calls[0]?.path
  }
  const paths = [
    await pathFor({ allocatedAt: '2026-01-02T10:00:00.123Z' }),
    await pathFor({ allocatedAt: null }),
    await pathFor({}),
  ]
  expect(paths).toEqual([`${path}?allocatedAt=2026-01-02T10%3A00%3A00.123Z`, `${path}?allocatedAt=never`, path])
  await gateway.close()
})
