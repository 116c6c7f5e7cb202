import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

test.each([
  [{ statusId: 1, note: 'a' }, { statusId: 2, note: 'a' }, [['statusId', '1', '2']]],
  [
    null,
    { amount: 12.5, full: false },
    [
      ['amount', null, '12.5'],
      ['full', null, 'false'],
    ],
  ],
  [{ mail: 'x' }, undefined, [['mail', 'x', null]]],
  [['a', 'b'], ['a'], [['value', 'a, b', 'a']]],
  ['a***@example.com', 'b***@example.com', [['value', 'a***@example.com', 'b***@example.com']]],
  [{ shares: [{ id: 1, amount: 50 }] }, { shares: [{ id: 1, amount: 60 }] }, [['shares.0.amount', '50', '60']]],
  [{ a: null, b: '' }, { a: null, b: '' }, []],
])('describes a change from %j to %j as %j', (before, after, lines) => {
  expect(changesBetween(before, after)).toEqual(lines.map(([name, old, now]) => ({ name, before: old, after: now })))
})

test('masks numbers except their last four digits, shortens keys, and shows routing numbers in audit rows', () => {
  const after = {
    link: `/sign/${'aB3_'.repeat(10)}x-y`,
    social: '900-11-0001',
    bank: '123456789012',
    note: 'call 900110001',
    routingNumber: '021000021',
  }
  expect(changesBetween(null, after).map((line) => line.after)).toEqual([
    '/sign/aB3_aB…',
    '*****0001',
    '*****9012',
    'call *****0001',
    '021000021',
  ])
})
