import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { plainWords } from '../owners/plainName.ts'
import type { Config } from '../platform/config/config.ts'
import { refuse } from '../platform/http/errors.ts'
import { filesOf, plainEntries, readEntries, type ListEntry } from './sanctionsFile.ts'

const OWN_LIST = fileURLToPath(new URL('./sanctions.txt', import.meta.url))

export interface Screened {
  name: string
  /** The birth date, "YYYY-MM-DD". */
  dateOfBirth?: string | null
  /** True for words on a check and names of estates and trusts, which are also compared with organizations. */
  mayBeOrganization?: boolean
}

export interface Hit {
  /** Identifies the entry in every version of the list. */
  entry: string
  /** The name or alias of the entry that matched. */
  listedName: string
  birthText: string | null
}

export interface SanctionsList {
  /** Hash of the list's content and of the version of the rule of matching. */
  digest: string
  /** The entries that match a name, each once. If both sides have a birth date, the birth dates must match too. */
  hits: (screened: Screened) => Hit[]
}

/** Raised when names match by another rule, so that owners are screened again without a new list. */
const MATCHING_VERSION = 2

let read: { key: string; list: SanctionsList } | null = null

/**
 * Loads the list that is currently used for screening.
 * @throws 409 if the list cannot be read, and in production without the operator's own list, because the included
 * list is empty
 */
export function loadSanctions({
  production,
  sanctionsFile,
}: Pick<Config, 'production' | 'sanctionsFile'>): SanctionsList {
  if (production && sanctionsFile === null) throw refuse(409, 'SANCTIONS_FILE is not set: nobody can be checked.')
  const file = sanctionsFile ?? OWN_LIST
  try {
    const files = filesOf(file)
    // Computed before reading, so that a file replaced during the reading is read again.
    const key = files.flatMap(({ primary, aliases }) => [primary, aliases].map(versionOf)).join(' ')
    if (read?.key !== key) read = { key, list: listOf(readEntries(files)) }
    return read.list
  } catch {
    throw refuse(409, 'The list of SANCTIONS_FILE cannot be read: nobody can be checked.')
  }
}

function versionOf(file: string | null): string {
  if (file === null) return '-'
  const { mtimeMs, size, ino } = statSync(file)
  return [file, mtimeMs, size, ino].join(' ')
}

/** Parses a list in the operator's format: see `readEntries`. */
export const sanctionsList = (text: string): SanctionsList => listOf({ text, entries: plainEntries(text) })

interface ListedName {
  of: ListEntry
  name: string
  words: Words
}

/** The words of a name, each once and with repetitions. */
interface Words {
  each: ReadonlySet<string>
  all: readonly string[]
}

function wordsOf(name: string): Words {
  const all = plainWords(name)
  return { each: new Set(all), all }
}

function listOf({ text, entries }: { text: string; entries: readonly ListEntry[] }): SanctionsList {
  const names = entries.flatMap((of) => of.names.map((name): ListedName => ({ of, name, words: wordsOf(name) })))
  const byWord = Map.groupBy(
    names.flatMap((listed) => [...listed.words.each].map((word) => ({ word, listed }))),
    ({ word }) => word,
  )
  const often = (word: string) => byWord.get(word)?.length ?? 0
  const rarest = ({ each }: Words) => [...each].toSorted((a, b) => often(a) - often(b))[0] ?? ''
  // Finds candidates by the rarest word. A listed name within the screened name is found by the listed name's rarest
  // word. A longer listed name is found by the screened name's rarest word.
  const byRarest = Map.groupBy(names, ({ words }) => rarest(words))
  return {
    digest: createHash('sha256').update(`${MATCHING_VERSION}\n${text}`).digest('hex'),
    hits: ({ name, dateOfBirth = null, mayBeOrganization = false }) => {
      const words = wordsOf(name)
      const around = (byWord.get(rarest(words)) ?? []).map(({ listed }) => listed)
      const found = [...[...words.each].flatMap((word) => byRarest.get(word) ?? []), ...around].filter(
        (listed) =>
          isSame(listed.words, words) &&
          (mayBeOrganization || !listed.of.isOrganization) &&
          mayBeBorn(listed.of, dateOfBirth),
      )
      const byEntry = new Map(found.map(({ of, name: listedName }) => [of.entry, { of, listedName }]))
      return [...byEntry.values()].map(({ of, listedName }) => ({
        entry: of.entry,
        listedName,
        birthText: of.birthText,
      }))
    },
  }
}

/**
 * Whether all words of the shorter name are in the longer one. A single word is not specific enough: it must be the
 * whole name. A repeated word counts as two: "Ali Ali" is in "Ali Ali Hassan".
 */
function isSame(one: Words, other: Words): boolean {
  const [shorter, longer] = one.each.size <= other.each.size ? [one.each, other.each] : [other.each, one.each]
  const isWithin = shorter.isSubsetOf(longer) && (shorter.size > 1 || longer.size === 1)
  return isWithin || isRepeatedIn(one.all, other.all) || isRepeatedIn(other.all, one.all)
}

/** Whether a name of two or more words is in another one that has each word at least as often. */
function isRepeatedIn(name: readonly string[], other: readonly string[]): boolean {
  const times = (word: string, words: readonly string[]) => words.filter((one) => one === word).length
  return name.length > 1 && name.every((word) => times(word, name) <= times(word, other))
}

function mayBeBorn({ births }: ListEntry, born: string | null): boolean {
  return born === null || births.length === 0 || births.some(({ from, to }) => from <= born && born <= to)
}
