import type { Keep } from './keptValues.ts'

/** Header lines with metadata of an example; other comment lines are for its readers. */
const ABOUT_IT = /^# (Task|As|Variables|Refused|Keep|Job|Open): /

export interface Example {
  task: string
  /** Name of the example's operation. */
  name: string
  /** Description of the example. */
  remark: string
  /** The demo person who may run the example; null for anybody. */
  person: string | null
  document: string
  variables: string
  /** Number of the step in a series; null for an example of its own. */
  step: number | null
  /** Values of the answer that later steps need. */
  keeps: readonly Keep[]
}

const texts = import.meta.glob<string>(['../../docs/examples/*.graphql', '../../docs/examples/*/*.graphql'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The documentation's examples: the single ones in their order, then the series. */
const examples: readonly Example[] = Object.keys(texts)
  .toSorted((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
  .map((path) => exampleOf(texts[path] ?? '', path))

const byName = new Map(examples.map((example) => [example.name, example]))

/** Values that the answer of this operation provides to later steps of its series. */
export const keepsOf = (operation: string): readonly Keep[] => byName.get(operation)?.keeps ?? []

/**
 * The tasks with an example whose name, remark or document has all of the words, such as "withdraw sign". If there is
 * none, those with most of the words. Words of one or two letters do not count.
 */
export function tasksWith(words: string): ReadonlyMap<string, readonly Example[]> {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2)
  const hits = ({ task, name, remark, document }: Example) => {
    const text = `${task} ${name} ${remark} ${document}`.toLowerCase()
    return wanted.filter((word) => text.includes(word)).length
  }
  const most = Math.max(...examples.map(hits))
  const found = wanted.length > 0 && most === 0 ? [] : examples.filter((example) => hits(example) === most)
  return Map.groupBy(found, ({ task }) => task)
}

/** A step of a series is in a folder, and its file name begins with its number. */
function stepIn(path: string): number | null {
  return Number(/\/examples\/[\w-]+\/(\d+)-[^/]+$/.exec(path)?.[1] ?? 0) || null
}

function exampleOf(text: string, path: string): Example {
  const told = (what: string) => new RegExp(`^# ${what}: (.+)$`, 'm').exec(text)?.[1] ?? null
  const lines = text.split('\n')
  const remarks = lines.filter((line) => line.startsWith('# ') && !ABOUT_IT.test(line)).map((line) => line.slice(2))
  const document = lines.filter((line) => !ABOUT_IT.test(line)).join('\n')
  return {
    task: told('Task') ?? '',
    name: /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1] ?? '',
    remark: remarks.join(' '),
    person: told('As'),
    document,
    variables: JSON.stringify(JSON.parse(told('Variables') ?? '{}'), null, 2),
    step: stepIn(path),
    keeps: [...text.matchAll(/^# Keep: (\w+) = (\S+)$/gm)].map(([, name = '', at = '']) => ({ name, path: at })),
  }
}
