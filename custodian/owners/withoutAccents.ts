/** Letters that no accent can be taken from, as they are written in English; the same as `without_accents` in SQL. */
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
}

/** "Véronique" as "Veronique", as names and cities are kept for the search. */
export function withoutAccents(text: string): string {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return plain.replace(/[ØøŁłĐđÐðıßẞÆæŒœ]/g, (letter) => PLAIN[letter] ?? letter)
}
