import { refusalText } from '../../contract/fileRefusals.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readParticipants } from './columns.ts'
import { parsePlanFile } from './parse.ts'
import { formatOf } from './planFileKinds.ts'
import { readSheet } from './sheet.ts'
import type { Format } from './table.ts'
import { workbook, zipOf } from './testing.workbook.ts'
import { TABLES } from '../documents/spreadsheetKinds.ts'

const TODAY = '2026-03-10'
const sample = readFileSync(new URL('../../web/public/plan-participants-sample.csv', import.meta.url))
const read = async (format: Format, content: Buffer | string) =>
  readParticipants(await readSheet(format, Buffer.from(content)), TODAY)
const columns = [
  'SSN',
  'FirstName',
  'LastName',
  'DateOfBirth',
  'Address1',
  'City',
  'State',
  'Zip',
  'Amount',
  'AccountType',
]
const row = [
  '012-34-0001',
  'Mia',
  'Moore',
  '04/12/1975',
  '12 Elm Street',
  'Boston',
  'MA',
  '02108',
  '2450.00',
  'Traditional',
]
const csv = (...rows: string[][]) => [columns, ...rows].map((cells) => cells.join(',')).join('\n')
const changed = (column: string, value: string) =>
  csv(row.map((cell, index) => (columns[index] === column ? value : cell)))
const mia = {
  social: '012340001',
  zip: '02108',
  state: 'MA',
  dateOfBirth: '1975-04-12',
  amount: 245_000n,
  accountType: 'TRADITIONAL',
}

describe('a plan file', () => {
  test('accepts the sample plan file', async () => {
    const { participants, findings } = await read('csv', sample)
    expect(findings).toEqual([])
    expect(participants).toHaveLength(4)
    expect(participants[2]).toMatchObject({
      line: 4,
      amount: 699_999n,
      phone: null,
      address2: 'Unit 4',
      zip: '80202-1234',
    })
  })

  test('accepts plan file columns in any order and case, with or without a byte order mark', async () => {
    const turned = [columns.toReversed().map((name) => name.toUpperCase()), row.toReversed()]
      .map((cells) => cells.join(','))
      .join('\r\n')
    expect((await read('csv', `\ufeff${turned}\r\n\r\n`)).participants).toMatchObject([mia])
  })

  test('restores leading zeros and reads serial dates in a plan workbook', async () => {
    const typed = [12_340_001, 'Mia', 'Moore', 27_496, '12 Elm Street', 'Boston', 'MA', 2_108, 2_450, 'Traditional']
    expect((await read('xlsx', workbook([columns, typed]))).participants).toMatchObject([mia])
    expect((await read('xlsx', workbook([columns, row]))).participants).toMatchObject([mia])
  })

  const otherZip = 'Please enter a valid zip code.'
  const lostDigits = 'Digits are lost: format the column as text and type it again'
  test.each([
    [12, [], [otherZip]],
    [500, [], [lostDigits]],
    [501, ['00501'], []],
    [99_999, ['99999'], []],
    [100_000, [], [otherZip]],
    [606_011, [], [otherZip]],
    [5_009_999, [], [otherZip]],
    [5_010_001, ['00501-0001'], []],
    [606_011_234, ['60601-1234'], []],
    [1_000_000_000, [], [otherZip]],
  ])('reads the zip %d of a plan workbook as %j', async (value, zips, texts) => {
    const typed = columns.map((name, index) => (name === 'Zip' ? value : (row[index] ?? '')))
    const { participants, findings } = await read('xlsx', workbook([columns, typed]))
    expect(participants.map(({ zip }) => zip)).toEqual(zips)
    expect(findings.map(({ text }) => text)).toEqual(texts)
  })

  test.each([
    ['DateOfBirth', 31_230, []],
    ['DateOfBirth', 70_185, ['Please enter a valid date as MM/DD/YYYY']],
    ['DateOfBirth', 46_092, ['Please enter a valid date as MM/DD/YYYY']],
    ['DateOfBirth', 46_091, ['Date must be in the past']],
    ['TerminationDate', 46_092, []],
    ['TerminationDate', 70_185, ['Please enter a valid date as MM/DD/YYYY']],
  ])('reads %s %d of a plan workbook as a serial date only up to a possible day', async (column, value, texts) => {
    const names = [...columns, 'TerminationDate']
    const typed = names.map((name, index) => (name === column ? value : (row[index] ?? '')))
    const { findings } = await read('xlsx', workbook([names, typed]))
    expect(findings.map(({ text }) => text)).toEqual(texts)
  })

  test('reads XML plan files in UTF-8 and UTF-16', async () => {
    const xml = `<?xml version="1.0"?><people><p>${columns.map((name, index) => `<${name}>${row[index]}</${name}>`).join('')}</p></people>`
    expect((await read('xml', xml)).participants).toMatchObject([mia])
    expect((await read('xml', Buffer.from(`\ufeff${xml}`, 'utf16le'))).participants).toMatchObject([mia])
  })

  test.each([
    ['SSN', '01234000', 'Please enter a valid social security number'],
    ['SSN', '', 'Required'],
    ['FirstName', '', 'Required'],
    ['LastName', 'x'.repeat(101), 'At most 100 characters'],
    ['DateOfBirth', '02/30/1975', 'Please enter a valid date as MM/DD/YYYY'],
    ['DateOfBirth', '03/10/2026', 'Date must be in the past'],
    ['State', 'ZZ', 'Please enter the two letters of a state'],
    ['Zip', '12', 'Please enter a valid zip code.'],
    ['Amount', '0', 'Please enter a valid amount, such as 2450.30'],
    ['Amount', '-5', 'Please enter a valid amount, such as 2450.30'],
    ['Amount', '1.234', 'Please enter a valid amount, such as 2450.30'],
    ['Amount', '1e3', 'Please enter a valid amount, such as 2450.30'],
    ['AccountType', 'SEP', 'Traditional or Roth'],
  ])('reports a wrong %s (%j) by line and column of a plan file, without an SSN', async (column, value, text) => {
    const { participants, findings } = await read('csv', changed(column, value))
    expect(participants).toEqual([])
    expect(findings).toEqual([{ line: 2, column, text }])
    expect(JSON.stringify(findings)).not.toContain('0001')
  })

  test('warns about plan file letters that bank and IRS files cannot contain', async () => {
    const { participants, findings } = await read('csv', changed('LastName', 'Иванов'))
    expect(participants).toHaveLength(1)
    const text = 'Files for the bank and the IRS cannot have these letters: Ивано'
    expect(findings).toEqual([{ line: 2, column: 'LastName', text, isWarning: true }])
    expect((await read('csv', changed('LastName', 'Muñoz-Łąk'))).findings).toEqual([])
  })

  test('warns about an unusually large amount in a plan file', async () => {
    const { participants, findings } = await read('csv', changed('Amount', '"$7,000.01"'))
    expect(participants).toHaveLength(1)
    expect(findings).toEqual([{ line: 2, column: 'Amount', text: 'More than $7,000.00', isWarning: true }])
    expect((await read('csv', changed('Amount', '7000'))).findings).toEqual([])
  })

  test('requires each column of a plan file once, and refuses an unknown column', async () => {
    expect((await read('csv', 'SSN,ssn,Salary\n1,2,3')).findings).toMatchObject([
      { column: 'SSN', text: refusalText('doubleColumn') },
      { column: 'Salary', text: refusalText('unknownColumn') },
      { text: refusalText('missingColumn') },
      ...Array.from({ length: 8 }, () => ({ text: refusalText('missingColumn') })),
    ])
    const xml = (more: string) =>
      `<a><p>${columns.map((name, at) => `<${name}>${row[at]}</${name}>`).join('')}${more}</p></a>`
    const double = { participants: [], findings: [{ line: 0, column: 'Amount', text: refusalText('doubleColumn') }] }
    expect(await read('xml', xml('<Amount>9</Amount>'))).toEqual(double)
    expect(await read('xml', xml('<amount>9</amount>'))).toEqual(double)
    expect(await read('xml', xml('<Amount></Amount>'))).toEqual(double)
    expect((await read('csv', columns.join(','))).findings).toEqual([
      { line: 1, column: '', text: refusalText('noRows') },
    ])
  })
})

