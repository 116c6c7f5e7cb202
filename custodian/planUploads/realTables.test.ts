import { describe, expect, test } from 'vitest'
import { refusalText, type FileRefusal } from '../../contract/fileRefusals.ts'
import { readFile } from '../documents/readFile.ts'
import { Unreadable } from '../documents/unreadable.ts'
import { readParticipants, type Participant } from './columns.ts'
import { formatOf } from './planFileKinds.ts'
import { readSheet } from './sheet.ts'
import { bookOf, rowsOf, zipOf } from './testing.workbook.ts'

// Tables as spreadsheet and payroll programs write them. Each case cites a bug report or a specification.

const TODAY = '2026-03-10'
const NAMES = [
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
const MIA = [
  '012-34-0001',
  'Mia',
  'Muñoz',
  '04/12/1975',
  '12 Elm St',
  'Boston',
  'MA',
  '02108',
  '2450.30',
  'Traditional',
]
const mia = {
  social: '012340001',
  firstName: 'Mia',
  lastName: 'Muñoz',
  dateOfBirth: '1975-04-12',
  address1: '12 Elm St',
  zip: '02108',
  amount: 245_030n,
  accountType: 'TRADITIONAL',
}
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xls: 'application/vnd.ms-excel',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const WANTED = 'CSV, XML, XLS or XLSX'

/** Returns the rows of an uploaded file, or the message shown to its sender. */
async function sent(content: Buffer, fileName: string): Promise<{ says: string } | { people: Participant[] }> {
  const contentType = TYPES[fileName.split('.').at(-1) ?? ''] ?? ''
  const file = { contentType, fileName, fileContent: content.toString('base64'), mostBytes: 10 ** 7, wanted: WANTED }
  const found = await readFile(file)
  if (!('content' in found)) return { says: found.text }
  const format = formatOf(found.contentType)
  if (!format) return { says: refusalText('oldWorkbook') }
  try {
    const { participants, findings } = readParticipants(await readSheet(format, Buffer.from(found.content)), TODAY)
    const [finding] = findings.filter(({ isWarning }) => !isWarning)
    return finding ? { says: [finding.column, finding.text].join(' ').trim() } : { people: participants }
  } catch (error) {
    if (error instanceof Unreadable) return { says: error.message }
    throw error
  }
}

const changed = (values: Record<string, string | number>) =>
  MIA.map((cell, index) => values[NAMES[index] ?? ''] ?? cell)
const csv = (separator = ',', end = '\r\n', row: Array<string | number> = MIA) =>
  [NAMES, row].map((cells) => cells.join(separator)).join(end) + end
const encoded = (text: string, encoding: string) => {
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [new TextDecoder(encoding).decode(Uint8Array.of(code)), code]),
  )
  return Buffer.from(Array.from(text, (letter) => codes.get(letter) ?? 63))
}
const DOS = new Map(Object.entries({ ñ: 0xa4, é: 0x82, É: 0x90, Ñ: 0xa5, ë: 0x89, ü: 0x81, á: 0xa0, ó: 0xa2, ç: 0x87 }))
const ofDos = (text: string) => Buffer.from(Array.from(text, (letter) => DOS.get(letter) ?? letter.charCodeAt(0)))
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()
const tabbed = (rows: ReadonlyArray<ReadonlyArray<string | number>>) => ({ name: 'People', rows: rowsOf(rows) })
const DAY = ['mm-dd-yy', '[$-409]mmmm d, yyyy;@', 'm/d/yy h:mm', '000-00-0000', '&quot;$&quot;#,##0.00', '0%']

