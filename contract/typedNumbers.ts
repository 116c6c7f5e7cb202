import { narrow, plain } from './plainText.ts'

// Blanks, dashes of any kind, and invisible characters: phones wrap copied numbers in U+202D and U+202C, and Japanese
// keyboards type the long sound mark (U+30FC) as a dash.
const SEPARATORS = /[\s\p{Pd}\p{Cf}\p{Default_Ignorable_Code_Point}\u2043\u2212\u2800\u30fc\uff70]/gu
/** Punctuation in phone numbers, besides spaces and dashes. */
const PHONE_MARKS = /[()[\]./\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff65]/g

/** Characters around a copied number: the apostrophe by which spreadsheets keep zeros, and quotes of copied text. */
const QUOTES = /^['"\u2018\u2019\u201c\u201d]+|['"\u2018\u2019\u201c\u201d]+$/g
/** Programs that read a column of whole numbers as measurements write 78701 as 78701.0. */
const POINT_ZERO = /^(\+?\d+)\.0$/

const THOUSANDS = /^\d{1,3}([,\s'\u2019])\d{3}(?:\1\d{3})*(?:\.\d*)?$/

/** Ten digits; no area code in the North American Numbering Plan starts with 0 or 1. */
export const PHONE = /^[2-9]\d{9}$/

/** Dollars, with or without cents. */
export const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/

/**
 * Cleans numbers that people type, paste or dictate by removing separators between the digits. The result must still be
 * validated, because other text stays unchanged. Digits of other scripts are not converted.
 */
export const cleanNumber = {
  phone: phoneDigits,
  zip: zipOf,
  /** The two-letter state code in uppercase. */
  state: (text: string): string => withoutSeparators(text).toUpperCase(),
  /** Cleans a social security or employer identification number. A masked number is unchanged. */
  social: (text: string): string => (text.includes('*') ? text : withoutSeparators(text)),
  routing: withoutSeparators,
  account: withoutSeparators,
  code: codeOf,
  amount: amountOf,
  /** Cleans only the invisible and full-width characters of a date or a word. */
  word: plain,
  email: emailOf,
  /** A portal account number, which may have dashes. */
  portalAccount: plain,
}

/** Removes spaces and dashes of any kind, and invisible characters. Full-width digits become plain ones. */
export function withoutSeparators(text: string): string {
  return bare(narrow(text).replace(SEPARATORS, ''))
}

function bare(text: string): string {
  return text.replace(QUOTES, '').replace(POINT_ZERO, '$1')
}

/**
 * The ten digits of a phone number without the country code 1, even as dialed from abroad. Another country code keeps its
 * plus sign and is refused.
 */
export function phoneDigits(text: string): string {
  return withoutSeparators(text)
    .replace(/^(?:tel|sms|callto):/i, '')
    .replace(PHONE_MARKS, '')
    .replace(/[,;]$/, '')
    .replace(/^(?:\+|00|011)?1(?=\d{10}$)/, '')
}

/** Nine digits become "78701-1234", the only stored spelling; a dash after five digits, as in payroll exports, is removed. */
export function zipOf(text: string): string {
  return bare(plain(text)).replace(
    /^(\d{5})[\s\p{Pd}\u2043\u2212\u30fc\uff70]*(\d{4})?$/u,
    (_, five: string, four?: string) => (four === undefined ? five : `${five}-${four}`),
  )
}

/** Cleans an email address, which is copied with the same surrounding characters as a number. */
export function emailOf(text: string): string {
  return plain(text).replace(/^mailto:/i, '')
}

/**
 * Dollars without currency and thousands separators. Other forms, such as "1.234,50" or "(5.00)", are unchanged and then
 * refused.
 */
export function amountOf(text: string): string {
  const amount = plain(text).replace(/^(?:USD|US\$|\$)\s*|\s*USD$/gi, '')
  return THOUSANDS.test(amount) ? amount.replace(/[,\s'\u2019]/g, '') : amount
}

/** A code from an email, a letter or an app, possibly copied with the period after it. */
export function codeOf(text: string): string {
  return withoutSeparators(text).replace(/[.,]$/, '')
}
