import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOT_HELD } from '../../contract/holds.ts'
import { startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(async () => {
  gateway.agent.assertNoPendingInterceptors()
  await gateway.close()
})

const HELD = { ...NOT_HELD, isHeld: true, sentTo: 'Reno, NV', triesLeft: 5 }
const row = (isHeld?: boolean | null) => ({ firstName: 'Ann', lastName: 'Archer', death: null, isHeld })
const read = () => gateway.ask(`{ viewer { accountOwner { death payoutHold { isHeld sentTo } } } }`, { as: 'ann' })

test('requests no hold from the custodian for an owner without one', async () => {
  gateway.custodian('GET', '/api/accountowner', 200, row(false))
  const { data, errors } = await read()
  expect(errors).toBeUndefined()
  expect(data.viewer.accountOwner).toEqual({ death: null, payoutHold: { isHeld: false, sentTo: null } })
})

test.each([
  ['says that payments are held', 200, row(true)],
  ['has null for held payments', 200, row(null)],
  ['has no field for held payments', 200, row()],
  ['cannot be read', 500, { message: 'no' }],
])('reads the payout hold of an owner whose row %s', async (_name, status, body) => {
  gateway.custodian('GET', '/api/accountowner', status, body)
  gateway.custodian('GET', '/api/hold', 200, HELD)
  const { data } = await read()
  expect(data.viewer.accountOwner?.payoutHold).toEqual({ isHeld: true, sentTo: 'Reno, NV' })
})

test.each([
  [
    'for staff, because the row of an owner does not show them a hold',
    'service',
    '(accountOwnerId: 101)',
    '/api/hold/admin/101',
    'death',
  ],
  ['if the query selects no other field of the owner', 'ann', '', '/api/hold', ''],
] as const)('reads the payout hold of an owner %s', async (_name, as, owner, path, more) => {
  if (more) gateway.custodian('GET', '/api/accountowner/admin/101', 200, row(null))
  gateway.custodian('GET', path, 200, HELD)
  const { data, errors } = await gateway.ask(`{ viewer { accountOwner${owner} { ${more} payoutHold { isHeld } } } }`, {
    as,
  })
  expect(errors).toBeUndefined()
  expect(data.viewer.accountOwner.payoutHold).toEqual({ isHeld: true })
})
