import { describe, expect, test } from 'vitest'
import { enteredReturns } from '../../contract/returns.ts'
import { parseReturns, requireReturns } from './returns.ts'
import { asciiOf, lostInAscii } from '../owners/plainName.ts'

/** Joins the columns of a record, each padded to its width. */
const record = (...fields: ReadonlyArray<[text: string, width: number]>) =>
  fields
    .map(([text, width]) => text.padEnd(width))
    .join('')
    .padEnd(94)

const HEADER = '101 0210000212721234562603100600A094101BANK'
const BATCH = '5200COMPANY'
const ENTRY = record(
  ['626021000021', 12],
  ['123456789', 17],
  ['0000012500', 10],
  ['R-10', 15],
  ['MÜLLER ZOË', 22],
  ['  1021000020000001', 18],
)
const RETURNED = record(
  ['799R03021000020000042', 27],
  ['02100002', 8],
  ['ACCOUNT NOT OPEN', 44],
  ['021000020000001', 15],
)
const CHANGED = record(['798C01021000020000043', 27], ['02100002', 8], ['918273645', 44], ['021000020000002', 15])
const CONTROL = '820000000200021000020000000000000000000012500'
const END = '9000001000001000000020002100002'
const RECORDS = [HEADER, BATCH, ENTRY, RETURNED, ENTRY, CHANGED, CONTROL, END].map((one) => one.padEnd(94))
const NINES = ['9'.repeat(94), '9'.repeat(94)]

const expected = {
  returned: [
    { code: 'R03', traceNumber: '021000020000042', amount: 12_500n, corrected: undefined },
    { code: 'C01', traceNumber: '021000020000043', corrected: { accountNumber: '918273645' } },
  ],
  unreadable: [],
}

