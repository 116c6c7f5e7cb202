import { narrow, plain } from '../ui/plainText.ts'

/** The same characters as in contract/typedNumbers.ts, which is authoritative; a test compares both. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\p{Default_Ignorable_Code_Point}\u2043\u2212\u2800\u30fc\uff70]/gu
const PHONE_MARKS = /[()[\]./\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff65]/g
const QUOTES = /^['"\u2018\u2019\u201c\u201d]+|['"\u2018\u2019\u201c\u201d]+$/g
const POINT_ZERO = /^(\+?\d+)\.0$/
const THOUSANDS = /^\d{1,3}([,\s'\u2019])\d{3}(?:\1\d{3})*(?:\.\d*)?$/
const PHONE = /^[2-9]\d{9}$/

/**
 * Removes separators from a typed or pasted number: spaces and dashes of any kind, and invisible characters. Full-width
 * digits become plain ones.
 */
export function withoutSeparators(text: string): string {
  return bare(narrow(text).replace(SEPARATORS, ''))
}

function bare(text: string): string {
  return text.replace(QUOTES, '').replace(POINT_ZERO, '$1')
}

/** The ten digits of a phone number, without the country code 1. Any other text only loses its separators. */
export function phoneDigits(text: string): string {
  return withoutSeparators(text)
    .replace(/^(?:tel|sms|callto):/i, '')
    .replace(PHONE_MARKS, '')
    .replace(/[,;]$/, '')
    .replace(/^(?:\+|00|011)?1(?=\d{10}$)/, '')
}

export function isPhone(digits: string): boolean {
  return PHONE.test(digits)
}

/** Formats nine digits with any dash or space as "78701-1234", and five digits with a trailing dash as five digits. */
export function zipOf(text: string): string {
  return bare(plain(text)).replace(
    /^(\d{5})[\s\p{Pd}\u2043\u2212\u30fc\uff70]+(\d{4})?$/u,
    (_, five: string, four?: string) => (four === undefined ? five : `${five}-${four}`),
  )
}

/** Cleans a pasted email address. */
export function emailOf(text: string): string {
  return plain(text).replace(/^mailto:/i, '')
}

/** Cleans pasted dollars: removes the currency sign and thousands separators. */
export function amountOf(text: string): string {
  const amount = plain(text).replace(/^(?:USD|US\$|\$)\s*|\s*USD$/gi, '')
  return THOUSANDS.test(amount) ? amount.replace(/[,\s'\u2019]/g, '') : amount
}

/** Cleans a pasted code, possibly with punctuation after it. */
export function codeOf(text: string): string {
  return withoutSeparators(text).replace(/[.,]$/, '')
}
