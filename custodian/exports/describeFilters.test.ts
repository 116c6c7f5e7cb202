import { expect, test } from 'vitest'
import { describeFilters } from './describeFilters.ts'

test.each([
  ['sort', '-dateRequested', 'Order', 'Date requested, newest first'],
  ['sort', 'at', 'Order', 'Date, oldest first'],
  ['sort', '-amount', 'Order', 'Amount, largest first'],
  ['sort', 'name', 'Order', 'Name, ascending'],
  ['requestedFrom', '2026-11-02', 'Requested from', '11/02/2026'],
  ['amountFrom', '1500', 'Amount from', '$1,500.00'],
  ['isCheck', 'false', 'Check', 'No'],
  ['kind', 'SIGN_IN', 'Kind', 'Sign in'],
  ['accountOwnerId', '1001', 'Account owner ID', '1001'],
  ['find', 'O’Hara', 'Find', 'O’Hara'],
])('describes the filter %s=%s of an export in words', (name, value, label, words) => {
  expect(describeFilters({ names: {} }, { [name]: value })).toEqual([{ label, value: words }])
})

test('describes a status filter of an export by the status name', () => {
  expect(describeFilters({ names: { statusId: { 5: 'Historical' } } }, { statusId: '5' })).toEqual([
    { label: 'Status', value: 'Historical' },
  ])
})
