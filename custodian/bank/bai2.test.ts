import { describe, expect, test } from 'vitest'
import { readBai2 } from './bai2.ts'

const OURS = '000123456789'

/** A file of one account and one day with its totals. */
const FILE = [
  '01,121000358,IRAPORTAL,260311,0600,7,80,1,2/',
  '02,IRAPORTAL,121000358,1,260310,2400,USD,2/',
  '03,000123456789,USD,010,1000000,,,015,972500,,/',
  '16,475,12500,0,B1,1001,CHECK PAID/',
  '16,466,20000,V,260310,1200,B2,,ACH SETTLEMENT, A/B',
  '88,OF TODAY/',
  '16,257,5000,S,5000,0,0,B3,111111110000001,RETURN/',
  // Opening and closing balances count as amounts too: 1,000,000 + 972,500 + 12,500 + 20,000 + 5,000.
  '49,2010000,6/',
  '98,2010000,1,8/',
  '99,2010000,1,10/',
]

const read = (change: (lines: string[]) => void = () => {}) => {
  const lines = [...FILE]
  change(lines)
  return readBai2(lines.join('\n'), OURS)
}

describe('a statement in the format BAI2', () => {
  test('reads the lines of a BAI2 statement with side, reference and text', () => {
    expect(read()).toEqual({
      identity: '121000358 IRAPORTAL 260311 7',
      passedBy: [],
      days: [
        {
          account: '000123456789',
          asOf: '2026-03-10',
          openingCents: 1_000_000n,
          closingCents: 972_500n,
          lines: [
            {
              side: 'D',
              cents: 12_500n,
              typeCode: '475',
              bankReference: 'B1',
              customerReference: '1001',
              text: 'CHECK PAID',
            },
            {
              side: 'D',
              cents: 20_000n,
              typeCode: '466',
              bankReference: 'B2',
              customerReference: '',
              text: 'ACH SETTLEMENT, A/B OF TODAY',
            },
            {
              side: 'C',
              cents: 5_000n,
              typeCode: '257',
              bankReference: 'B3',
              customerReference: '111111110000001',
              text: 'RETURN',
            },
          ],
        },
      ],
    })
  })

  test.each<[string, (lines: string[]) => void, string]>([
    ['cut off before its trailer', (l) => l.splice(9), 'Line 9: expected a group (02) or the file trailer (99)'],
    ['cut off within an account', (l) => l.splice(7), 'Line 7: expected a detail (16) or the account trailer (49)'],
    [
      'with one amount changed',
      (l) => (l[3] = '16,475,12600,0,B1,1001,CHECK PAID/'),
      'Line 8: expected the sum of the account 2010100, found 2010000.',
    ],
    [
      'without one continuation record (88)',
      (l) => l.splice(5, 1),
      'Line 7: expected the number of records of the account 5, found 6.',
    ],
    [
      'with a wrong group total',
      (l) => (l[8] = '98,1,1,8/'),
      'Line 9: expected the sum of the accounts 2010000, found 1.',
    ],
    [
      'with a wrong number of accounts',
      (l) => (l[8] = '98,2010000,2,8/'),
      'Line 9: expected the number of accounts 1, found 2.',
    ],
    [
      'with a wrong file total',
      (l) => (l[9] = '99,1,1,10/'),
      'Line 10: expected the sum of the groups 2010000, found 1.',
    ],
    [
      'with a wrong number of records',
      (l) => (l[9] = '99,2010000,1,8/'),
      'Line 10: expected the number of records 10, found 8.',
    ],
    [
      'of version 1',
      (l) => (l[0] = '01,121000358,IRAPORTAL,260311,0600,7,80,1,1/'),
      'Line 1: expected version 2, found 1.',
    ],
    [
      'with an unknown record code',
      (l) => (l[3] = '17,475,12500/'),
      'Line 4: expected a record (01, 02, 03, 16, 88, 49, 98 or 99), found 17,475.',
    ],
    [
      'without a closing balance',
      (l) => {
        l[2] = '03,000123456789,USD,010,1000000,,,040,972500,,/'
      },
      'Line 3: expected a closing ledger balance (015)',
    ],
    [
      'with an empty closing balance',
      (l) => {
        l[2] = '03,000123456789,USD,010,1000000,,,015,,,/'
        l.splice(-3, 3, '49,1037500,6/', '98,1037500,1,8/', '99,1037500,1,10/')
      },
      'Line 3: expected a closing ledger balance (015)',
    ],
    [
      'of an invalid date',
      (l) => (l[1] = '02,IRAPORTAL,121000358,1,260231,2400,USD,2/'),
      'Line 2: expected a day as YYMMDD, found 260231.',
    ],
    [
      'in another currency',
      (l) => (l[2] = '03,000123456789,CAD,010,1000000,,,015,972500,,/'),
      'Line 3: expected US dollars, found CAD.',
    ],
    [
      'with an unknown funds type',
      (l) => (l[3] = '16,475,12500,Q,B1,1001,CHECK PAID/'),
      'Line 4: expected a funds type (0, 1, 2, S, V, D or Z), found Q.',
    ],
    [
      'with an amount in dollars',
      (l) => (l[3] = '16,475,125.00,0,B1,1001,CHECK PAID/'),
      'Line 4: expected an amount in cents, found 125.00.',
    ],
    [
      'with a negative amount',
      (l) => (l[3] = '16,475,-12500,0,B1,1001,CHECK PAID/'),
      'Line 4: expected an amount without a minus sign, found -12500.',
    ],
  ])('refuses a BAI2 statement %s, naming the line and the expected value', (_name, change, message) => {
    expect(() => read(change)).toThrow(message)
  })

  test.each(['16,142,0,0,B4,,PRENOTE/', '16,142,,0,B4,,PRENOTE/', '16,475,000,,,,NOTICE/', '16,257,-0,Z,,,NOTICE'])(
    'skips a BAI2 line without an amount: %s',
    (zero) => {
      const changed = read((lines) => {
        lines.splice(4, 0, zero)
        lines.splice(-3, 3, '49,2010000,7/', '98,2010000,1,9/', '99,2010000,1,11/')
      })
      expect(changed).toEqual(read())
    },
  )

  test.each([
    // The manual of BAI and moov-io/bai2 sample2.txt: the continuation begins with the references.
    ['16,475,12500,S,12500,0,0/', '88,B1,1001,CHECK PAID, RENT', '88,OF MAY/'],
    ['16,475,12500,0/', '88,B1,1001,CHECK PAID, RENT OF MAY/'],
    ['16,475,12500/', '88,0,B1/', '88,1001,CHECK PAID, RENT OF MAY/'],
    // stechstudio/bai2: a cut within the available amounts
    ['16,475,12500,D/', '88,2,0,10000,1/', '88,2500,B1,1001,CHECK PAID, RENT OF MAY'],
    ['16,475,12500,V,260310/', '88,,B1,1001,CHECK PAID, RENT/', '88,OF MAY/'],
    ['16,475,12500,0,B1,1001,/', '88,CHECK PAID, RENT OF MAY/'],
    ['16,475,12500,0,B1,1001,CHECK PAID,', '88,RENT OF MAY'],
    // Cut after a comma and without a slash, at the width of the record.
    ['16,475,12500,0,', '88,B1,1001,CHECK PAID, RENT OF MAY'],
    ['16,475,12500,0,B1,', '88,1001,CHECK PAID, RENT OF MAY'],
    ['16,475,12500,V,260310,1200,', '88,B1,', '88,1001,CHECK PAID, RENT OF MAY/'],
    ['16,475,12500,0,B1,1001,', '88,CHECK PAID, RENT OF MAY'],
  ])('reads references and text of a BAI2 detail that is continued: %s %s', (...detail) => {
    const changed = read((lines) => {
      lines.splice(3, 1, ...detail)
      const more = detail.length - 1
      lines.splice(-3, 3, `49,2010000,${6 + more}/`, `98,2010000,1,${8 + more}/`, `99,2010000,1,${10 + more}/`)
    })
    expect(changed.days[0]?.lines[0]).toEqual({
      side: 'D',
      cents: 12_500n,
      typeCode: '475',
      bankReference: 'B1',
      customerReference: '1001',
      text: 'CHECK PAID, RENT OF MAY',
    })
  })

  test.each([
    ['16,699,12500,,,/', '88,TFR ACCY, B 7', { bankReference: '', customerReference: '', text: 'TFR ACCY, B 7' }],
    // ministryofjustice/bai2: the slash after the comma ends an empty customer reference.
    ['16,669,12500,,172629,/', '88,ACH, 7', { bankReference: '172629', customerReference: '', text: 'ACH, 7' }],
    [
      '16,475,12500,0,B1,1001,PART 1/ 16,000 PIECES/',
      '88,OF 3/ 16,000/',
      { bankReference: 'B1', customerReference: '1001', text: 'PART 1/ 16,000 PIECES OF 3/ 16,000' },
    ],
  ])('keeps empty references and slashes of a BAI2 detail: %s %s', (detail, continuation, expected) => {
    const changed = read((lines) => {
      lines.splice(3, 1, detail, continuation)
      lines.splice(-3, 3, '49,2010000,7/', '98,2010000,1,9/', '99,2010000,1,11/')
    })
    expect(changed.days[0]?.lines[0]).toMatchObject(expected)
  })

  test.each([
    ['010,,,,015,972500,,', '1010000', null],
    ['010,1000000,,,015,972500,,,040,,,,100,,,,400,,,', '2010000', 1_000_000n],
    [',,,,010, ,,,015,972500,,,072,,,D,0,,', '1010000', null],
  ])('reads a BAI2 account with an empty amount in %s as not reported', (summary, total, opening) => {
    const { days } = read((lines) => {
      lines[2] = `03,000123456789,USD,${summary}/`
      lines.splice(-3, 3, `49,${total},6/`, `98,${total},1,8/`, `99,${total},1,10/`)
    })
    expect(days).toMatchObject([{ openingCents: opening, closingCents: 972_500n }])
  })

  test('refuses a BAI2 statement whose lines do not add up from opening to closing balance', () => {
    expect(() =>
      read((lines) => {
        lines[2] = '03,000123456789,USD,010,1000001,,,015,972499,,/'
      }),
    ).toThrow('does not add up: opening 1000001, movements -27500, closing 972499 cents.')
  })

  test('refuses a BAI2 statement that contains a day twice', () => {
    const [first, ...rest] = FILE
    const group = rest.slice(0, 8)
    const twice = [first, ...group, ...group, '99,4020000,2,18/'].join('\n')
    expect(() => readBai2(twice, OURS)).toThrow('has 2026-03-10 of the account that ends with 6789 twice')
  })

  test.each([
    ['3', '2', '015', 'a group with status 3'],
    ['1', '3', '015', 'an interim report of 2026-03-10'],
    // An intraday group reports the available balance (040) instead of a closing ledger balance (015).
    ['3', '2', '040', 'a group with status 3'],
    ['1', '1', '040', 'an interim report of 2026-03-10'],
    ['1', '3', '040', 'an interim report of 2026-03-10'],
  ])(
    'skips a BAI2 group with status %s, as-of date modifier %s and balance %s, and names the group',
    (status, modifier, balance, words) => {
      const { days, passedBy } = read((lines) => {
        lines[1] = `02,IRAPORTAL,121000358,${status},260310,2400,USD,${modifier}/`
        lines[2] = `03,000123456789,USD,010,1000000,,,${balance},972500,,/`
      })
      expect(days).toEqual([])
      expect(passedBy).toEqual([expect.stringContaining(words)])
    },
  )
})
