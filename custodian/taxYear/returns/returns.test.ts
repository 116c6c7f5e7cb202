import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { twoSteps, type FiledAs } from '../recipient.ts'
import { payerOf, type Payer } from './payer.ts'
import { write1220 } from './publication1220.ts'
import { columnsOf, requireEssentialColumns, writeReturnTables } from './returnsCsv.ts'
import type { TaxReturn } from './taxReturn.ts'

// An independent reader with positions as printed in Publication 1220. It shares no code with the writer.

const at = (record: string, from: number, to: number) => record.slice(from - 1, to)
const cents = (record: string, from: number) => Number(at(record, from, from + 11))

function read(file: string) {
  const records = file.split('\r\n').slice(0, -1)
  for (const record of records) expect(record).toHaveLength(748)
  expect(records.map((record) => Number(at(record, 500, 507)))).toEqual(records.map((_, index) => index + 1))
  return records
}

const payer: Payer = payerOf({ taxPayerFile: null, production: false })
const distribution: TaxReturn = {
  taxFormId: 1,
  original: null,
  form: '1099-R',
  year: 2025,
  sign: '',
  accountNumber: '300111',
  recipient: {
    tin: '900123456',
    tinKind: 'SSN',
    firstName: 'Zoë',
    lastName: "O'Hara",
    address: '1 Elm St',
    city: 'Salem',
    state: 'OR',
    zip: '97301',
  },
  isRoth: false,
  code: '7',
  gross: 497_579n,
  taxable: 497_579n,
  isTaxableUndetermined: true,
  isTotalDistribution: true,
  federal: 50_008n,
  states: [{ state: 'OR', tax: 40_006n, distribution: 497_579n }],
  rollover: 0n,
  lateRollover: 0n,
  value: 0n,
  isMinimumRequired: false,
}
const roth: TaxReturn = {
  ...distribution,
  accountNumber: '300122',
  isRoth: true,
  code: 'J',
  gross: 197_500n,
  taxable: null,
  isTotalDistribution: false,
  federal: 0n,
  states: [],
}
const contribution: TaxReturn = {
  ...distribution,
  form: '5498',
  code: '',
  gross: 0n,
  taxable: null,
  federal: 0n,
  states: [],
  rollover: 420_000n,
  value: 418_932n,
  isMinimumRequired: true,
}

