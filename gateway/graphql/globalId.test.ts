import { expect, test } from 'vitest'
import { fromGlobalId, numberKey, toGlobalId } from './globalId.ts'

test('encodes a type, owner and key as a base64 id, and decodes it', () => {
  const id = toGlobalId('Beneficiary', 101, 7)
  expect(Buffer.from(id, 'base64').toString()).toBe('Beneficiary:101:7')
  expect(fromGlobalId(id)).toEqual({ type: 'Beneficiary', key: ['101', '7'] })
})

const good = toGlobalId('RetirementAccount', 101, 1001)
test.each([
  ['empty', ''],
  ['cut off', good.slice(0, -3)],
  ['in lower case', good.toLowerCase()],
  ['encoded twice', Buffer.from(good).toString('base64')],
  ['in base64url', Buffer.from('Type:a-b_c?').toString('base64url')],
  ['a type without a key', Buffer.from('RetirementAccount').toString('base64')],
  ['made of too many parts', Buffer.from('RetirementAccount:1:2:3').toString('base64')],
  ['not text', Buffer.from([0xff, 0xfe]).toString('base64')],
  ['very long', Buffer.from(`Note:${'1'.repeat(10_000)}`).toString('base64')],
])('refuses a global id that is %s', (_, id) => {
  expect(fromGlobalId(id)).toBeNull()
})

test.each(['0', '-1', '01', '1.0', '1e3', ' 1', '9'.repeat(16), '', undefined])(
  "refuses %j as a row's number",
  (key) => {
    expect(numberKey(key)).toBeNull()
  },
)
