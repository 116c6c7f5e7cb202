import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

type Estimator = { common: ReadonlySet<string>; zxcvbn: ZxcvbnFactory }

/** Number of characters whose strength is estimated. A password is hard to guess if its beginning is. */
const ESTIMATED_CHARACTERS = 32
/**
 * Minimum number of guesses, as for eight random characters. At 20 milliseconds a guess, a thief of the hash needs 23
 * days of one core.
 */
const LEAST_GUESSES = 1e8
/**
 * Minimum number of guesses for the words of a password, because attackers try each word, or two names, with years,
 * numbers and symbols around it.
 */
const LEAST_GUESSES_OF_WORDS = 1e6
const MOST_AROUND = 8
/** Words that are common in passwords on portals like this one. */
const OURS = ['retirement', 'custodian', 'ira', 'portal', 'iraportal', 'password', 'passwort', 'login', 'admin']

let estimator: Promise<Estimator> | null = null

/** Loads the word lists at the first new password and caches them, because they are megabytes in size. */
async function loadEstimator(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const passwords = common.dictionary['passwords-common'].map((word) => String(word).toLowerCase())
  return {
    common: new Set(passwords),
    zxcvbn: new ZxcvbnFactory({
      dictionary: { ...common.dictionary, ...english.dictionary },
      graphs: common.adjacencyGraphs,
    }),
  }
}

/**
 * Whether the password is easy to guess: it is one of the 49,000 most common ones, zxcvbn's estimate is too low, or
 * without its digits and symbols it is little more than a word.
 * @param about known facts about the person: the address, names, the company
 */
export async function isEasyPassword(password: string, about: readonly string[]): Promise<boolean> {
  estimator ??= loadEstimator()
  const { common, zxcvbn } = await estimator
  const plain = password.toLowerCase()
  if (common.has(plain)) return true
  const words = [...OURS, ...about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2)
  const guesses = (text: string) => zxcvbn.check(text.slice(0, ESTIMATED_CHARACTERS), words).guesses
  if (guesses(password) < LEAST_GUESSES) return true
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return plain.length - core.length <= MOST_AROUND && guesses(core) < LEAST_GUESSES_OF_WORDS
}