describe('the fixed layout of Publication 1220', () => {
  const records = read(
    write1220(payer, 2025, [
      distribution,
      roth,
      contribution,
      { ...distribution, sign: 'G', gross: 100n, taxable: 100n },
    ]),
  )

  test('writes one payer record per form and sign, with its payees and totals, and a final record', () => {
    expect(records.map((record) => at(record, 1, 1)).join('')).toBe('TABBCABCABCF')
    expect(at(records[0] ?? '', 2, 5)).toBe('2025')
    expect(at(records[0] ?? '', 296, 303)).toBe('00000004')
    const payers = records.filter((record) => record.startsWith('A'))
    expect(payers.map((record) => [at(record, 26, 27), at(record, 28, 45).trim()])).toEqual([
      ['9 ', '124A'],
      ['L ', '25C'],
      ['9 ', '124A'],
    ])
    const end = records.at(-1) ?? ''
    expect([at(end, 2, 9), at(end, 50, 57)]).toEqual(['00000003', '00000004'])
  })

  test.each([
    ['SSN', "O'Hara", 'OHAR'],
    ['SSN', 'Ho Jr', 'HO  '],
    ['SSN', 'Ho, Sr.', 'HO  '],
    ['SSN', 'Ng II', 'NG  '],
    ['SSN', 'Lee, III', 'LEE '],
    ['SSN', 'Ho IV', 'HO  '],
    ['SSN', 'De La Cruz', 'DELA'],
    ['SSN', 'Jr', 'JR  '],
    ['EIN', 'Estate of Ada Adams', '    '],
    ['EIN', 'The Adams Family Trust', '    '],
  ] as const)('writes for %s of %s the name control "%s"', (tinKind, lastName, control) => {
    const recipient = { ...distribution.recipient, tinKind, lastName }
    const [, , record = ''] = read(write1220(payer, 2025, [{ ...distribution, recipient }]))
    expect([at(record, 7, 10), at(record, 11, 11)]).toEqual([control, tinKind === 'EIN' ? '1' : '2'])
  })

  test('writes a full distribution of a traditional IRA at the positions of Publication 1220', () => {
    const [, , record = ''] = records
    expect([at(record, 6, 6), at(record, 7, 10), at(record, 11, 20), at(record, 21, 40).trim()]).toEqual([
      ' ',
      'OHAR',
      '2900123456',
      '300111',
    ])
    expect(at(record, 288, 327).trim()).toBe("O'HARA ZOE")
    expect([at(record, 368, 407).trim(), at(record, 448, 487).trim(), at(record, 488, 498).trim()]).toEqual([
      '1 ELM ST',
      'SALEM',
      'OR97301',
    ])
    expect(at(record, 55, 66)).toBe('000000497579')
    expect(at(record, 91, 102)).toBe('000000050008')
    expect(at(record, 163, 174)).toBe('000000497579')
    expect(at(record, 545, 549)).toBe('7 111')
    expect(at(record, 723, 734)).toBe('000000040006')
  })

  test.each([
    ['', 'A'.repeat(45), ['A'.repeat(40), 'AAAAA']],
    ['', 'The Ada Adams Irrevocable Family Trust A', ['THE ADA ADAMS IRREVOCABLE FAMILY TRUST A', '']],
    ['', 'The Ada Adams Irrevocable Family Trust AB', ['THE ADA ADAMS IRREVOCABLE FAMILY TRUST', 'AB']],
    ['', 'Estate of Ada Marguerite Featherstonehaugh Adams', ['ESTATE OF ADA MARGUERITE', 'FEATHERSTONEHAUGH ADAMS']],
    ['Zoë', 'Groß Featherstonehaugh-Cholmondeley Ng', ['GROSS FEATHERSTONEHAUGH-CHOLMONDELEY NG', 'ZOE']],
    [
      '',
      'Trust '.repeat(20).trim(),
      ['TRUST TRUST TRUST TRUST TRUST TRUST', 'TRUST TRUST TRUST TRUST TRUST TRUST TRUS'],
    ],
  ])('writes the name "%s %s" on two lines, the first with full words: %j', (firstName, lastName, lines) => {
    const recipient = { ...distribution.recipient, firstName, lastName }
    const [, , record = ''] = read(write1220(payer, 2025, [{ ...distribution, recipient }]))
    expect([at(record, 288, 327).trim(), at(record, 328, 367).trim(), at(record, 368, 407).trim()]).toEqual([
      ...lines,
      '1 ELM ST',
    ])
  })

  test('writes the total tax of two states, and the tax of each state as a special data entry', () => {
    const states = [...distribution.states, { state: 'CA', tax: 1_234n, distribution: 100_000n }]
    const [, , record = ''] = read(write1220(payer, 2025, [{ ...distribution, states }]))
    expect([at(record, 663, 722).trim(), at(record, 723, 734)]).toEqual(['OR 400.06 CA 12.34', '000000041240'])
    const [, , one = ''] = records
    expect(at(one, 663, 722).trim()).toBe('')
  })

  test('omits the taxable amount and the IRA indicator from the return of a Roth IRA', () => {
    const [, , , record = ''] = records
    expect([cents(record, 55), cents(record, 67), cents(record, 163), at(record, 545, 549)]).toEqual([
      197_500,
      0,
      0,
      'J 1  ',
    ])
  })

  test('writes the total of each amount code into the C record', () => {
    const [, , , , total = ''] = records
    expect(at(total, 2, 9)).toBe('00000002')
    const sum = (place: number) => Number(at(total, 16 + 18 * place, 33 + 18 * place))
    expect([sum(0), sum(1), sum(3), sum(9)]).toEqual([695_079, 497_579, 50_008, 497_579])
  })

  test("writes rollovers, value and the next year's RMD indicator on Form 5498", () => {
    const record = records[6] ?? ''
    expect([cents(record, 67), cents(record, 103), at(record, 547, 551)]).toEqual([420_000, 418_932, '1   1'])
  })

  test('marks with the sign G a return that replaces an earlier return', () => {
    expect(at(records[9] ?? '', 6, 6)).toBe('G')
  })
})

describe('a wrong social security number on a filed return', () => {
  // Worked example: 4,000.00 was filed under the wrong number.
  const filed: TaxReturn = { ...distribution, gross: 400_000n, taxable: 400_000n, federal: 40_000n }
  const right: TaxReturn = { ...filed, recipient: { ...filed.recipient, tin: '900654321' } }
  const wrong: FiledAs = { ...filed, ...filed.recipient, times: 1 }
  const records = read(write1220(payer, 2025, twoSteps(right, wrong).toReversed()))

  test('corrects a wrong social security number by a zero return, then by the correct return', () => {
    expect(records.map((record) => at(record, 1, 1)).join('')).toBe('TABCABCF')
    const payees = records.filter((record) => record.startsWith('B'))
    expect(payees.map((record) => [at(record, 6, 6), at(record, 12, 20), at(record, 21, 40).trim()])).toEqual([
      ['G', '900123456', '300111'],
      ['C', '900654321', '300111'],
    ])
    expect(
      payees.map((record) => [cents(record, 55), cents(record, 67), cents(record, 91), cents(record, 163)]),
    ).toEqual([
      [0, 0, 0, 0],
      [400_000, 400_000, 40_000, 400_000],
    ])
    expect(payees.map((record) => [at(record, 545, 549), cents(record, 723)])).toEqual([
      ['7 111', 0],
      ['7 111', 40_006],
    ])
    const totals = records.filter((record) => record.startsWith('C'))
    expect(totals.map((record) => [at(record, 2, 9), at(record, 16, 33)])).toEqual([
      ['00000001', '0'.repeat(18)],
      ['00000001', '000000000000400000'],
    ])
    expect(at(records.at(-1) ?? '', 2, 9)).toBe('00000002')
  })

  test('corrects a wrong social security number by the zero return alone if no amounts remain', () => {
    const nothing = { ...right, gross: 0n, taxable: 0n, federal: 0n, states: [] }
    expect(twoSteps(nothing, wrong).map(({ sign, recipient }) => [sign, recipient.tin])).toEqual([['G', '900123456']])
  })
})

