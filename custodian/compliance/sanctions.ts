import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { plainWords } from '../owners/plainName.ts'
import type { Config } from '../platform/config/config.ts'
import { refuse } from '../platform/http/errors.ts'

const OWN_LIST = new URL('./sanctions.txt', import.meta.url)

export interface SanctionsList {
  /** Changes with the list. */
  digest: string
  /** Whether all words of the shorter name, this one or a listed one, are in the longer. Each alias is a name of its own. */
  lists: (name: string) => boolean
}

/**
 * The list that people are compared with, as it is now.
 * @throws 409 when the list cannot be read, and in production without a list of the operator's own: the one that ships names nobody
 */
export function loadSanctions({
  production,
  sanctionsFile,
}: Pick<Config, 'production' | 'sanctionsFile'>): SanctionsList {
  if (production && sanctionsFile === null) throw refuse(409, 'SANCTIONS_FILE is not set: nobody can be checked.')
  return sanctionsList(textOf(sanctionsFile ?? OWN_LIST))
}

function textOf(file: string | URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw refuse(409, 'The list of SANCTIONS_FILE cannot be read: nobody can be checked.')
  }
}

/** A list of one name in each line, its words in any order. */
export function sanctionsList(text: string): SanctionsList {
  const names = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => new Set(plainWords(line)))
    .filter((words) => words.size > 0)
  const byWord = Map.groupBy(
    names.flatMap((listed) => [...listed].map((word) => ({ word, listed }))),
    ({ word }) => word,
  )
  return {
    digest: createHash('sha256').update(text).digest('hex'),
    lists: (name) => {
      const words = new Set(plainWords(name))
      return [...words].some((word) => byWord.get(word)?.some(({ listed }) => isSame(listed, words)))
    },
  }
}

/** A single word says too little about somebody of two: it has to be the whole name. */
function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one]
  return shorter.isSubsetOf(longer) && (shorter.size > 1 || longer.size === 1)
}
