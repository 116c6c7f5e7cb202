import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

type Estimator = { common: ReadonlySet<string>; zxcvbn: ZxcvbnFactory }

/** Guessing is estimated on the beginning alone: what is hard to guess by then is not made easier by more. */
const ESTIMATED_CHARACTERS = 32
/** Eight random characters; at 20 milliseconds each, 23 days of one core for whoever has stolen the hash. */
const LEAST_GUESSES = 1e8
/** A word, or a name of two, is tried with every year, number and row of marks around it. */
const LEAST_GUESSES_OF_WORDS = 1e6
const MOST_AROUND = 8
/** Words that belong to every portal of this kind. */
const OURS = ['retirement', 'custodian', 'ira', 'portal', 'iraportal', 'password', 'passwort', 'login', 'admin']

let estimator: Promise<Estimator> | null = null

/** The lists are megabytes: they are read when the first password is set, and kept. */
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
 * Whether a guesser would find it soon: it is one of the 49,000 most common ones, what zxcvbn estimates is
 * too little, or without the digits and marks around it there is little more than a word.
 * @param about what is known of the person: the address, names, the company
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