describe('a file of returns', () => {
  const inLines = (end: string) => RECORDS.join(end)
  test.each<[from: string, content: Buffer]>([
    ['with LF', Buffer.from(inLines('\n'))],
    ['with CR LF', Buffer.from(inLines('\r\n'))],
    ['with CR alone', Buffer.from(inLines('\r'))],
    ['as one stream without line breaks (ACH Operations Bulletin)', Buffer.from(inLines(''))],
    ['as one stream padded with blocks of nines', Buffer.from([...RECORDS, ...NINES].join(''))],
    ['as one stream in Windows-1252', Buffer.from(inLines(''), 'latin1')],
    ['with ten records in each line', Buffer.from([...RECORDS, ...NINES].join('') + '\n')],
    ['after a byte order mark', Buffer.from(`\ufeff${inLines('\n')}`)],
    ['in UTF-16 of PowerShell', Buffer.from(`\ufeff${inLines('\r\n')}`, 'utf16le')],
    ['with the end-of-file byte of DOS', Buffer.from(`${inLines('\r\n')}\r\n\u001a`)],
    ['with zero bytes after its end', Buffer.concat([Buffer.from(inLines('\n')), Buffer.alloc(50)])],
    ['with blank lines', Buffer.from(`\n\n${inLines('\n\n')}\n\n`)],
    [
      'whose trailing blanks an editor removed (moov-io/ach issue 702)',
      Buffer.from(RECORDS.map((one) => one.trimEnd()).join('\n')),
    ],
    ['with lines padded to 120 characters', Buffer.from(RECORDS.map((one) => one.padEnd(120)).join('\r\n'))],
    ['padded with nines', Buffer.from([...RECORDS, ...NINES].join('\n'))],
    ['with short lines of nines at its end', Buffer.from([...RECORDS, '999999'].join('\n'))],
    ['after the line of a transfer program', Buffer.from(`$$ADD ID=ACH01 BID='RETURNS'\n${inLines('\n')}`)],
    ['wrapped by a mail program at 80 characters', Buffer.from(inLines('').replaceAll(/.{80}/g, '$&\r\n'))],
    ['with a blank before each line', Buffer.from(RECORDS.map((one) => ` ${one}`).join('\n'))],
    ['in lower case', Buffer.from(inLines('\n').replace('799R03', '799r03').replace('798C01', '798c01'))],
    [
      'without a file header (moov-io/ach return-no-file-header-control.ach)',
      Buffer.from(RECORDS.slice(1, 7).join('\n')),
    ],
    ['without a batch header (moov-io/ach return-no-batch-header.ach)', Buffer.from(RECORDS.slice(2, 6).join('\n'))],
    ['without a file control (moov-io/ach return-no-batch-controls.ach)', Buffer.from(RECORDS.slice(0, 6).join('\n'))],
    [
      'with another addendum between entry and return (CCD+, IAT: moov-io/ach iat-addenda99.ach)',
      Buffer.from(
        [HEADER, BATCH, ENTRY, '705PAYMENT RELATED'.padEnd(94), '710ANN000'.padEnd(94), RETURNED, ENTRY, CHANGED].join(
          '\n',
        ),
      ),
    ],
  ])('parses a file of returns %s', (_from, content) => {
    expect(parseReturns(content)).toEqual(expected)
    expect(requireReturns(content)).toEqual(expected)
  })

  const NO_MONEY = 'must be a code of returned money or of changed bank details'
  test.each([
    ['R61', 'a dishonored return: moov-io/ach dishonored-return.ach', NO_MONEY],
    ['R68', 'an untimely return that was dishonored', NO_MONEY],
    ['R73', 'a contested return: moov-io/ach contested-return.ach', NO_MONEY],
    ['R77', 'a correction of a dishonored return', NO_MONEY],
    ['C61', 'a refused notification of change', NO_MONEY],
    ['X03', 'an unknown return code', 'must be a return code such as R03'],
  ])('leaves a return with %s for a person to review, and accepts it in no list: %s', (code, _, message) => {
    const addendum = RETURNED.replace('799R03', `79${code.startsWith('C') ? 8 : 9}${code}`)
    const lines = [HEADER, BATCH, ENTRY, addendum]
    expect(requireReturns(Buffer.from(lines.join('\n')))).toEqual({ returned: [], unreadable: [4] })
    const { error } = enteredReturns.safeParse([{ traceNumber: '021000020000042', code }])
    expect(JSON.stringify(error?.issues)).toContain(message)
  })

  test.each(['R01', 'R29', 'R50', 'R85', 'C01', 'C14'])('accepts %s in a file and in a list', (code) => {
    const addendum = RETURNED.replace('799R03', `79${code.startsWith('C') ? 8 : 9}${code}`)
    const entered = { traceNumber: '021000020000042', code }
    expect(requireReturns(Buffer.from(addendum)).returned).toMatchObject([entered])
    expect(requireReturns(Buffer.from(JSON.stringify([entered]))).returned).toEqual([entered])
  })

  test('imports a return without an amount if no entry record precedes its addendum', () => {
    const [returned] = requireReturns(Buffer.from([HEADER, BATCH, RETURNED].join('\n'))).returned
    expect(returned).toEqual({ code: 'R03', traceNumber: '021000020000042', corrected: undefined })
  })
})

test.each([
  [
    'a bank file without a return',
    [HEADER, BATCH, ENTRY, CONTROL, END].map((one) => one.padEnd(94)).join(''),
    'There is no returned payment in this file.',
  ],
  [
    'a batch with only deposits (moov-io/ach issue 1378, no_header.ach)',
    ['5200COMPANY', ENTRY].map((one) => one.padEnd(94)).join('\n'),
    'There is no returned payment in this file.',
  ],
  ['a bank statement', '01,121000358,IRAPORTAL,260311,0600,7,80,1,2/\n', 'This is neither a bank file'],
  ['a PDF', '%PDF-1.7\n1 0 obj', 'This is neither a bank file'],
  ['an email', 'Subject: returns\n\n5 returns', 'This is neither a bank file'],
  ['an empty list', '[]', 'There is no returned payment in this file.'],
  ['a table', 'trace,code\n021000020000042,R03\n', 'This is neither a bank file nor a list of returns.'],
  ['nothing', '', 'This is neither a bank file nor a list of returns.'],
  [
    'a file header after too many other lines',
    `${'\nx'.repeat(9)}\n${HEADER}`,
    'This is neither a bank file nor a list of returns.',
  ],
])('refuses a file of returns with an explanation: %s', (_name, content, message) => {
  expect(() => requireReturns(Buffer.from(content))).toThrow(message)
})