describe('the tables for IRIS', () => {
  const rowsOf = (table = ''): Array<Record<string, string>> => parse(table, { columns: true })
  const firstOf = (of: Payer, form: TaxReturn['form'], returns: TaxReturn[]) =>
    rowsOf(writeReturnTables(of, form, returns).tables[0]?.content)

  test('writes the same figures into IRIS tables as into the fixed layout', () => {
    expect(firstOf({ ...payer, stateNumbers: { OR: '1234567-8' } }, '1099-R', [distribution, roth])).toMatchObject([
      {
        'Payer Country': 'US',
        'Recipient Taxpayer ID Number': '900123456',
        'Box 1 - Gross distribution': '4975.79',
        'Box 2a - Taxable amount': '4975.79',
        'Box 2b - Taxable amount not determined': 'Y',
        'Box 4 - Federal income tax withheld': '500.08',
        'Box 7 - Distribution code': '7',
        'Box 7 - IRA/SEP/SIMPLE': 'Y',
        'State 1': 'OR',
        'State 1 - State Tax Withheld': '400.06',
        'State 1 - State/Payer state number': '1234567-8',
        'State 1 - State distribution': '4975.79',
        'State 2': '',
      },
      { 'Box 2a - Taxable amount': '', 'Box 7 - Distribution code': 'J', 'Box 7 - IRA/SEP/SIMPLE': '' },
    ])
  })

  test('begins IRIS tables with the 37 common columns', () => {
    const [{ content } = { content: '' }] = writeReturnTables(payer, '5498', [contribution]).tables
    const header = content.slice(0, content.indexOf('\r\n')).split(',')
    expect(header.slice(0, 37)).toEqual(COMMON_COLUMNS)
  })

  test("matches the columns of the operator's template regardless of case and spaces", () => {
    const template = ['Tax Year', 'BOX 5 -  Fair Market Value', { column: 'Software ID', value: '26A0001' }]
    expect(writeReturnTables({ ...payer, templates: { '5498': template } }, '5498', [contribution])).toEqual({
      tables: [
        {
          content: 'Tax Year,BOX 5 -  Fair Market Value,Software ID\r\n2025,4189.32,26A0001\r\n',
          returns: [contribution],
        },
      ],
      emptyColumns: [],
    })
  })

  test('leaves an unknown template column empty, and reports it', () => {
    const asked = { ...payer, templates: { '5498': ['Tax Year', 'Box 99'] } }
    expect(writeReturnTables(asked, '5498', [contribution])).toEqual({
      tables: [{ content: 'Tax Year,Box 99\r\n2025,\r\n', returns: [contribution] }],
      emptyColumns: ['Box 99'],
    })
  })

  test.each(['-1 Main St', '+1 Main St', '@ Main St', '=Main St', '1 Main St; -2', '1 Main St, Apt 2'])(
    'files the address %j unchanged',
    (address) => {
      const form = { ...distribution, recipient: { ...distribution.recipient, address } }
      expect(firstOf(payer, '1099-R', [form])).toMatchObject([{ 'Recipient Address Line 1': address }])
    },
  )

  test.each([
    [1, [1]],
    [100, [100]],
    [101, [100, 1]],
    [250, [100, 100, 50]],
  ])('splits %s returns into files of %o rows', (count, sizes) => {
    const { tables } = writeReturnTables(
      payer,
      '5498',
      Array.from({ length: count }, () => contribution),
    )
    expect(tables.map((table) => rowsOf(table.content).length)).toEqual(sizes)
    expect(tables.map((table) => table.returns.length)).toEqual(sizes)
  })

  test('names the receipt and row of the original return only in a correction, also with a template', () => {
    const receipt = '2027-68698468914-b0b2da138'
    const correction: TaxReturn = { ...distribution, sign: 'G', original: { receipt, record: 7 } }
    const named = { 'Original Receipt ID': receipt, 'Original Record ID': `${receipt}|1|7` }
    expect(firstOf(payer, '1099-R', [correction])).toMatchObject([named])
    const templates = { '1099-R': ['Tax Year'] }
    expect(firstOf({ ...payer, templates }, '1099-R', [correction])).toEqual([{ 'Tax Year': '2025', ...named }])
    const unknown = { ...correction, original: { receipt: null, record: 7 } }
    expect(firstOf(payer, '1099-R', [unknown])).toMatchObject([{ 'Original Receipt ID': '', 'Original Record ID': '' }])
    expect(firstOf(payer, '1099-R', [distribution])[0]).not.toHaveProperty('Original Receipt ID')
  })

  test('names no original return in the correct return that replaces a wrong social security number', () => {
    const before: FiledAs = { ...distribution.recipient, ...distribution, tin: '900000001', times: 1 }
    const returns = twoSteps({ ...distribution, sign: 'G', original: { receipt: 'R-00001', record: 2 } }, before)
    expect(firstOf(payer, '1099-R', returns).map((row) => row['Original Record ID'])).toEqual(['R-00001|1|2', ''])
  })
})

