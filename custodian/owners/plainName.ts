// The same character sets as in `plain_name` in SQL, listed because Unicode classes differ between the two.
const QUOTES =
  /["`\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\u0374\u0384\u055a\u05f3\u05f4\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018-\u201f\u2032\u2033\u2035\u2036\ua78b\ua78c]/g
const INVISIBLE =
  /[\u034f\ufe00-\ufe0f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu
const DASHES = /[\u02d7\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\u301c\u30a0]/g
const BLANKS = /[\t-\r \u0085\u1680\u2028\u2029\u2800]+/g
const PUNCTUATION = /[.,\u060c\u3001\u3002]/g

/** English forms of letters that do not decompose; the same as `without_accents` in SQL. */
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
  // An acute accent typed as a quote would decompose into a blank with an accent.
  const compatible = text.replace(QUOTES, "'").normalize('NFKC')
  return compatible.replace(QUOTES, "'").replace(INVISIBLE, '').replace(DASHES, '-').replace(BLANKS, ' ').trim()
}

/** A name without blanks and suffix punctuation: "Smith, Jr." as "SmithJr". */
export function unspaced(name: string): string {
  return oneForm(name).replaceAll(' ', '').replace(PUNCTUATION, '')
}

/** "Véronique" as "Veronique", "St. John" as "StJohn", the stored search form of names and cities. */
export function plainName(name: string): string {
  return withoutAccents(unspaced(name))
}

/** The form in which names are sorted and found; the same as `name_key` in SQL. */
export function nameKey(name: string): string {
  return plainName(name).toLowerCase().replaceAll('ς', 'σ')
}

/** The words of a name in lower case, without accents: "O’Brien-Łąk, J." as "o", "brien", "lak", "j". */
export function plainWords(name: string): string[] {
  return (
    withoutAccents(oneForm(name))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** For ASCII files: "Łukasz O’Brien" as "Lukasz O'Brien". Letters without an entry in the table are dropped. */
export function asciiOf(text: string): string {
  return spelledOut(text).replaceAll(NOT_ASCII, '').replaceAll(/ +/g, ' ').trim()
}

/** The letters that `asciiOf` drops, each listed once. */
export function lostInAscii(text: string): string {
  return [...new Set(spelledOut(text).match(NOT_ASCII))].join('')
}

/** With "123½ Main" written as "123 1/2 Main" (USPS Publication 28, section D1); otherwise it would become 12312. */
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
