import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Matches three letters or digits in a row, which make a trigram in every database and locale. */
const TRIGRAM = /[a-z0-9]{3}/i

/**
 * SQL condition: a text column contains a text, ignoring case. PostgreSQL estimates the number of matches well for
 * this form.
 */
function isWithin(column: string, text: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} ilike ${`%${escaped(text)}%`}`
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Same condition as `contains`, but faster for checking single rows, because the condition uses no trigram index. */
export function holds(column: string, text: string): RawBuilder<SqlBool> {
  return sql`${place(column, text)} > 0`
}

/** Like `holds`, for a column of names or cities. The caller passes the text as `plain_name` normalizes it. */
export function holdsPlainName(column: string, text: string): RawBuilder<SqlBool> {
  return sql`strpos(lower(plain_name(${sql.ref(column)})), lower(${text})) > 0`
}

const place = (column: string, text: string) => sql`strpos(lower(${sql.ref(column)}), lower(${text}))`

/**
 * SQL condition: a text column begins with a text. The column's index with the collation "C" supports the condition.
 */
export function beginsWith(column: string, text: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} like ${`${escaped(text)}%`}`
}

/** Matches a word of three or more letters and digits, or a shorter word with the characters next to it. */
const WORDS = /[a-z0-9]{3,}|[^a-z0-9]?[a-z0-9]{1,2}(?![a-z0-9])[^a-z0-9]?/gi
/** Matches a word that has a trigram. For trigrams, two blanks precede each word and one blank follows. */
const HELPS = /^[^a-z0-9]|.{3}/i
const ASCII = /^[ -~]*$/

/**
 * Queries the index once for each word, with trigrams from inside the word only. Trigrams of beginnings and ends ("
 * o", " oa", "ak ") match very many rows, and reading their lists took half of the time.
 */
function byTrigrams(column: string, text: string): RawBuilder<SqlBool> {
  const words = text.match(WORDS)?.filter((word) => HELPS.test(word)) ?? []
  // For letters outside ASCII, lower() and ilike may differ.
  if (words.length < 2 || !ASCII.test(text)) return isWithin(column, text)
  return sql`(${sql.join(
    words.map((word) => isWithin(column, word)),
    sql` and `,
  )} and ${place(column, text)} <> 0)`
}

/**
 * Whether the text contains a trigram. Also true if lower case changes the length of the text (İ becomes two letters),
 * because its letter pairs would then differ from those of the column.
 */
const hasTrigrams = (text: string) =>
  TRIGRAM.test(text) || Array.from(text.toLowerCase()).length !== Array.from(text).length

/**
 * Like `contains`, but only for EXPLAIN. For separate words PostgreSQL estimates far too few rows, as if "Oak" and
 * "Street" were independent.
 */
export function expectedToContain(column: string, text: string): RawBuilder<SqlBool> {
  return hasTrigrams(text) ? isWithin(column, text) : contains(column, text)
}

/**
 * SQL condition: a column contains a text, ignoring case, by an index. Uses trigrams or, if the text has none, its
 * letters and pairs of letters. The column needs an index on `gin_trgm_ops` and on `letter_pairs`.
 */
export function contains(column: string, text: string): RawBuilder<SqlBool> {
  const letters = Array.from(text)
  if (hasTrigrams(text)) return byTrigrams(column, text)
  const pairs = letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  const ref = sql.ref(column)
  // The second condition is needed because the index finds rows with all pairs in any order. With ilike, PostgreSQL
  // would read a whole trigram index.
  return sql`(letter_pairs(${ref}) @> array[${sql.join(pairs.map((pair) => sql`lower(${pair})`))}]
    and ${place(column, text)} <> 0)`
}
