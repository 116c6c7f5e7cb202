// The same character sets as in the SQL function `plain_name`. They are listed because Unicode classes differ between
// JavaScript and PostgreSQL.
const QUOTES =
  /["`\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\u0374\u0384\u055a\u05f3\u05f4\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018-\u201f\u2032\u2033\u2035\u2036\ua78b\ua78c]/g
const INVISIBLE =
  /[\u034f\ufe00-\ufe0f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu
const DASHES = /[\u02d7\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\u301c\u30a0]/g
const BLANKS = /[\t-\r \u0085\u1680\u2028\u2029\u2800]+/g
const PUNCTUATION = /[.,\u060c\u3001\u3002]/g

/** English forms of letters that Unicode does not decompose; the same as in the SQL function `without_accents`. */
const PLAIN: Readonly<Record<string, string>> = {
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  ẞ: 'SS',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Þ: 'Th',
  þ: 'th',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  Ŋ: 'N',
  ŋ: 'n',
}

/** Normalizes quotes, dashes, full-width letters and spaces; removes invisible characters. */
export function oneForm(text: string): string {
  // Without this replacement, an acute accent typed as a quote would decompose into a blank with an accent.
  const compatible = text.replace(QUOTES, "'").normalize('NFKC')
  return compatible.replace(QUOTES, "'").replace(INVISIBLE, '').replace(DASHES, '-').replace(BLANKS, ' ').trim()
}

/** Removes blanks and the punctuation of suffixes: "Smith, Jr." becomes "SmithJr". */
export function unspaced(name: string): string {
  return oneForm(name).replaceAll(' ', '').replace(PUNCTUATION, '')
}

/** The stored search form of names and cities: "Véronique" becomes "Veronique", "St. John" becomes "StJohn". */
export function plainName(name: string): string {
  return withoutAccents(unspaced(name))
}

/** The form by which names are sorted and found; the same as the SQL function `name_key`. */
export function nameKey(name: string): string {
  return plainName(name).toLowerCase().replaceAll('ς', 'σ')
}

/** The words of a name in lower case, without accents: "O’Brien-Łąk, J." gives "o", "brien", "lak", "j". */
export function plainWords(name: string): string[] {
  return (
    withoutAccents(oneForm(name))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/**
 * The ASCII form of a name for files: "Łukasz O’Brien" becomes "Lukasz O'Brien". Letters without an ASCII form are
 * dropped.
 */
export function asciiOf(text: string): string {
  return spelledOut(text).replaceAll(NOT_ASCII, '').replaceAll(/ +/g, ' ').trim()
}

/** The letters of a text that `asciiOf` drops, each listed once. */
export function lostInAscii(text: string): string {
  return [...new Set(spelledOut(text).match(NOT_ASCII))].join('')
}

/**
 * Writes "123½ Main" as "123 1/2 Main" (USPS Publication 28, section D1). Plain normalization would make it "12312
 * Main".
 */
function spelledOut(text: string): string {
  const fractions = text.replace(FRACTIONS, (fraction) => ` ${fraction.normalize('NFKC')} `)
  return withoutAccents(oneForm(fractions)).replaceAll('\u2044', '/')
}

const FRACTIONS = /[\u00bc-\u00be\u2150-\u215e\u2189]/g
const NOT_ASCII = /[^ -~]/gu

function withoutAccents(text: string): string {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return plain.replace(/[ØøŁłĐđÐðıßẞÆæŒœÞþĦħŦŧŊŋ]/g, (letter) => PLAIN[letter] ?? letter)
}