describe('a CSV file', () => {
  test.each<[string, string, Buffer | string]>([
    ['in UTF-8', 'RFC 4180', csv()],
    ['with a UTF-8 byte order mark', 'Excel, CSV UTF-8; glific #5657', `\ufeff${csv()}`],
    ['in windows-1252', 'Excel for Windows, CSV (Comma delimited); glific #5657', encoded(csv(), 'windows-1252')],
    [
      'in Mac Roman with CR',
      'Excel for Mac, CSV (Macintosh); active_admin_import #93',
      encoded(csv(',', '\r'), 'macintosh'),
    ],
    ['in code page 437', 'Excel, CSV (MS-DOS)', ofDos(csv())],
    ['in UTF-16 with tabs', 'Excel, Unicode Text; openwisp-radius #550', Buffer.from(`\ufeff${csv('\t')}`, 'utf16le')],
    ['in UTF-16 without a byte order mark', 'PowerShell and SQL Server exports', Buffer.from(csv(), 'utf16le')],
    ['in big-endian UTF-16', 'Java exports', bigEndian(`\ufeff${csv()}`)],
    ['with semicolons', 'Excel of a European region; BoltTranslate/labels #5', csv(';')],
    ['with tabs', 'Google Sheets, TSV renamed', csv('\t')],
    ['with vertical bars', 'payroll and mainframe exports', csv('|')],
    ['with a line that names its separator', 'Excel, sep= line', `sep=;\r\n${csv(';')}`],
    ['with a quoted line that names the comma', 'Crystal Reports', `"sep=,"\r\n${csv()}`],
    [
      'with decimal commas and semicolons as separators',
      'DNN.FormAndList #72',
      csv(';', '\r\n', changed({ Address1: '12 Elm St' })),
    ],
    ['with empty columns at the end', 'Excel after deleted columns', csv().replaceAll('\r\n', ',,,,\r\n')],
    ['with empty rows', 'Signbank #761', `${csv()}${','.repeat(9)}\r\n,,,\r\n\r\n`],
    ['with a title above', 'ADP and Paychex reports', `Participants,,\r\nAcme Inc.,03/10/2026\r\n\r\n${csv()}`],
    [
      'with all cells in quotes',
      'Google Sheets and SQL exports',
      [NAMES, MIA].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'),
    ],
    ['with blanks before its quotes', 'PeopleSoft', csv(', ').replace('12 Elm St', '"12 Elm St"')],
    [
      'with formulas that keep zeros',
      'payroll exports, ="01234"',
      csv(',', '\n', changed({ SSN: '="012340001"', Zip: '="02108"' })),
    ],
    ['with the end-of-file byte of DOS', 'mainframe transfers, 0x1A', `${csv()}\x1a`],
    [
      'padded with zero bytes to the end of a block',
      'transfers of fixed blocks',
      Buffer.concat([Buffer.from(csv()), Buffer.alloc(511)]),
    ],
    [
      'in UTF-16, padded with zero bytes',
      'transfers of fixed blocks',
      Buffer.concat([Buffer.from(`\ufeff${csv()}`, 'utf16le'), Buffer.alloc(64)]),
    ],
    ['with mixed line breaks', 'files joined from two systems', csv().replace('\r\n', '\n')],
    [
      'with blanks and underscores in column names',
      'Salesforce and SQL exports',
      csv().replace('FirstName', ' First Name ').replace('LastName', 'LAST_NAME'),
    ],
    ['with a dollar sign', 'Excel, currency format', csv(',', '\n', changed({ Amount: '"$2,450.30 "' }))],
    [
      'with an amount in accounting format',
      'Excel, accounting format',
      csv(',', '\n', changed({ Amount: '" $ 2,450.30 "' })),
    ],
    ['called .xls', 'payroll systems; real exports of reports', csv()],
    ['called .xlsx', 'renamed manually', csv()],
  ])('parses a CSV file %s (%s)', async (what, _source, content) => {
    const name = /called (\.\w+)/.exec(what)?.[1] ?? '.csv'
    expect(await sent(Buffer.from(content), `people${name}`)).toMatchObject({ people: [mia] })
  })

  test.each<[string, string, (text: string) => Buffer]>([
    ['Zoë', 'Excel, CSV (MS-DOS)', ofDos],
    ['JOSÉ', 'Excel, CSV (MS-DOS)', ofDos],
    ['Müller', 'Excel, CSV (MS-DOS)', ofDos],
    ['María-José', 'Excel for Windows', (text) => encoded(text, 'windows-1252')],
    ['Zoë', 'Excel for Windows', (text) => encoded(text, 'windows-1252')],
    ['François', 'Excel for Windows', (text) => encoded(text, 'windows-1252')],
    ['MUÑOZ', 'Excel for Windows', (text) => encoded(text, 'windows-1252')],
    ['Mary\u00a0Ann', 'Excel for Windows, copied from a web page', (text) => encoded(text, 'windows-1252')],
    ['Zoë', 'Excel for Mac, CSV (Macintosh)', (text) => encoded(text, 'macintosh')],
    ['François', 'Excel for Mac, CSV (Macintosh)', (text) => encoded(text, 'macintosh')],
    ['Ángela', 'Excel for Mac, CSV (Macintosh)', (text) => encoded(text, 'macintosh')],
    ['Jürgen', 'Excel for Mac, CSV (Macintosh)', (text) => encoded(text, 'macintosh')],
  ])('decodes %s as the only accented word in a CSV file from %s', async (name, _source, write) => {
    const found = await sent(write(csv(',', '\r\n', changed({ FirstName: name, LastName: 'Lee' }))), 'people.csv')
    expect(found).toMatchObject({ people: [{ firstName: name }] })
  })

  test.each([
    ['4/12/1975', 'Google Sheets'],
    ['04-12-1975', 'payroll'],
    ['1975-04-12', 'ISO 8601'],
    ['1975/04/12', 'SAP'],
    ['19750412', 'mainframes'],
    ['4/12/1975 0:00', 'Excel, date with time'],
    ['4/12/1975 12:00:00 AM', '.NET DateTime.ToString'],
    ['1975-04-12T00:00:00', 'JSON exports'],
    ['1975-04-12T00:00:00.000Z', 'JavaScript toISOString'],
    ['1975-04-12 00:00:00.000', 'SQL Server'],
    ['1975-04-12 00:00:00+00', 'PostgreSQL'],
    ['"Apr 12, 1975"', 'Workday'],
    ['"April 12, 1975"', 'Excel, long date'],
    ['"Saturday, April 12, 1975"', 'Excel, long date of Windows'],
    ['12-Apr-1975', 'Oracle'],
    ['12 April 1975', 'LibreOffice'],
    ['"Sept. 12, 1975"', 'typed by hand'],
    ['\u200e4/\u200e12/\u200e1975', 'Internet Explorer and Edge, toLocaleDateString'],
    ['\uff14\uff0f\uff11\uff12\uff0f\uff11\uff19\uff17\uff15', 'input methods'],
    ['4/12/1975\u00a0', 'web pages'],
    ['4/12/1975 12:00:00\u202fAM', 'Chrome 110 and Node 20, toLocaleString'],
  ])('parses the date %s as %s writes it', async (day) => {
    const expected = day.includes('Sept') ? '1975-09-12' : '1975-04-12'
    const found = await sent(Buffer.from(csv(',', '\n', changed({ DateOfBirth: day }))), 'people.csv')
    expect(found).toMatchObject({ people: [{ dateOfBirth: expected }] })
  })

  test.each<[Record<string, string>, string, object]>([
    [{ Address1: '"12 Elm St\nApt 5"' }, 'Excel, Alt+Enter', { address1: '12 Elm St Apt 5' }],
    [{ Address1: '"12 Elm St\r\n"' }, 'web forms', { address1: '12 Elm St' }],
    [{ LastName: '"Mu\u00f1oz\t"' }, 'copied from a table', { lastName: 'Muñoz' }],
    [{ City: '\u202aBoston\u202c' }, 'Windows contacts', { city: 'Boston' }],
    [{ Address1: '\ufeff12 Elm St\u200b' }, 'Slack', { address1: '12 Elm St' }],
    [{ AccountType: 'Roth\u00a0IRA' }, 'web pages', { accountType: 'ROTH' }],
    [{ AccountType: 'ROTH  IRA' }, 'fixed columns', { accountType: 'ROTH' }],
    [{ Amount: '"\u202d$2,450.30\u202c"' }, 'Windows calculator', { amount: 245_030n }],
    [{ Amount: '2450.30\u00a0USD' }, 'bank portals', { amount: 245_030n }],
    [{ Amount: '2\u202f450.30' }, 'LibreOffice with thin blanks', { amount: 245_030n }],
    [{ Amount: '2450' }, 'whole dollars', { amount: 245_000n }],
    [{ SSN: '012\u201334\u20130001' }, 'autocorrect of Word', { social: '012340001' }],
    [{ SSN: '012\u00a034\u00a00001' }, 'web pages', { social: '012340001' }],
    [{ Zip: '02108\u20131234' }, 'autocorrect of Word', { zip: '02108-1234' }],
    [{ State: 'ma' }, 'typed by hand', { state: 'MA' }],
  ])('cleans the cell %j of a CSV file (%s)', async (cells, _source, kept) => {
    expect(await sent(Buffer.from(csv(',', '\n', changed(cells))), 'people.csv')).toMatchObject({ people: [kept] })
  })

  const LOST = 'Digits are lost: format the column as text and type it again'
  const ENCODING = 'Letters are in the wrong encoding: export the file again as CSV UTF-8'
  const WRONG = 'Please enter a valid amount, such as 2450.30'
  test.each<[string, string, string, string]>([
    ['SSN', '12340001', LOST, 'Excel, which drops leading zeros'],
    ['SSN', '1234001', LOST, 'Excel, which drops leading zeros'],
    ['Zip', '2108', LOST, 'Excel, which drops leading zeros'],
    ['Zip', '601', LOST, 'Excel, which drops leading zeros: Puerto Rico'],
    ['SSN', '1.2345E+08', LOST, 'Excel, a narrow column'],
    ['SSN', '#########', 'Please enter a valid social security number', 'Excel, a narrow column printed'],
    ['DateOfBirth', '########', 'Please enter a valid date as MM/DD/YYYY', 'Excel, a narrow column printed'],
    ['DateOfBirth', '27496', 'Please enter a valid date as MM/DD/YYYY', 'Excel, a serial number as text'],
    ['DateOfBirth', '1975', 'Please enter a valid date as MM/DD/YYYY', 'a year alone'],
    ['Amount', '"2.450,30"', WRONG, 'Excel of a European region'],
    ['Amount', '"2450,30"', WRONG, 'Excel of a European region'],
    ['Amount', '"2 450,30"', WRONG, 'LibreOffice in French'],
    ['Amount', '(2450.30)', WRONG, 'Excel, accounting format of a negative number'],
    ['Amount', '2450.30-', WRONG, 'SAP, a negative number'],
    ['Amount', '2450.301', WRONG, 'a percentage'],
    ['Amount', '2.4503E3', WRONG, 'SQL, a float'],
    ['Amount', '\u20ac2450.30', WRONG, 'another currency'],
    ['LastName', 'Mu\ufffdoz', ENCODING, 'a file that was read in a wrong encoding before'],
    ['LastName', 'Mu?oz', 'A letter is lost: type the name again', 'exports to ASCII'],
    ['LastName', 'O\u00e2\u20ac\u2122Brien', ENCODING, 'a curly apostrophe in UTF-8 read as windows-1252'],
    [
      'LastName',
      'O&#39;Brien',
      'A letter is written as an HTML code: export the file again as CSV UTF-8',
      'web programs',
    ],
    [
      'LastName',
      'Mu&ntilde;oz',
      'A letter is written as an HTML code: export the file again as CSV UTF-8',
      'web programs',
    ],
    ['LastName', 'Mu=C3=B1oz', 'A letter is written as an email code: export the file again as CSV UTF-8', 'RFC 2045'],
    [
      'LastName',
      '#N/A',
      'This is a formula error: correct it and export the file again',
      'Excel, a lookup without a match',
    ],
    ['City', '#REF!', 'This is a formula error: correct it and export the file again', 'Excel, a deleted column'],
    ['LastName', 'Mu\u00c3\u00b1oz', ENCODING, 'UTF-8 read as windows-1252'],
    ['FirstName', 'Zo\u00c3\u00ab', ENCODING, 'UTF-8 read as windows-1252'],
    ['City', 'San Jos\u00c3\u00a9', ENCODING, 'UTF-8 read as windows-1252'],
  ])('refuses the %s "%s" of a plan file: %s (%s)', async (column, value, text) => {
    const found = await sent(Buffer.from(csv(',', '\n', changed({ [column]: value }))), 'people.csv')
    expect(found).toEqual({ says: `${column} ${text}` })
  })

  test.each(['4/12/75', '3/4/26', '12-Apr-75', '13/04/1975', '12.04.1975', '04121975', 'Apr 1975', 'Foo 12, 1975'])(
    'refuses the ambiguous date %s',
    async (day) => {
      const found = await sent(Buffer.from(csv(',', '\n', changed({ DateOfBirth: `"${day}"` }))), 'people.csv')
      expect(found).toEqual({ says: 'DateOfBirth Please enter a valid date as MM/DD/YYYY' })
    },
  )
})

