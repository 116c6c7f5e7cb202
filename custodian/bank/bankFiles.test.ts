import { describe, expect, test } from 'vitest'
import { bankText } from '../platform/bankText.ts'
import { readBai2 } from './bai2.ts'
import { readStatement } from './importStatement.ts'

const OURS = '000123456789'
const HEADER = '01,121000358,IRAPORTAL,260311,0600,7,80,1,2/'
const ACCOUNT = [`03,${OURS},USD,010,1000000,,,015,987500,,/`, '16,475,12500,0,B1,1001,CHECK PAID/', '49,2000000,3/']
/** The other account of a BAI2 file: its records and the total of its trailer. */
type Other = { lines: string[]; total: bigint; currency?: string }

const other = (total: string, ...lines: string[]): Other => ({
  lines: [...lines, `49,${total},${lines.length + 1}/`],
  total: /^[+-]?\d+$/.test(total) ? BigInt(total) : 0n,
})

/** A whole file with the other account before ours, in one group. */
function beside({ lines, total }: Other): string {
  const sum = total + 2_000_000n
  const group = ['02,IRAPORTAL,121000358,1,260310,2400,USD,2/', ...lines, ...ACCOUNT]
  return [HEADER, ...group, `98,${sum},2,${group.length + 1}/`, `99,${sum},1,${group.length + 3}/`].join('\n')
}

const ours = [
  {
    account: OURS,
    asOf: '2026-03-10',
    openingCents: 1_000_000n,
    closingCents: 987_500n,
    lines: [
      {
        side: 'D',
        cents: 12_500n,
        typeCode: '475',
        bankReference: 'B1',
        customerReference: '1001',
        text: 'CHECK PAID',
      },
    ],
  },
]

describe('a BAI2 file with another account next to ours', () => {
  test.each<[from: string, Other]>([
    [
      'moov-io/bai2 sample1.txt: Canadian dollars, summaries of type V',
      other(
        '00000000000834000',
        '03,10200123456,CAD,040,+000000000000,,,045,+000000000000,,/',
        '88,100,000000000208500,00003,V,060316,,400,000000000208500,00008,V,060316,/',
        '16,409,000000000002500,V,060316,,,,RETURNED CHEQUE     /',
      ),
    ],
    [
      'moov-io/bai2 sample2.txt: no closing balance, a detail with funds of three days',
      other(
        '9150000',
        '03,0123456789,,010,+4350000,,,040,2830000,,/',
        '88,072,1020000,,,074,500000,,/',
        '16,115,450000,S,100000,200000,150000,,,/',
      ),
    ],
    [
      'moov-io/bai2 sample2.txt: a type code split from its amount by a continuation',
      other('4000000', '03,9876543210,,010,-500000,,,100,1000000,,,400,2000000,,,190/', '88,500000,,,110,1000000,,/'),
    ],
    [
      'moov-io/bai2 sample4: no currency codes, text over nine continuations without slashes',
      other(
        '-1260161341762',
        '03,107049932,USD,,,,,060,6865898,,,100,1912,1,,400,000,0,/',
        '16,447,60000,,SPB2322984714570,1111,ACH Credit Payment,Entry Description: EXP; -, SEC: CCD',
        '88,EREF: 1111',
        '88,DBNM: TEST INC',
        '88,CREF: ',
        '88,',
        '88,/TEXT behind a slash',
      ),
    ],
    [
      'ministryofjustice/bai2 issue 50: 03 ends with a type code, 88 begins with its amount',
      other(
        '4764927',
        '03,01894102469,USD,010,4764927,,,015,4626045,,,022,0,,,040,4626045,,,045/       ',
        '88,4626045,,,072,0,,,074,0,,,076,0,,,100,0,,,400,138882,,/                      ',
      ),
    ],
    [
      'ministryofjustice/bai2 issue 14: text in the place of references',
      other(
        '1589285',
        '03,0101999999,,015,+00000004060801,,,045,+00000003836014,,,100,+00000001589285/ ',
        '88,00008,,400,+00000001831945,00002,,040,+00000004059283,,/                     ',
        '16,175,000000000346685,Z,00087829876,Miami/                                ',
        '88,DEPOSIT LOCATION, ITEM COUNT 00004/                                          ',
      ),
    ],
    ['a loan: codes of the 700s', other('500000', '03,7000123,USD,701,500000,,/', '16,720,2500,0,,,PRINCIPAL/')],
    ['an account without activity', other('0', '03,5551234,USD,/')],
    ['a summary without count and funds type', other('500', '03,5551234,USD,010,500/')],
    ['no account number', other('0', '03,,USD,,,,/')],
    ['amounts with decimals', other('125.00', '03,99,EUR,010,125.00,,/')],
    ['an unknown funds type', other('5', '03,99,USD,010,5,,/', '16,195,5,X,,,TEXT/', '88,MORE/')],
    ['a bank-specific code, neither credit nor debit', other('5', '03,99,USD,010,5,,/', '16,999,0,,,,MEMO/')],
    [
      '88 continuation records',
      other('5', '03,99,USD,010,5,,/', '16,195,5,0,,,TEXT', ...Array<string>(88).fill('88,AND MORE/')),
    ],
    ['a detail of zero cents', other('0', '03,99,USD,010,0,,/', '16,195,0,0,,,/')],
  ])('skips another account in a BAI2 file: %s', (_from, account) => {
    const read = readBai2(beside(account), OURS)
    expect(read.days).toEqual(ours)
    expect(read.passedBy).toEqual([expect.stringMatching(/, 2026-03-10, is not ours\.$/)])
  })

  test('refuses a BAI2 file that is truncated within the records of another account', () => {
    const lines = beside(other('0', '03,5551234,USD,/', '16,195,0,0,,,TEXT/')).split('\n')
    lines.splice(4, 1)
    expect(() => readBai2(lines.join('\n'), OURS)).toThrow('Line 5: expected')
  })
})