test.each([
  ['Zoë Muñoz', 'Zoe Munoz', ''],
  ['Łukasz Wałęsa', 'Lukasz Walesa', ''],
  ['Søren Kjærgård', 'Soren Kjaergard', ''],
  ['Đặng Thị Hồng', 'Dang Thi Hong', ''],
  ['Jürgen Weiß', 'Jurgen Weiss', ''],
  ['O’Brien‑Smith', "O'Brien-Smith", ''],
  ['Ｍａｒｙ　Ｏ', 'Mary O', ''],
  ['Iвan Пetrov', 'Ian etrov', 'вП'],
  ['田中 Yuki', 'Yuki', '田中'],
  ['Þóra', 'Thora', ''],
  ['Għarb', 'Gharb', ''],
  ['123½ Main St', '123 1/2 Main St', ''],
  ['½ Elm St', '1/2 Elm St', ''],
  ['10 Oak St ¼', '10 Oak St 1/4', ''],
  ['7⅝ Pine', '7 5/8 Pine', ''],
  ['Apt № 5', 'Apt No 5', ''],
  ['5 Elm St… rear', '5 Elm St... rear', ''],
  ['İpek Şahin', 'Ipek Sahin', ''],
  ['Ana María Núñez-Peña', 'Ana Maria Nunez-Pena', ''],
  ['Nguyễn Thị Ánh', 'Nguyen Thi Anh', ''],
  ['Kaʻahumanu', "Ka'ahumanu", ''],
  ['“Bill” Hay', "'Bill' Hay", ''],
  ['Gri\ufb03n', 'Griffin', ''],
  ['Mary\u00a0Ann\u200b Lee', 'Mary Ann Lee', ''],
  ['Ələddin', 'lddin', 'Əə'],
  ['Παπάς', '', 'Παπς'],
  ['٥ Elm', 'Elm', '٥'],
  ['Anna 😀', 'Anna', '😀'],
])('writes %s as %s in ASCII files', (name, written, lost) => {
  expect(asciiOf(name)).toBe(written)
  expect(lostInAscii(name)).toBe(lost)
})

describe("a bank's notification of change", () => {
  const noticeOf = (code: string, data: string) =>
    parseReturns(Buffer.from(record([`798${code}021000020000043`, 27], ['02100002', 8], [data, 59]).padEnd(94)))
      ?.returned[0]?.corrected

  // Positions of the corrected data: account number 1-17, routing number 1-9, transaction code 1-2, 21-22 or 27-28.
  test.each<[code: string, data: string, corrected: object | undefined]>([
    ['C01', '918273645', { accountNumber: '918273645' }],
    ['C02', '021000021', { routingNumber: '021000021' }],
    ['C03', `021000021   ${'918273645'.padEnd(17)}`, { routingNumber: '021000021', accountNumber: '918273645' }],
    ['C05', '32', { isSavings: true }],
    ['C05', '22', { isSavings: false }],
    ['C06', `${'918273645'.padEnd(17)}   32`, { accountNumber: '918273645', isSavings: true }],
    [
      'C07',
      `021000021${'918273645'.padEnd(17)}22`,
      { routingNumber: '021000021', accountNumber: '918273645', isSavings: false },
    ],
    ['C05', '27', undefined],
    ['C04', 'ANN LEE', undefined],
  ])('parses change notice %s with "%s" as %j', (code, data, corrected) => {
    expect(noticeOf(code, data)).toEqual(corrected)
  })
})

test.each([
  ['R15', '260408', '2026-04-08'],
  ['R14', '260408', '2026-04-08'],
  ['R15', '      ', undefined],
  ['R15', '000000', undefined],
  ['R15', '260231', undefined],
  ['R03', '260408', undefined],
])('parses return %s with "%s" as death date %s', (code, day, diedOn) => {
  const line = record([`799${code}021000020000042`, 21], [day, 6], ['02100002', 8], ['', 44], ['021000020000001', 15])
  expect(parseReturns(Buffer.from(line))?.returned[0]?.diedOn).toBe(diedOn)
})
