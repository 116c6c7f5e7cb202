/** Header lines with metadata of an example; other comment lines are for its readers. */
const ABOUT_IT = /^# (Task|As|Variables|Refused): /

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
}

const texts = import.meta.glob<string>('../../docs/examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The documentation's examples, in their order. */
const examples: readonly Example[] = Object.keys(texts)
  .toSorted()
  .map((path) => exampleOf(texts[path] ?? ''))

/** Examples by task, in the order of each task's first example. */
export const tasks: ReadonlyMap<string, readonly Example[]> = Map.groupBy(examples, ({ task }) => task)

function exampleOf(text: string): Example {
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
  }
}