describe('a workbook', () => {
  const cells = (xml: Record<string, string | number>) => tabbed([NAMES, changed(xml)])
  const other = { name: 'Last year', rows: rowsOf([NAMES, changed({ FirstName: 'Max', SSN: '900-11-0001' })]) }
  test.each<[string, string, Buffer]>([
    [
      'with days counted from 1900',
      'ECMA-376 18.17.4',
      bookOf({ tabs: [cells({ DateOfBirth: '<c s="1"><v>27496</v></c>' })], formats: DAY }),
    ],
    [
      'with days counted from 1904',
      'ECMA-376, date1904; Excel for Mac until 2011',
      bookOf({
        tabs: [cells({ DateOfBirth: '<c s="1"><v>26034</v></c>' })],
        formats: DAY,
        properties: '<workbookPr date1904="1"/>',
      }),
    ],
    [
      'with days counted from 1904 as plain numbers',
      'ECMA-376, date1904',
      bookOf({ tabs: [cells({ DateOfBirth: 26_034 })], properties: '<workbookPr date1904="true"/>' }),
    ],
    [
      'with a long date',
      'Excel, long date',
      bookOf({ tabs: [cells({ DateOfBirth: '<c s="2"><v>27496</v></c>' })], formats: DAY }),
    ],
    [
      'with a time after each date',
      'Workday exports',
      bookOf({ tabs: [cells({ DateOfBirth: '<c s="3"><v>27496.999</v></c>' })], formats: DAY }),
    ],
    [
      'with a date in ISO 8601',
      'ECMA-376 strict, t="d"',
      bookOf({ tabs: [cells({ DateOfBirth: '<c t="d"><v>1975-04-12T00:00:00</v></c>' })] }),
    ],
    [
      'with a filter over rows without data',
      'Excel, autoFilter',
      bookOf({ tabs: [{ name: 'A', rows: `${rowsOf([NAMES, MIA])}<row r="3" hidden="1"><c r="A3"/></row>` }] }),
    ],
    ['with a date typed as one number', 'payroll', bookOf({ tabs: [cells({ DateOfBirth: 19_750_412 })] })],
    ['with a date as text', 'Google Sheets, plain text', bookOf({ tabs: [cells({ DateOfBirth: 'Apr 12, 1975' })] })],
    [
      'with its first tab hidden',
      'openpyxl #1113, sheet state',
      bookOf({ tabs: [{ ...other, state: 'hidden' }, tabbed([NAMES, MIA])] }),
    ],
    [
      'with a tab hidden by a program',
      'ECMA-376, veryHidden',
      bookOf({ tabs: [tabbed([NAMES, MIA]), { ...other, state: 'veryHidden' }] }),
    ],
    [
      'with an empty first tab',
      'Excel 2010 makes three',
      bookOf({ tabs: [{ name: 'Sheet1', rows: '' }, tabbed([NAMES, MIA])] }),
    ],
    [
      'with a chart tab',
      'exceljs, chart-sheet.xlsx; calamine, issue438.xlsx',
      bookOf({
        tabs: [tabbed([NAMES, MIA]), { name: 'Chart', rows: '' }],
        more: {
          'xl/_rels/workbook.xml.rels':
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
        },
      }),
    ],
    [
      'with rich, shared and empty texts',
      'XlsxWriter #475; openai/codex #38118',
      bookOf({
        tabs: [
          tabbed([
            [...NAMES, 'Address2'],
            [...changed({ FirstName: '<c t="s"><v>1</v></c>' }), '<c t="s"><v>0</v></c>'],
          ]),
        ],
        strings: ['<t/>', '<r><t>M</t></r><r><rPr><b/></rPr><t>ia</t></r>'],
      }),
    ],
    [
      'with phonetic readings of a text',
      'ECMA-376, rPh',
      bookOf({
        tabs: [cells({ FirstName: '<c t="s"><v>0</v></c>' })],
        strings: ['<t>Mia</t><rPh sb="0" eb="1"><t>MIA</t></rPh>'],
      }),
    ],
    [
      'with a carriage return in a text',
      'ECMA-376, _x000D_',
      bookOf({ tabs: [cells({ LastName: '<c t="inlineStr"><is><t>Muñoz_x000D_\n</t></is></c>' })] }),
    ],
    [
      'with the result of a SUM formula',
      'IEEE 754, 0.1 + 0.2',
      bookOf({ tabs: [cells({ Amount: 2_450.300_000_000_000_2 })] }),
    ],
    [
      'with results of formulas',
      'onyx #13354',
      bookOf({
        tabs: [cells({ Amount: '<c><f>A1*2</f><v>2450.3</v></c>', City: '<c t="str"><f>"B"</f><v>Boston</v></c>' })],
      }),
    ],
    [
      'with shared formulas',
      'xlsx-format #90',
      bookOf({ tabs: [cells({ Amount: '<c><f t="shared" si="0"/><v>2450.3</v></c>' })] }),
    ],
    [
      'with an empty formula result in an optional column',
      'office-kit/xlsx #115',
      bookOf({
        tabs: [
          tabbed([
            [...NAMES, 'Address2'],
            [...MIA, '<c t="str"><f>""</f><v></v></c>'],
          ]),
        ],
      }),
    ],
    [
      'with a number for an SSN',
      'Excel, format 000-00-0000',
      bookOf({ tabs: [cells({ SSN: '<c s="4"><v>12340001</v></c>' })], formats: DAY }),
    ],
    [
      'with an amount in dollars',
      'Excel, currency format',
      bookOf({ tabs: [cells({ Amount: '<c s="5"><v>2450.3</v></c>' })], formats: DAY }),
    ],
    ['with an amount as text', 'Excel, number stored as text', bookOf({ tabs: [cells({ Amount: '$2,450.30' })] })],
    [
      'with cells without references',
      'streaming writers, which omit r',
      bookOf({ tabs: [{ name: 'A', rows: rowsOf([NAMES, MIA]).replaceAll(/ r="[A-Z]*\d+"/g, '') }] }),
    ],
    [
      'with a merged title above',
      'Excel, merged cells',
      bookOf({ tabs: [tabbed([['Participants of Acme', '', ''], [], NAMES, MIA])] }),
    ],
    [
      'with column names on two lines',
      'Excel, Alt+Enter',
      bookOf({ tabs: [tabbed([NAMES.map((name) => name.replace('Birth', '\nBirth')), MIA])] }),
    ],
    [
      'with formatted columns at the end',
      'Excel, format of whole columns',
      bookOf({ tabs: [tabbed([[...NAMES, ...Array.from({ length: 12 }, () => '')], MIA])] }),
    ],
    [
      'with elements in a custom namespace',
      'Open XML SDK, x: prefix',
      bookOf({
        tabs: [tabbed([NAMES, MIA])],
        more: {
          'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>${rowsOf([NAMES, MIA]).replaceAll(/<(\/?)(row|c|is|t)\b/g, '<$1x:$2')}</x:sheetData></x:worksheet>`,
        },
      }),
    ],
    ['with backslashes in entry names', '.NET before 4.6.1', backslashes(bookOf({ tabs: [tabbed([NAMES, MIA])] }))],
    ['called .xls', 'renamed manually', bookOf({ tabs: [tabbed([NAMES, MIA])] })],
    ['called .csv', 'renamed manually', bookOf({ tabs: [tabbed([NAMES, MIA])] })],
  ])('parses a workbook %s (%s)', async (what, _source, content) => {
    const name = /called (\.\w+)/.exec(what)?.[1] ?? '.xlsx'
    const found = await sent(content, `people${name}`)
    expect(found).toEqual({ people: [expect.objectContaining(mia)] })
  })
})

