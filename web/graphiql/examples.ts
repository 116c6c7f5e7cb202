import type { Keep } from './keptValues.ts'

/** Header comments with metadata of an example. Other comments are for the example's readers. */
const ABOUT_IT = /^# (Task|As|Variables|Refused|Keep|Job|Open): /

export interface Example {
  task: string
  /** Name of the example's GraphQL operation. */
  name: string
  /** Description of the example. */
  remark: string
  /** Demo user who may run the example; null if anybody may. */
  person: string | null
  document: string
  variables: string
  /** Number of the example's step in a series; null for a single example. */
  step: number | null
  /** Values of the response that later steps of the series need. */
  keeps: readonly Keep[]
}

const texts = import.meta.glob<string>(['../../docs/examples/*.graphql', '../../docs/examples/*/*.graphql'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All examples of the documentation: first the single examples in order, then the series. */
const examples: readonly Example[] = Object.keys(texts)
  .toSorted((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
  .map((path) => exampleOf(texts[path] ?? '', path))

const byName = new Map(examples.map((example) => [example.name, example]))

/** Returns the values that the response to an operation provides to later steps of its series. */
export const keepsOf = (operation: string): readonly Keep[] => byName.get(operation)?.keeps ?? []

/**
 * Finds tasks with an example whose name, description or document has all of the words, such as "withdraw sign". If
 * there is none, finds tasks with most of the words. Words of one or two letters do not count.
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

/**
 * Number of a step by its path; null for a single example. Each series is a folder, whose file names begin with the
 * number.
 */
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
