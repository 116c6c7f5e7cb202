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
  /** Hash of the list's content. */
  digest: string
  /** The entries that match a name, each once. If both sides have a birth date, the birth dates must match too. */
  hits: (screened: Screened) => Hit[]
}

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
  words: ReadonlySet<string>
}

function listOf({ text, entries }: { text: string; entries: readonly ListEntry[] }): SanctionsList {
  const names = entries.flatMap((of) =>
    of.names.map((name): ListedName => ({ of, name, words: new Set(plainWords(name)) })),
  )
  const byWord = Map.groupBy(
    names.flatMap((listed) => [...listed.words].map((word) => ({ word, listed }))),
    ({ word }) => word,
  )
  const often = (word: string) => byWord.get(word)?.length ?? 0
  const rarest = (words: ReadonlySet<string>) => [...words].toSorted((a, b) => often(a) - often(b))[0] ?? ''
  // Finds candidates by the rarest word. A listed name within the screened name is found by the listed name's rarest
  // word. A longer listed name is found by the screened name's rarest word.
  const byRarest = Map.groupBy(names, ({ words }) => rarest(words))
  return {
    digest: createHash('sha256').update(text).digest('hex'),
    hits: ({ name, dateOfBirth = null, mayBeOrganization = false }) => {
      const words = new Set(plainWords(name))
      const around = (byWord.get(rarest(words)) ?? []).map(({ listed }) => listed)
      const found = [...[...words].flatMap((word) => byRarest.get(word) ?? []), ...around].filter(
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
 * whole name.
 */
function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one]
  return shorter.isSubsetOf(longer) && (shorter.size > 1 || longer.size === 1)
}

function mayBeBorn({ births }: ListEntry, born: string | null): boolean {
  return born === null || births.length === 0 || births.some(({ from, to }) => from <= born && born <= to)
}
