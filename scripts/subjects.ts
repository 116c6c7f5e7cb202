import { capture } from './child.ts'

/** Commits before this time predate the rule. */
const SINCE = '2026-11-26T17:00:00Z'
const MOST = 72
/** Words that only look like a past tense, a participle or a third person. */
const IMPERATIVE = new Set(['bring', 'embed', 'feed', 'focus', 'need', 'ping', 'seed', 'speed', 'string'])

/**
 * Subjects since the last release that do not match `area: change`, each with the reason. In a shallow clone only its
 * own commits are checked, outside a clone none.
 */
export async function wrongSubjects(): Promise<string[]> {
  const tag = await capture('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*'])
  const range = tag.code === 0 ? [`${tag.output.trim()}..HEAD`] : [`--since=${SINCE}`]
  const log = await capture('git', ['log', '--no-merges', '--format=%s', ...range])
  if (log.code !== 0) return []
  const folders = await capture('git', ['ls-tree', '-rd', '--name-only', 'HEAD'])
  const areas = areasIn(folders.output.split('\n'))
  return log.output
    .split('\n')
    .filter((subject) => subject !== '')
    .flatMap((subject) => {
      const wrong = whyWrong(subject, areas)
      return wrong === null ? [] : [`${wrong}: ${subject}`]
    })
}

/** The folders at the root and one level below: parts and domains. */
export function areasIn(folders: readonly string[]): ReadonlySet<string> {
  return new Set(folders.map((path) => path.split('/')).flatMap((path) => (path.length <= 2 ? path.slice(-1) : [])))
}

/** The reason why a commit's subject breaks the format; null if it does not. */
export function whyWrong(subject: string, areas: ReadonlySet<string>): string | null {
  const [, area, text] = /^([\w.-]+): (.*)$/.exec(subject) ?? []
  if (area === undefined || text === undefined) return 'not of the form "area: what it does"'
  if (!areas.has(area)) return `"${area}" is no folder of a part or domain`
  if (!/^[a-z]/.test(text)) return 'does not begin with a verb in lower case'
  const [verb = ''] = text.split(/[\s,]/)
  if (/(?:ed|ing|[^s]s)$/.test(verb) && !IMPERATIVE.has(verb)) return `"${verb}" is no imperative`
  return subject.length > MOST ? `longer than ${MOST} characters` : null
}
