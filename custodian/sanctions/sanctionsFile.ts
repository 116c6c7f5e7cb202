import { parse } from 'csv-parse/sync'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { bankLines, bankText, hasMixedEncodings } from '../platform/bankText.ts'
import { birthSpan, type BirthSpan } from './listedBirth.ts'

/** A person or an organization on the sanctions list, with all its names. */
export interface ListEntry {
  /** An id that is stable across lists: OFAC's number, or the names of the line. */
  entry: string
  /** The names. The first is the entry's own name, the others are aliases. */
  names: readonly string[]
  /** The ranges of possible birth dates; empty if the list has none, or an unreadable one. */
  births: readonly BirthSpan[]
  /** The birth date as written in the list; null without one. */
  birthText: string | null
  isOrganization: boolean
}

/** OFAC's file of aliases for the SDN list and for the consolidated list, in the same folder as the list. */
const ALIASES: Readonly<Record<string, string>> = { 'sdn.csv': 'alt.csv', 'cons_prim.csv': 'cons_alt.csv' }
const NONE = '-0-'

/** A file of entries, with OFAC's file of their aliases. */
export interface ListFile {
  primary: string
  aliases: string | null
}

/**
 * The files that a list is read from. OFAC's `sdn.csv` is read with `alt.csv` in its folder, which is required, and
 * with `cons_prim.csv` and `cons_alt.csv` if they are present, in upper or lower case. Any other file is read alone.
 * @throws as readdirSync, if the aliases are missing, and if two names differ only in case
 */
export function filesOf(file: string): ListFile[] {
  const folder = dirname(file)
  const name = basename(file).toLowerCase()
  if (ALIASES[name] === undefined) return [{ primary: file, aliases: null }]
  const present = readdirSync(folder)
  const find = (wanted: string): string | null => {
    const [found, another] = present.filter((one) => one.toLowerCase() === wanted)
    if (another !== undefined) throw new Error(`${folder} has ${found} and ${another}`)
    return found === undefined ? null : join(folder, found)
  }
  const lists = name === 'sdn.csv' ? ['sdn.csv', 'cons_prim.csv'] : [name]
  return lists.flatMap((list) => {
    const primary = list === name ? file : find(list)
    if (primary === null) return []
    const aliases = find(ALIASES[list] ?? '')
    if (aliases === null) throw new Error(`${primary} has no file of aliases`)
    return [{ primary, aliases }]
  })
}

/**
 * Reads the entries of a list: see `filesOf`. In a file that is not OFAC's, each line is an entry: a name, then
 * optionally "|" and a birth date, then optionally "|" and aliases separated by ";".
 * @throws as readFileSync, and if a file has no entry or its letters cannot be read, because everybody would pass such a list
 */
export function readEntries(files: readonly ListFile[]): { text: string; entries: ListEntry[] } {
  const read = files.map(({ primary, aliases }) => {
    const text = textOfFile(primary)
    const others = aliases === null ? null : textOfFile(aliases)
    const entries = others === null ? plainEntries(text) : ofacEntries(text, others)
    if (!entries.some(({ names }) => names.length > 0)) throw new Error(`${primary} has no entry`)
    if (others !== null && rowsOf(others).length === 0) throw new Error(`${aliases} has no alias`)
    return { text: others === null ? text : `${text}\n${others}`, entries }
  })
  return { text: read.map(({ text }) => text).join('\n'), entries: read.flatMap(({ entries }) => entries) }
}

function textOfFile(file: string): string {
  const content = readFileSync(file)
  if (hasMixedEncodings(content)) throw new Error(`${file} mixes UTF-8 with another encoding`)
  const text = bankText(content)
  // In UTF-16 without a byte order mark no name would match.
  if (text.includes('\0')) throw new Error(`${file} is not a text`)
  return text
}

/** Lines that begin with # are comments. */
export function plainEntries(text: string): ListEntry[] {
  return bankLines(text)
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .map((line) => {
      const [name = '', birth = '', aliases = ''] = line.split('|').map((part) => part.trim())
      return {
        entry: `line:${line
          .split('|')
          .slice(0, 2)
          .map((part) => part.trim())
          .join('|')}`,
        names: [name, ...aliases.split(';')].map((one) => one.trim()).filter((one) => one !== ''),
        births: spansOf(birth.split(';')),
        birthText: birth || null,
        isOrganization: false,
      }
    })
}

/**
 * Columns of sdn.csv and cons_prim.csv: ent_num, SDN_Name, SDN_Type, …, Remarks (the twelfth); of alt.csv and
 * cons_alt.csv: ent_num, alt_num, alt_type, alt_name. The files have no header. Vessels and aircraft are skipped,
 * because they own no account. Source: "SDN Data Formats", ofac.treasury.gov.
 */
function ofacEntries(primary: string, aliases: string): ListEntry[] {
  const aliasesOf = Map.groupBy(rowsOf(aliases), ([number = '']) => number)
  return rowsOf(primary)
    .filter(([, , type = '']) => type !== 'vessel' && type !== 'aircraft')
    .map(([number = '', name = '', type = '', ...more]) => {
      const births = [...(more[8] ?? '').matchAll(/\bDOB ([^;.]+)/g)].map(([, text = '']) => text.trim())
      const others = (aliasesOf.get(number) ?? []).map(([, , , alias = '']) => alias)
      return {
        entry: `OFAC ${number}`,
        names: [name, ...others].filter((one) => one !== '' && one !== NONE),
        births: spansOf(births),
        birthText: births.length > 0 ? births.join('; ') : null,
        isOrganization: type !== 'individual',
      }
    })
}

/** Returns no birth dates if one of them is unreadable, so that the entry is matched by name alone. */
function spansOf(texts: readonly string[]): BirthSpan[] {
  const spans = texts.filter((text) => text.trim() !== '').map(birthSpan)
  return spans.includes(null) ? [] : spans.filter((span) => span !== null)
}

/** Keeps rows that begin with a number. OFAC's files have blanks between fields and end with a control character. */
function rowsOf(text: string): string[][] {
  const rows = parse(text, { relaxColumnCount: true, relaxQuotes: true, trim: true, skipEmptyLines: true })
  return rows.filter(([number = '']) => /^\d+$/.test(number))
}
