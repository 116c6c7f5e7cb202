import { describe, expect, test } from 'vitest'
import { cleanNumber, PHONE } from '../../contract/typedNumbers.ts'
import { ZIP } from '../../contract/usStates.ts'
import { codeOf, isPhone, phoneDigits, withoutSeparators, zipOf } from '../../web/kit/forms/separators.ts'

// The web may not import the contract, so each has its own cleaning of numbers; the contract's is the reference.
const kinds = {
  phone: { web: phoneDigits, isOne: (text: string) => PHONE.test(text) },
  zip: { web: zipOf, isOne: (text: string) => ZIP.test(text) },
  social: { web: withoutSeparators, isOne: (text: string) => /^\d{9}$/.test(text) },
  routing: { web: withoutSeparators, isOne: (text: string) => /^\d{9}$/.test(text) },
  account: { web: withoutSeparators, isOne: (text: string) => /^[0-9A-Za-z]{1,17}$/.test(text) },
  code: { web: codeOf, isOne: (text: string) => /^\d{6}$/.test(text) },
} as const
type Kind = keyof typeof kinds

/** Text around and between the digits of copied numbers, with its origin. `digits` are cut into groups. */
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

const numbers: Record<Kind, readonly string[]> = {
  phone: ['512', '555', '0179'],
  zip: ['78701'],
  social: ['123', '45', '6789'],
  routing: ['0210', '0002', '1'],
  account: ['12AB', '345678'],
  code: ['123', '456'],
}

describe.each(Object.keys(kinds) as Kind[])('a %s', (kind) => {
  test.each(around)('reads it with %s', (_, write) => {
    const text = write(numbers[kind])
    expect(cleanNumber[kind](text)).toBe(numbers[kind].join(''))
    expect(kinds[kind].web(text)).toBe(numbers[kind].join(''))
  })
})

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
  ['zip', '78701-1234', '78701-1234'],
  ['zip', '787011234', '787011234'],
  ['zip', '78701\u20131234', '78701-1234'],
  ['zip', '78701 1234', '78701-1234'],
  ['zip', '78701 - 1234', '78701-1234'],
  ['zip', '78701-', '78701'],
  ['zip', '\u202d78701\u20111234\u202c', '78701-1234'],
  ['social', '12-3456789', '123456789'],
  ['account', '0012 3456 7890', '001234567890'],
  ['code', '123456.', '123456'],
  ['code', '123 456,', '123456'],
])('the %s %j is read as %s', (kind, text, digits) => {
  expect(cleanNumber[kind](text)).toBe(digits)
  expect(kinds[kind].web(text)).toBe(digits)
  expect(kinds[kind].isOne(digits)).toBe(true)
})

test.each<[Kind, string]>([
  ['phone', '1512555017'],
  ['phone', '0512555017'],
  ['phone', '+5125550179'],
  ['phone', '+44 20 7946 0958'],
  ['phone', '+1 112 555 0179'],
  ['phone', '512555017'],
  ['phone', '512-555-0179 x12'],
  ['phone', '5125550179 7'],
  ['phone', '\u0665\u0661\u0662\u0665\u0665\u0665\u0660\u0661\u0667\u0669'],
  ['zip', '7870'],
  ['zip', '78701-12'],
  ['zip', '78701-1234-'],
  ['zip', 'K1A 0B1'],
  ['social', '123.45.6789'],
  ['social', '12345678'],
  ['social', '\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'],
  ['routing', '02100002'],
  ['account', '1234_5678'],
  ['account', '123456789012345678'],
  ['code', '12345'],
  ['code', 'G-123456'],
])('the %s %j is refused', (kind, text) => {
  expect(kinds[kind].isOne(cleanNumber[kind](text))).toBe(false)
  expect(kinds[kind].isOne(kinds[kind].web(text))).toBe(false)
})

test('leaves a masked number unchanged', () => {
  expect(cleanNumber.social('***-**-6789')).toBe('***-**-6789')
  expect(isPhone(phoneDigits('(***) ***-0179'))).toBe(false)
})