describe('a hostile plan file', () => {
  const bomb = zipOf({ '[Content_Types].xml': '<Types/>', 'xl/worksheets/sheet1.xml': Buffer.alloc(15 * 1024 * 1024) })
  const liar = zipOf(
    { '[Content_Types].xml': '<Types/>', 'xl/worksheets/sheet1.xml': 'x'.repeat(5_000) },
    { 'xl/worksheets/sheet1.xml': 10 },
  )
  const crowd = zipOf(Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`f${index}`, 'x'])))
  const outside = zipOf({ '[Content_Types].xml': '<Types/>', '../evil': 'x' })

  test.each([
    ['a zip bomb', 'xlsx', bomb],
    ['a zip that states wrong sizes', 'xlsx', liar],
    ['a zip with too many entries', 'xlsx', crowd],
    ['a zip with a path outside its folder', 'xlsx', outside],
    ['no zip', 'xlsx', Buffer.from('PK')],
    [
      'an XML with an external entity',
      'xml',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><b>&x;</b></a>',
    ],
    ['an XML with nested entities that expand', 'xml', '<!DOCTYPE a [<!ENTITY x "aa"><!ENTITY y "&x;&x;">]><a>&y;</a>'],
    ['an XML with an unknown entity', 'xml', '<a><b><SSN>&nobody;</SSN></b></a>'],
    ['an XML nested a thousand levels deep', 'xml', '<a>'.repeat(1_000)],
    ['an XML in an unsupported encoding', 'xml', '<?xml version="1.0" encoding="UTF-7"?><a><b><SSN>1</SSN></b></a>'],
    ['a truncated XML', 'xml', '<a><b>'],
    ['bytes that are not text', 'csv', Buffer.from([0xff, 0xfe, 0xfd])],
    ['nothing', 'csv', ''],
    ['an open quote', 'csv', '"SSN'],
  ] as const)('reports one finding and no rows for %s', async (_, format, content) => {
    const { participants, findings } = await parsePlanFile(format, Buffer.from(content), TODAY)
    expect(participants).toEqual([])
    expect(findings).toHaveLength(1)
    expect(findings[0]?.text).toMatch(/^(?:The|A) [^.]+\. [A-Z][a-z]+ .*\.$/)
  })

  test('refuses a plan file whose content differs from its file extension', () => {
    const read = (name: string, content: Buffer) =>
      TABLES.find(({ extensions }) => extensions.includes(name))?.read(content)
    expect(read('csv', Buffer.from('a\0b'))).toBe('otherKind')
    expect(read('csv', Buffer.from([0xff, 0xfe, 0xfd]))).toBe('badEncoding')
    expect(read('xml', Buffer.from('SSN,a'))).toBe('otherKind')
    expect(read('xlsx', zipOf({ 'a.txt': 'x' }))).toBe('otherKind')
    expect(read('xls', workbook([['a']]))).toBe('otherKind')
    // A browser would open a file with HTML in front of a workbook as a web page.
    expect(read('xlsx', Buffer.concat([Buffer.from('<html>'), workbook([['a']])]))).toBe('otherKind')
    expect(formatOf('application/vnd.ms-excel')).toBeNull()
  })
})
