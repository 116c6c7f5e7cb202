import { expect, test } from 'vitest'
import { getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { buildSchema } from '../../gateway/schema.ts'
import { OPERATIONS } from '../operations.ts'
import { csvOf, MONEY, tableOf } from './rows.ts'

const rows = [
  { id: 7, name: 'Ann, "A"', accounts: [{ number: '100001' }, { number: '100002' }], amount: 12.5 },
  { id: 8, name: '=HYPERLINK("x")', accounts: [], amount: null },
]

test('writes nested rows as CSV, with formulas escaped', () => {
  expect(csvOf(rows)).toBe(
    'id,name,accounts.1.number,accounts.2.number,amount\n' +
      '7,"Ann, ""A""",100001,100002,12.50\n' +
      '8,"\'=HYPERLINK(""x"")",,,\n',
  )
})

test('removes terminal control characters from a table', () => {
  expect(
    tableOf([
      { a: '\u001b[31mred\u202e', b: 'x' },
      { a: 'plain', b: 'y' },
    ]),
  ).toBe('a          b\n [31mred   x\nplain      y')
})

test('writes exactly the money fields of the list commands with two decimals', () => {
  const found = new Map<string, boolean>()
  const types = new TypeInfo(buildSchema())
  for (const name of ['FindOwners', 'ListPlans', 'ListReturnedPayments', 'ListRollovers', 'ListWithdrawals']) {
    const { document } = OPERATIONS.find((one) => one.name === name)!
    const note = () => {
      const type = types.getType()
      const field = types.getFieldDef()?.name
      if (type && field) found.set(field, getNamedType(type).name === 'Money')
    }
    visit(parse(document), visitWithTypeInfo(types, { Field: note }))
  }
  expect(new Set([...found].flatMap(([field, isMoney]) => (isMoney ? [field] : [])))).toEqual(MONEY)
  expect(csvOf([{ amount: 1000, federalWithholding: 100, requestId: 7 }])).toBe(
    'amount,federalWithholding,requestId\n1000.00,100.00,7\n',
  )
})
