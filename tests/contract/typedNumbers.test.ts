import { describe, expect, test } from 'vitest'
import { AMOUNT, cleanNumber, PHONE } from '../../contract/typedNumbers.ts'
import { ZIP } from '../../contract/usStates.ts'

const isOne = {
  phone: (text: string) => PHONE.test(text),
  zip: (text: string) => ZIP.test(text),
  social: (text: string) => /^\d{9}$/.test(text),
  routing: (text: string) => /^\d{9}$/.test(text),
  account: (text: string) => /^[0-9A-Za-z]{1,17}$/.test(text),
  code: (text: string) => /^\d{6}$/.test(text),
  amount: (text: string) => AMOUNT.test(text),
} as const
type Kind = keyof typeof isOne

/**
 * Forms in which programs write numbers, each named after its source. `groups` are the number's groups of digits.
 */
const around: Array<[from: string, write: (groups: readonly string[]) => string]> = [
  ['plain digits', (groups) => groups.join('')],
  ['hyphens', (groups) => groups.join('-')],
  ['contacts of iOS and macOS, which wrap what is copied', (groups) => `\u202d${groups.join('-')}\u202c`],
  ['messengers, which isolate numbers', (groups) => `\u2068${groups.join('')}\u2069`],
  ['Windows contacts', (groups) => `\u202a${groups.join('')}\u202c`],
  ['web pages in Hebrew and Arabic', (groups) => `\u200f${groups.join('\u200e')}`],
  ['word joiners of PDF copies', (groups) => groups.join('\u2060')],
  ['soft hyphens of web pages', (groups) => groups.join('\u00ad')],
  ['a byte order mark of CSV', (groups) => `\ufeff${groups.join('')}`],
  ['zero-width blanks of web pages', (groups) => groups.join('\u200b')],
  ['non-breaking blanks of HTML', (groups) => `\u00a0${groups.join('\u00a0')}\u00a0`],
  ['narrow blanks of typesetters', (groups) => groups.join('\u202f')],
  ['thin blanks of typesetters', (groups) => groups.join('\u2009')],
  ['non-breaking hyphens of Word', (groups) => groups.join('\u2011')],
  ['en dashes of autocorrect', (groups) => groups.join('\u2013')],
  ['em dashes of autocorrect', (groups) => groups.join('\u2014')],
  ['minus signs of spreadsheets', (groups) => groups.join('\u2212')],
  ['a tab of spreadsheets', (groups) => `${groups.join('')}\t`],
  ['a line end of mails', (groups) => `${groups.join('')}\r\n`],
  ['wide digits of input methods', (groups) => wide(groups.join(''))],
  ['wide digits and dashes', (groups) => wide(groups.join('-'))],
  ['a variation selector of keyboards', (groups) => `${groups.join('')}\ufe0f`],
]
const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

const numbers: Record<Exclude<Kind, 'amount'>, readonly string[]> = {
  phone: ['512', '555', '0179'],
  zip: ['78701'],
  social: ['123', '45', '6789'],
  routing: ['0210', '0002', '1'],
  account: ['12AB', '345678'],
  code: ['123', '456'],
}

describe.each(Object.keys(numbers) as Array<keyof typeof numbers>)('a typed number of the kind %s', (kind) => {
  test.each(around)('reads a typed number in the form of %s', (_, write) => {
    const text = write(numbers[kind])
    expect(cleanNumber[kind](text)).toBe(numbers[kind].join(''))
  })
})

