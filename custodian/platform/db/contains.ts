import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Three of these in a row hold a trigram in every database, whatever its locale counts as a letter. */
const TRIGRAM = /[a-z0-9]{3}/i

/** Whether a text column contains a text, without case; what PostgreSQL expects of it is near to what there is. */
function isWithin(column: string, text: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} ilike ${`%${escaped(text)}%`}`
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The same where each row is looked at: quicker there, and no index of trigrams is read for it. */
export function holds(column: string, text: string): RawBuilder<SqlBool> {
  return sql`${place(column, text)} > 0`
}

/** The same of a column of names or cities, for a text in their plain form. */
export function holdsPlainName(column: string, text: string): RawBuilder<SqlBool> {
  return sql`strpos(lower(plain_name(${sql.ref(column)})), lower(${text})) > 0`
}

const place = (column: string, text: string) => sql`strpos(lower(${sql.ref(column)}), lower(${text}))`

/** Whether a text column begins with a text; with the collation "C" its index has what does together. */
export function beginsWith(column: string, text: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} like ${`${escaped(text)}%`}`
}

/** A word, or a short one with what is beside it. */
const WORDS = /[a-z0-9]{3,}|[^a-z0-9]?[a-z0-9]{1,2}(?![a-z0-9])[^a-z0-9]?/gi
/** A word that holds a trigram: the beginning of a word counts as two letters, its end as one. */
const HELPS = /^[^a-z0-9]|.{3}/i
const ASCII = /^[ -~]*$/

/**
 * The index is asked for the words of a text one by one: the trigrams of their beginnings and ends ("  o", " oa", "ak ") are
 * those of very many rows, and to read their lists took half of the time.
 */
function byTrigrams(column: string, text: string): RawBuilder<SqlBool> {
  const words = text.match(WORDS)?.filter((word) => HELPS.test(word)) ?? []
  // What is one letter to lower() may be another one to ilike, beyond ASCII.
  if (words.length < 2 || !ASCII.test(text)) return isWithin(column, text)
  return sql`(${sql.join(
    words.map((word) => isWithin(column, word)),
    sql` and `,
  )} and ${place(column, text)} <> 0)`
}

/** A letter that is two in small letters (İ) makes other pairs than those of the column. */
const hasTrigrams = (text: string) =>
  TRIGRAM.test(text) || Array.from(text.toLowerCase()).length !== Array.from(text).length

/**
 * The same as `contains`, to be explained and not run: of words that are asked for one by one PostgreSQL expects far too few
 * rows, as if "Oak" said nothing about "Street".
 */
export function expectedToContain(column: string, text: string): RawBuilder<SqlBool> {
  return hasTrigrams(text) ? isWithin(column, text) : contains(column, text)
}

/**
 * Whether it contains a text, without case, by an index: by the trigrams of the column or, where the text holds none, by its
 * letters and pairs of letters. The column needs an index on `gin_trgm_ops` and on `letter_pairs`.
 */
export function contains(column: string, text: string): RawBuilder<SqlBool> {
  const letters = Array.from(text)
  if (hasTrigrams(text)) return byTrigrams(column, text)
  const pairs = letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  const ref = sql.ref(column)
  // The second half makes sure of the order of the pairs, and is expected to leave nearly all that the index finds. With
  // ilike an index of trigrams would be read from one end to the other.
  return sql`(letter_pairs(${ref}) @> array[${sql.join(pairs.map((pair) => sql`lower(${pair})`))}]
    and ${place(column, text)} <> 0)`
}
