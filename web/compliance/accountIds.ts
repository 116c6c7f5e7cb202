import * as z from '../kit/forms/zod.ts'
import { formatCount } from '../kit/ui/format.ts'

/** What the service takes at once. */
const most = 1_000
/** As many wrong lines as a person still reads. */
const mostNamed = 5
/** Ids are 32-bit numbers. */
const largest = 2_147_483_647

/** One a line. */
const entriesOf = (text: string) =>
  text
    .split('\n')
    .map((line, index) => ({ entry: line.trim(), line: index + 1 }))
    .filter(({ entry }) => entry !== '')

/** Cells of a spreadsheet, or a list with commas, on lines of their own: what is pasted is seen before it is taken. */
export function onLines(pasted: string): string {
  return pasted
    .split(/[\t\r\n,;]+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join('\n')
}

const isAccountId = (entry: string) => /^\d{1,10}$/.test(entry) && Number(entry) >= 1 && Number(entry) <= largest

interface Typed {
  /** Each once, in the order in which they were typed. */
  ids: number[]
  /** Those that stand there more than once. */
  twice: number[]
  wrong: { entry: string; line: number }[]
}

/** What stands in the box; an id that stands there twice is meant once. */
function readAccountIds(text: string): Typed {
  const entries = entriesOf(text)
  const numbers = entries.filter(({ entry }) => isAccountId(entry)).map(({ entry }) => Number(entry))
  const counts = Map.groupBy(numbers, (id) => id)
  return {
    ids: [...counts.keys()],
    twice: [...counts].filter(([, places]) => places.length > 1).map(([id]) => id),
    wrong: entries.filter(({ entry }) => !isAccountId(entry)),
  }
}

/** What is told while somebody types: "3 account IDs. Twice: 510. Not a number on line 4: 51o." */
export function summaryOf(text: string): string {
  const { ids, twice, wrong } = readAccountIds(text)
  if (ids.length + wrong.length === 0) return ''
  const [first] = wrong
  return [
    ids.length === 1 ? '1 account ID.' : `${formatCount(ids.length)} account IDs.`,
    twice.length > 0 ? `Twice: ${named(twice)}.` : '',
    first ? `Not a number on line ${first.line}: ${named(wrong.map(({ entry }) => entry))}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** As many as a person still reads: "510, 511 and 3 more". */
export function named(items: readonly (string | number)[]): string {
  const rest = items.length - mostNamed
  const list = items.slice(0, mostNamed).join(', ')
  return rest > 0 ? `${list} and ${formatCount(rest)} more` : list
}

/** Account ids as they were typed or pasted. */
export const accountIds = z.pipe(
  z.string().check((context) => {
    const message = complaintAbout(readAccountIds(context.value))
    if (message) context.issues.push({ code: 'custom', input: context.value, message })
  }),
  z.transform(readAccountIds),
)

function complaintAbout({ ids, wrong }: Typed): string | null {
  if (wrong.length > 0) {
    const entries = wrong.slice(0, mostNamed).map(({ entry }) => entry)
    return `Invalid account ID: ${entries.join(', ')}`
  }
  if (ids.length === 0) return 'Please enter account IDs'
  if (ids.length > most) return 'Please enter at most 1,000 account IDs'
  return null
}