/** The comment after a row names the program or standard that writes numbers in this form. */
test.each<[Kind, string, string]>([
  ['phone', '+1 (512) 555-0179', '5125550179'],
  ['phone', '1 512 555 0180', '5125550180'],
  ['phone', '+15125550181', '5125550181'],
  ['phone', '1-512-555-0179', '5125550179'],
  ['phone', '(512)555-0179', '5125550179'],
  ['phone', '(+1) 512 555 0179', '5125550179'],
  ['phone', '+1.512.555.0179', '5125550179'],
  ['phone', '512/555-0179', '5125550179'],
  ['phone', '512 \u2022 555 \u2022 0179', '5125550179'],
  ['phone', '512\u00b7555\u00b70179', '5125550179'],
  ['phone', 'tel:+1-512-555-0179', '5125550179'],
  ['phone', '\u202d+1 (512)\u00a0555\u20110179\u202c', '5125550179'],
  ['phone', '\uff0b\uff11 \uff08\uff15\uff11\uff12\uff09 555 0179', '5125550179'],
  ['phone', '001 512 555 0179', '5125550179'], // dialed from Europe, ITU-T E.164
  ['phone', '011 1 512 555 0179', '5125550179'], // dialed with the international prefix of the US
  ['phone', '[512] 555-0179', '5125550179'], // brackets of plain-text directories
  ['phone', '512\u22c5555\u22c50179', '5125550179'], // the dot operator of web fonts
  ['phone', '512\u30fb555\u30fb0179', '5125550179'], // the middle dot of Japanese keyboards
  ['phone', '512\u30fc555\u30fc0179', '5125550179'], // the long sound mark of Japanese keyboards
  ['phone', '(512) 555-0179,', '5125550179'], // a comma after the number in an email
  ['phone', '(512) 555-0179;', '5125550179'], // the separator of a contact list
  ['phone', '512.555.0179.', '5125550179'], // dictated, with a period at the end
  ['phone', 'sms:+15125550179', '5125550179'], // RFC 5724
  ['phone', "'5125550179", '5125550179'], // text of Excel, whose apostrophe is copied
  ['phone', '\u201c512-555-0179\u201d', '5125550179'], // quotes of an email
  ['phone', '5125550179.0', '5125550179'], // pandas to_csv, whole numbers as measurements
  ['zip', "'02108", '02108'], // text of Excel, whose apostrophe is copied
  ['zip', '78701.0', '78701'], // pandas to_csv, whole numbers as measurements
  ['social', "'012-34-0001", '012340001'], // text of Excel, whose apostrophe is copied
  ['social', '900110001.0', '900110001'], // pandas to_csv, whole numbers as measurements
  ['routing', "'021000021", '021000021'], // text of Excel, whose apostrophe is copied
  ['account', "'00123456", '00123456'], // text of Excel, whose apostrophe is copied
  ['code', '"123456"', '123456'], // quotes of an email
  ['phone', 'callto:5125550179', '5125550179'], // a link of Skype
  ['phone', 'TEL:+1(512)555-0179', '5125550179'], // a phone number of a vCard 3.0
  ['phone', '\u2066+1\u00a0(512)\u00a0555\u20110179\u2069', '5125550179'], // a signature of Outlook
  ['phone', '5 1 2 5 5 5 0 1 7 9', '5125550179'], // dictated digit by digit
  ['zip', '78701\u30fc1234', '78701-1234'], // the long sound mark of Japanese keyboards
  ['zip', '78701\u2043 1234', '78701-1234'], // the hyphen bullet of word processors
  ['zip', '78701\u2212', '78701'], // the minus sign of spreadsheets
  ['zip', '\uff17\uff18\uff17\uff10\uff11\uff0d\uff11\uff12\uff13\uff14', '78701-1234'], // wide digits of input methods
  ['zip', '\u00a000601\u00a0', '00601'], // a ZIP of Puerto Rico, copied from a web page
  ['social', '\u202d123\u201345\u20136789\u202c', '123456789'], // iOS contacts with autocorrect
  ['social', '123 45 6789', '123456789'], // the format of IRS forms
  ['social', '\uff11\uff12\uff13\uff0d\uff14\uff15\uff0d\uff16\uff17\uff18\uff19', '123456789'], // wide digits
  ['amount', '$1,234.50', '1234.50'],
  ['amount', '$ 1,234.50 ', '1234.50'], // accounting format of Excel
  ['amount', 'US$1,234.50', '1234.50'], // the format of web shops
  ['amount', 'USD 1,234.50', '1234.50'], // the format of bank portals
  ['amount', '1,234.50 USD', '1234.50'], // the format of bank portals
  ['amount', '1 234.50', '1234.50'], // ISO 80000-1
  ['amount', '1\u00a0234.50', '1234.50'], // CLDR of Canada
  ['amount', '1\u202f234.50', '1234.50'], // CLDR of France since 34
  ['amount', "1'234.50", '1234.50'], // CLDR of Switzerland
  ['amount', '1\u2019234.50', '1234.50'], // CLDR of Switzerland with smart punctuation
  ['amount', '\u202d1,234,567.89\u202c', '1234567.89'], // copied from the Windows calculator
  ['amount', '\uff11\uff0c\uff12\uff13\uff14\uff0e\uff15\uff10', '1234.50'], // wide digits of input methods
  ['amount', '\ufeff2450.3\u200b', '2450.3'], // a byte order mark of CSV, a zero-width space of Slack
  ['zip', '78701-1234', '78701-1234'],
  ['zip', '787011234', '78701-1234'],
  ['zip', '78701', '78701'],
  ['zip', '78701\u20131234', '78701-1234'],
  ['zip', '78701 1234', '78701-1234'],
  ['zip', '78701 - 1234', '78701-1234'],
  ['zip', '78701-', '78701'],
  ['zip', '\u202d78701\u20111234\u202c', '78701-1234'],
  ['social', '12-3456789', '123456789'],
  ['account', '0012 3456 7890', '001234567890'],
  ['code', '123456.', '123456'],
  ['code', '123 456,', '123456'],
])('reads the typed %s %j as %s', (kind, text, digits) => {
  expect(cleanNumber[kind](text)).toBe(digits)
  expect(isOne[kind](digits)).toBe(true)
})

