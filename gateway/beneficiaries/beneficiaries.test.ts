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