function backslashes(book: Buffer): Buffer {
  return Buffer.from(book.toString('latin1').replaceAll('xl/worksheets/sheet1', 'xl\\worksheets\\sheet1'), 'latin1')
}

describe('an unreadable plan file', () => {
  const streams = (name: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(name, 'utf16le')])
  const cell = (xml: string) => bookOf({ tabs: [tabbed([NAMES, changed({ Amount: xml })])] })
  const part = (name: string) => zipOf({ '[Content_Types].xml': '<Types/>', [name]: 'x' })
  test.each<[string, string, string, Buffer | string, FileRefusal, Record<string, string>?]>([
    [
      'a workbook with a password',
      'MS-OFFCRYPTO, EncryptedPackage',
      'a.xlsx',
      streams('EncryptedPackage'),
      'tablePassword',
    ],
    ['a workbook in the old .xls format', 'MS-XLS', 'a.xls', streams('Workbook'), 'oldWorkbook'],
    ['an old workbook named .xlsx', 'renamed manually', 'a.xlsx', streams('Workbook'), 'oldWorkbook'],
    ['a Word document named .xls', 'MS-DOC', 'a.xls', streams('WordDocument'), 'otherKind', { kinds: WANTED }],
    ['a workbook with macros', 'MS-OFFMACRO2, vbaProject.bin', 'a.xlsx', part('xl/vbaProject.bin'), 'macroWorkbook'],
    ['a binary workbook', 'MS-XLSB', 'a.xlsx', part('xl/workbook.bin'), 'binaryWorkbook'],
    [
      'a spreadsheet of LibreOffice',
      'ODF 1.3',
      'a.xlsx',
      zipOf({ mimetype: 'x', 'content.xml': '<x/>' }),
      'openDocument',
    ],
    [
      'a spreadsheet of Numbers',
      'iWork 2013, Index/Document.iwa',
      'a.xlsx',
      zipOf({ 'Index/Document.iwa': 'x' }),
      'numbers',
    ],
    [
      'a web page named .xls',
      'PHP and ASP.NET grid exports',
      'a.xls',
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>SSN',
      'webTable',
    ],
    [
      'an HTML table named .xls',
      'SAP and Business Objects exports',
      'a.xls',
      '\r\n<table border="1"><tr><td>SSN</td>',
      'webTable',
    ],
    [
      'a web archive named .xls',
      'Excel, single file web page',
      'a.xls',
      'MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\n',
      'webTable',
    ],
    [
      'an XML spreadsheet named .xls',
      'Excel 2003 XML, Oracle and SSRS exports',
      'a.xls',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      'xmlWorkbook',
    ],
    ['a SYLK', 'MS KB 323626', 'a.csv', 'ID;PWXL;N;E\r\nC;Y1;X1;K"SSN"', 'symbolicLink'],
    [
      'a link to an online spreadsheet',
      'Google Drive for desktop, .gsheet',
      'a.csv',
      '{"url": "https://docs.google.com/open?id=1", "doc_id": "1"}',
      'googleLink',
    ],
    [
      'a PDF called .csv',
      'renamed manually',
      'a.csv',
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
      'otherKind',
      { kinds: WANTED },
    ],
    [
      'two tabs with data',
      'workbooks of several years',
      'a.xlsx',
      bookOf({
        tabs: [
          { ...tabbed([NAMES, MIA]), name: '2026' },
          { ...tabbed([NAMES, MIA]), name: '2025' },
        ],
      }),
      'severalTabs',
      { tabs: '"2026" and "2025"' },
    ],
    [
      'only hidden tabs',
      'ECMA-376, sheet state',
      'a.xlsx',
      bookOf({
        tabs: [
          { ...tabbed([NAMES, MIA]), state: 'hidden' },
          { name: 'B', rows: '' },
        ],
      }),
      'noSheet',
    ],
    [
      'rows hidden by a filter',
      'Excel, autoFilter; openpyxl #1022',
      'a.xlsx',
      bookOf({
        tabs: [{ name: 'A', rows: rowsOf([NAMES, MIA, MIA]).replace('<row r="3"', '<row r="3" hidden="1"') }],
      }),
      'hiddenRows',
      { place: '3' },
    ],
    [
      'a formula without a stored result',
      'openpyxl and XlsxWriter; xlsx-format #90',
      'a.xlsx',
      cell('<c><f>SUM(1,2)</f></c>'),
      'noResult',
      { place: 'I2' },
    ],
    [
      'an error',
      'Excel, #N/A of a lookup',
      'a.xlsx',
      cell('<c t="e"><f>VLOOKUP(1,2,3)</f><v>#N/A</v></c>'),
      'errorCell',
      { place: 'I2' },
    ],
    [
      'a cell in the last row and column',
      'calamine, issue_174.xlsx',
      'a.xlsx',
      bookOf({
        tabs: [{ name: 'A', rows: `${rowsOf([NAMES, MIA])}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` }],
      }),
      'damagedWorkbook',
    ],
    [
      'a document type in its XML',
      'XXE, CWE-611',
      'a.xml',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><b><SSN>&x;</SSN></b></a>',
      'xmlType',
    ],
    ['deeply nested XML', 'UKG and Workday XML', 'a.xml', '<a><b><c><d>1</d></c></b></a>', 'xmlShape'],
    [
      'an opening quote without a closing quote',
      'RFC 4180',
      'a.csv',
      csv(',', '\n', changed({ FirstName: '"Mia' })),
      'openQuote',
      { place: '2' },
    ],
    [
      'text in two encodings',
      'Excel for Mac and Windows',
      'a.csv',
      encoded(csv(',', '\n', changed({ LastName: 'D’amico' })), 'windows-1252'),
      'twoEncodings',
    ],
  ])('refuses an unreadable plan file: %s (%s)', async (_, _source, name, content, refusal, filled = {}) => {
    expect(await sent(Buffer.from(content), name)).toEqual({ says: refusalText(refusal, filled) })
  })

  test.each([
    ['a year', 1975],
    ['a day in 1904', 1_604],
    ['nothing', 0],
    ['a number before the first serial date', -5],
    ['a phone number', 5_125_550_179],
    ['May 1, 1985 as MMDDYY', 50_185],
    ['July 1, 1985 as MMDDYY', 70_185],
    ['December 1, 1985 as MMDDYY', 120_185],
    ['January 1, 1985 as MMDDYYYY', 1_011_985],
    ['December 1, 1985 as MMDDYYYY', 12_011_985],
  ])('refuses %s as the serial number of a date in a workbook', async (_, value) => {
    const book = bookOf({ tabs: [tabbed([NAMES, changed({ DateOfBirth: value })])] })
    expect(await sent(book, 'a.xlsx')).toEqual({ says: 'DateOfBirth Please enter a valid date as MM/DD/YYYY' })
  })

  test.each([
    ['PlanAccountNumber', '1.23457E+11'],
    ['PlanAccountNumber', '1.2E+20'],
  ])('refuses a number shortened by a spreadsheet in %s: %s', async (column, value) => {
    const text = [
      [...NAMES, column],
      [...MIA, value],
    ]
      .map((row) => row.join(','))
      .join('\n')
    expect(await sent(Buffer.from(text), 'a.csv')).toEqual({
      says: `${column} Digits are lost: format the column as text and type it again`,
    })
  })
})