test.each<[Kind, string]>([
  ['phone', '1512555017'],
  ['phone', '0512555017'],
  ['phone', '+5125550179'],
  ['phone', '+44 20 7946 0958'],
  ['phone', '+1 112 555 0179'],
  ['phone', '512555017'],
  ['phone', '512-555-0179 x12'],
  ['phone', '+1 (555) 010-9999 ext 3'], // an extension, as in email signatures
  ['phone', 'tel:+15125550179;ext=12'], // RFC 3966, section 5.3
  ['phone', '+1 (0) 512 555 0179'], // the trunk zero of European business cards
  ['phone', '+52 55 1234 5678'], // Mexico, ITU-T E.123
  ['phone', '0049 30 123456'], // Germany, dialed from Europe
  ['phone', '115125550179'], // the country code twice
  ['phone', '512-555-0179 / 512-555-0180'], // two numbers in one directory entry
  ['phone', '1-800-FLOWERS'], // letters of a telephone keypad
  ['phone', '5125550179 7'],
  ['phone', '\u0665\u0661\u0662\u0665\u0665\u0665\u0660\u0661\u0667\u0669'],
  ['zip', '7870'],
  ['zip', '78701-12'],
  ['zip', '78701-1234-'],
  ['zip', 'K1A 0B1'],
  ['zip', 'TX 78701'], // the end of a USPS address line
  ['zip', '78701_1234'], // the underscore of file names
  ['social', '123.45.6789'],
  ['social', 'SSN 123-45-6789'], // the label of payroll exports
  ['social', '12345678'],
  ['social', '\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'],
  ['routing', '02100002'],
  ['account', '1234_5678'],
  ['account', '123456789012345678'],
  ['code', '12345'],
  ['code', 'G-123456'],
  ['amount', '1.234,50'], // CLDR of Germany
  ['amount', '1 234,50'], // CLDR of France
  ['amount', '12,50'], // a decimal comma
  ['amount', '1,23,456.00'], // CLDR of India
  ['amount', '1,234 567.00'], // two separators mixed
  ['amount', '(500.00)'], // accounting format of Excel for negative amounts
  ['amount', '500.00-'], // a negative amount of SAP exports
  ['amount', '-500'], // a debit of a bank export
  ['amount', '\u2212500'], // the minus sign of word processors
  ['amount', '1,234.567'], // a fraction of a cent
  ['amount', '1.234E3'], // Excel's scientific format
  ['amount', '500.00 CR'], // a credit of bank statements
  ['amount', '\u20ac500'], // an amount in euros
  ['amount', '\u0661\u0662'], // Arabic-Indic digits
])('refuses the typed %s %j', (kind, text) => {
  expect(isOne[kind](cleanNumber[kind](text))).toBe(false)
})

test('keeps a masked number unchanged', () => {
  expect(cleanNumber.social('***-**-6789')).toBe('***-**-6789')
  expect(PHONE.test(cleanNumber.phone('(***) ***-0179'))).toBe(false)
})