// Columns that public IRIS programs print for Forms 1099-NEC, 1099-MISC and 1099-DIV.
const COMMON_COLUMNS = [
  'Form Type',
  'Tax Year',
  'Payer TIN Type',
  'Payer Taxpayer ID Number',
  'Payer Name Type',
  'Payer Business or Entity Name Line 1',
  'Payer Business or Entity Name Line 2',
  'Payer First Name',
  'Payer Middle Name',
  'Payer Last Name (Surname)',
  'Payer Suffix',
  'Payer Country',
  'Payer Address Line 1',
  'Payer Address Line 2',
  'Payer City/Town',
  'Payer State/Province/Territory',
  'Payer ZIP/Postal Code',
  'Payer Phone Type',
  'Payer Phone',
  'Payer Email Address',
  'Recipient TIN Type',
  'Recipient Taxpayer ID Number',
  'Recipient Name Type',
  'Recipient Business or Entity Name Line 1',
  'Recipient Business or Entity Name Line 2',
  'Recipient First Name',
  'Recipient Middle Name',
  'Recipient Last Name (Surname)',
  'Recipient Suffix',
  'Recipient Country',
  'Recipient Address Line 1',
  'Recipient Address Line 2',
  'Recipient City/Town',
  'Recipient State/Province/Territory',
  'Recipient ZIP/Postal Code',
  'Office Code',
  'Form Account Number',
]

test.each([
  ['1099-R', ['Recipient Taxpayer ID Number', 'Box 1 - Gross distribution', 'Box 7 - Distribution code(s)'], 'Box 7'],
  ['5498', ['Recipient Taxpayer ID Number', 'Box 5 - Fair market value of account'], 'Box 5'],
  ['5498', ['BOX 5 - FAIR MARKET VALUE'], 'Recipient Taxpayer ID Number'],
] as const)('refuses a template of Form %s that leaves an essential column empty: %o', (form, columns, missing) => {
  const wrong = { ...payer, templates: { [form]: [...columns] } }
  expect(() => requireEssentialColumns(wrong)).toThrow(`no column for ${form}: ${missing}`)
  expect(() => requireEssentialColumns({ ...wrong, acceptsEmptyColumns: true })).not.toThrow()
  expect(() => requireEssentialColumns(payer)).not.toThrow()
})

test("fills a template column of another name from this portal's column", () => {
  const value = { column: 'Box 5 - Fair market value of account', from: 'Box 5 - Fair market value' }
  const templates = { '5498': ['Recipient Taxpayer ID Number', value] }
  expect(() => requireEssentialColumns({ ...payer, templates })).not.toThrow()
  const { tables } = writeReturnTables({ ...payer, templates }, '5498', [contribution])
  expect(parse(tables[0]?.content ?? '', { columns: true })).toEqual([
    { 'Recipient Taxpayer ID Number': contribution.recipient.tin, [value.column]: '4189.32' },
  ])
})

test('lists in the documentation every column name that a template may have', () => {
  const page = readFileSync(new URL('../../../docs/operations/tax-season.md', import.meta.url), 'utf8')
  const listed = (heading: string) =>
    [...(page.match(new RegExp(`^${heading}: (.*)$`, 'm'))?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  const common = listed('Both forms')
  expect([...common, ...listed('Form 1099-R')]).toEqual(columnsOf('1099-R'))
  expect([...common, ...listed('Form 5498')]).toEqual(columnsOf('5498'))
})

test('refuses to file returns in production without a payer', () => {
  expect(() => payerOf({ taxPayerFile: null, production: true })).toThrow('TAX_PAYER_FILE')
})
