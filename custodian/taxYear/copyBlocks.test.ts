import { expect, test } from 'vitest'
import { copyBlocks, type Copy } from './copyBlocks.ts'
import type { FormLeft } from './formsOfYear.sql.ts'
import type { Payer } from './returns/payer.ts'

const payer = {
  name: 'Trust Company',
  address: '1 State St',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
  tin: '123456789',
  phone: '2175550100',
  stateNumbers: { OR: '1234567-8' },
} as unknown as Payer

const form = {
  form: '1099-R',
  tax_year: 2025,
  first_name: 'Ann',
  last_name: 'Archer',
  address1: '12 Main St',
  address2: null,
  city: 'Salem',
  state: 'OR',
  zip: '97301',
  tin_kind: 'SSN',
  tin_last4: '1234',
  plan_account_number: '300111',
  first_code: '7',
  filed_account_number: null,
  gross_cents: 200_000n,
  taxable_cents: 200_000n,
  is_taxable_undetermined: true,
  is_total_distribution: false,
  federal_cents: 20_000n,
  code: '7',
  is_roth: false,
  states: [{ state: 'OR', tax: 16_000n, distribution: 200_000n }],
  rollover_cents: 500_000n,
  value_cents: 480_000n,
  late_rollover_cents: 0n,
  is_minimum_required: true,
  died_on: null,
} as unknown as FormLeft

const first = (of: FormLeft): Copy => ({ form: of, kind: 'FIRST', isCorrection: false })

/** Reads the numbered boxes of a copy, by caption. */
function boxesOf(change: Partial<FormLeft>): Record<string, unknown> {
  const blocks = copyBlocks(first({ ...form, ...change }), payer, 'January 15, 2026')
  const rows = blocks.flatMap((block) => (block.kind === 'boxes' ? block.rows : []))
  expect(rows.map((row) => row.reduce((sum, { span }) => sum + span, 0))).toEqual(rows.map(() => 12))
  return Object.fromEntries(rows.flat().flatMap(({ label, value }) => (/^\d/.test(label) ? [[label, value]] : [])))
}

test('numbers and names the boxes of Form 1099-R as the IRS does for the year', () => {
  const boxes = {
    '1 Gross distribution': '$2,000.00',
    '2a Taxable amount': '$2,000.00',
    '2b Taxable amount not determined': true,
    '2b Total distribution': false,
    '4 Federal income tax withheld': '$200.00',
    '7 Distribution code(s)': '7',
    '7 IRA/SEP/SIMPLE': true,
    '14 State tax withheld, OR': '$160.00',
    '15 State/Payer’s state no.': 'OR 1234567-8',
    '16 State distribution, OR': '$2,000.00',
  }
  expect(boxesOf({})).toEqual(boxes)
  const { '7 Distribution code(s)': code, '7 IRA/SEP/SIMPLE': kind, ...others } = boxes
  expect(boxesOf({ tax_year: 2026 })).toEqual({
    ...others,
    '7a Distribution code(s)': code,
    '7b IRA/SEP/SIMPLE': kind,
  })
})

test.each<[what: string, change: Partial<FormLeft>, number: string]>([
  ['Form 1099-R', {}, '300111-7'],
  ['a correction of Form 1099-R with another code', { code: '1' }, '300111-7'],
  ['a second Form 1099-R that began with the code', { first_code: '7*' }, '300111-7-2'],
  ['a third Form 1099-R that began with the code', { first_code: '7**' }, '300111-7-3'],
  ['Form 5498', { form: '5498', first_code: '', code: '' }, '300111'],
  ['a form that was filed under another number', { filed_account_number: '300111' }, '300111'],
  ['an account with a number of 20 positions', { plan_account_number: 'A2345678901234567890' }, '345678901234567890-7'],
  ['an account with a number of 18 positions', { plan_account_number: 'A23456789012345678' }, 'A23456789012345678-7'],
])('shows on the copy the account number that the return has: %s', (_what, change, number) => {
  const blocks = copyBlocks(first({ ...form, ...change }), payer, 'January 15, 2026')
  const boxes = blocks.flatMap((block) => (block.kind === 'boxes' ? block.rows : [])).flat()
  expect(boxes.find(({ label }) => label === 'Account number')?.value).toBe(number)
})

test('leaves box 2a blank on a Form 1099-R of a Roth IRA', () => {
  expect(boxesOf({ is_roth: true, code: 'J', taxable_cents: null })).toMatchObject({
    '2a Taxable amount': '',
    '7 Distribution code(s)': 'J',
    '7 IRA/SEP/SIMPLE': false,
  })
})

test('names the year after the tax year in box 11 of Form 5498, and shows box 13 only for a late rollover', () => {
  const boxes = {
    '2 Rollover contributions': '$5,000.00',
    '5 FMV of account': '$4,800.00',
    '7 IRA': true,
    '7 Roth IRA': false,
    '11 If checked, required minimum distribution for 2026': true,
  }
  expect(boxesOf({ form: '5498' })).toEqual(boxes)
  expect(boxesOf({ form: '5498', late_rollover_cents: 100_000n })).toEqual({
    ...boxes,
    '13a Postponed/late contrib.': '$1,000.00',
    '13c Code': 'SC',
  })
})

test.each([
  [null, 'December 31, 2025'],
  ['2025-06-10', 'the day of death, 06/10/2025'],
  ['2026-01-05', 'December 31, 2025'],
])('explains the value in box 5 of Form 5498 for 2025 for the day of death %s', (died_on, day) => {
  const blocks = copyBlocks(first({ ...form, form: '5498', died_on }), payer, 'January 15, 2026')
  const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
  expect(texts).toContain(`Box 5. The fair market value (FMV) of this account on ${day}.`)
})