describe('encodings and line breaks of a BAI2 file', () => {
  const plain = beside(other('0', '03,5551234,USD,/'))
  const inRows = plain.split('\n')
  test.each<[from: string, content: Buffer]>([
    ['with Windows line breaks', Buffer.from(inRows.join('\r\n'))],
    ['with CR line breaks of an old mainframe gateway', Buffer.from(inRows.join('\r'))],
    ['with a byte order mark', Buffer.from(`\ufeff${plain}`)],
    ['that PowerShell wrote in UTF-16', Buffer.from(`\ufeff${plain}`, 'utf16le')],
    ['with the end-of-file byte of DOS', Buffer.from(`${inRows.join('\r\n')}\r\n\u001a`)],
    ['padded with zero bytes', Buffer.concat([Buffer.from(plain), Buffer.alloc(100)])],
    ['of lines padded to 80 characters', Buffer.from(inRows.map((row) => row.padEnd(80)).join('\r\n'))],
    ['of 80-character records without line breaks', Buffer.from(inRows.map((row) => row.padEnd(80)).join(''))],
    ['with blank lines (ministryofjustice/bai2 pull 44)', Buffer.from(inRows.join('\n\n \n'))],
    ['with several records in a line (moov-io/bai2 sample3.txt)', Buffer.from(inRows.join('   '))],
    [
      'wrapped by a mail program',
      Buffer.from(plain.replaceAll('IRAPORTAL,', 'IRAPORTAL,\n').replace('CHECK PAID', 'CHECK\n PAID')),
    ],
    ['with commas before the slash (ministryofjustice/bai2 pull 37)', Buffer.from(plain.replaceAll(/,*\/$/gm, ',/'))],
    ['with spaces before its records', Buffer.from(inRows.map((row) => `  ${row}`).join('\n'))],
    ['with a Windows-1252 letter in a text', Buffer.from(plain.replace('5551234', '555\u00e91234'), 'latin1')],
    ['with our account number in groups of digits', Buffer.from(plain.replace(OURS, '0001-2345-6789'))],
    ['with leading zeros added to our account number', Buffer.from(plain.replace(OURS, `00000${OURS}`))],
    ['with our account number without leading zeros', Buffer.from(plain.replace(OURS, '123456789'))],
    ['with totals that have a sign and zeros', Buffer.from(plain.replaceAll(/^(98|99),(\d)/gm, '$1,+00000$2'))],
    ['with a detail of funds type V', Buffer.from(plain.replace('12500,0,', '12500,V,260311,0000,'))],
    ['with a detail text without a final slash', Buffer.from(plain.replace('CHECK PAID/', 'CHECK PAID'))],
    ['with its currency code in lower case', Buffer.from(plain.replaceAll('USD', 'usd'))],
    ['with a date of eight digits', Buffer.from(plain.replace(',260310,', ',20260310,'))],
  ])('parses a BAI2 file %s', (_from, content) => {
    expect(readBai2(bankText(content), OURS).days).toEqual(ours)
  })
})

describe('statement formats other than BAI2', () => {
  test.each([
    ['XML (camt.053)', '<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"/>'],
    ['XML (camt.053)', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>'],
    ['XML', '<?xml version="1.0"?><OFX/>'],
    ['MT940', ':20:STARTUMSE\r\n:25:87052000/123456789'],
    ['MT940', '{1:F01BANKUS33AXXX0000000000}{2:I940'],
    ['OFX', 'OFXHEADER:100\nDATA:OFXSGML'],
    ['QIF', '!Type:Bank\nD3/10/26'],
    ['PDF', '%PDF-1.7'],
    ['a workbook', 'PK\u0003\u0004'],
  ])('refuses a bank statement that is %s, and says what to ask the bank for', (name, content) => {
    expect(() => readStatement(Buffer.from(content), OURS)).toThrow(
      `The statement is ${name}. Ask the bank for BAI2 (version 2), or make a CSV file with the columns as_of, account,`,
    )
  })

  test('refuses a CSV statement with other columns and names the required columns', () => {
    expect(() => readStatement(Buffer.from('Date,Description,Amount\n3/10/2026,CHECK,125.00\n'), OURS)).toThrow(
      'Line 1: expected as_of,account,side,amount,type,bank_ref,customer_ref,text, found Date,Description,Amount.',
    )
  })

  test('skips other accounts in a CSV statement', () => {
    const rows = [
      'as_of,account,side,amount,type,bank_ref,customer_ref,text',
      '2026-03-10,99,C,"1,5",CAD,,,no amount of ours',
      `2026-03-10,${OURS},,10.00,opening,,,`,
      `2026-03-10,${OURS},,10.00,closing,,,`,
    ]
    const { days, passedBy } = readStatement(Buffer.from(`\ufeff${rows.join('\r\n')}`), OURS)
    expect(days).toHaveLength(1)
    expect(passedBy).toEqual(['The account that ends with 99, 2026-03-10, is not ours.'])
  })
})
