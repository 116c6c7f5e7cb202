// Blanks, dashes of any kind, and invisible characters: phones wrap copied numbers in U+202D and U+202C. The long sound
// mark (U+30FC) is the dash of Japanese keyboards.
const SEPARATORS = /[\s\p{Pd}\p{Cf}\p{Default_Ignorable_Code_Point}\u2043\u2212\u2800\u30fc\uff70]/gu
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const WIDE = /[\uff01-\uff5e]/g
/** Punctuation in phone numbers, besides spaces and dashes. */
const PHONE_MARKS = /[()[\]./\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff65]/g

const THOUSANDS = /^\d{1,3}([,\s'\u2019])\d{3}(?:\1\d{3})*(?:\.\d*)?$/

/** Ten digits; no area code of the North American plan begins with 0 or 1. */
export const PHONE = /^[2-9]\d{9}$/

/** Dollars, with cents or without. */
export const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/

/**
 * Cleans numbers that people type, paste or dictate: drops everything between the digits. The result still has to be
 * validated: other text stays unchanged. Digits of other scripts are not read.
 */
export const cleanNumber = {
  /** Without the country code 1, also as it is dialed from abroad. Another one keeps its plus sign and is refused. */
  phone: (text: string): string =>
    withoutSeparators(text)
      .replace(/^(?:tel|sms|callto):/i, '')
      .replace(PHONE_MARKS, '')
      .replace(/[,;]$/, '')
      .replace(/^(?:\+|00|011)?1(?=\d{10}$)/, ''),
  /** Nine digits become "78701-1234"; payroll exports end five digits with a dash. */
  zip: (text: string): string =>
    plain(text).replace(/^(\d{5})[\s\p{Pd}\u2043\u2212\u30fc\uff70]+(\d{4})?$/u, (_, five: string, four?: string) =>
      four === undefined ? five : `${five}-${four}`,
    ),
  /** The two letters of a state, in capitals. */
  state: (text: string): string => withoutSeparators(text).toUpperCase(),
  /** Also for an employer identification number. The masked form is unchanged. */
  social: (text: string): string => (text.includes('*') ? text : withoutSeparators(text)),
  routing: (text: string): string => withoutSeparators(text),
  account: (text: string): string => withoutSeparators(text),
  /** A code from a mail, a letter or an app, perhaps copied with the end of its sentence. */
  code: (text: string): string => withoutSeparators(text).replace(/[.,]$/, ''),
  /** Dollars without the currency and the separators of thousands. Other forms, "1.234,50" or "(5.00)", stay and are refused. */
  amount: (text: string): string => {
    const amount = plain(text).replace(/^(?:USD|US\$|\$)\s*|\s*USD$/gi, '')
    return THOUSANDS.test(amount) ? amount.replace(/[,\s'\u2019]/g, '') : amount
  },
  /** A day or a word: only what is invisible, or in wide letters, is cleaned. */
  word: plain,
  /** Not a number, but copied with the same surrounding characters. */
  email: (text: string): string => plain(text).replace(/^mailto:/i, ''),
  /** A portal account number, which may have dashes. */
  portalAccount: plain,
}

function plain(text: string): string {
  return narrow(text).replace(INVISIBLE, '').trim()
}

function withoutSeparators(text: string): string {
  return narrow(text).replace(SEPARATORS, '')
}

/** Converts full-width letters and digits of input methods to ASCII. */
function narrow(text: string): string {
  return text.replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
}
