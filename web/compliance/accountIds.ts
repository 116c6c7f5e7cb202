import * as z from '../kit/forms/zod.ts'
import { formatCount } from '../kit/ui/format.ts'

/** Maximum number of account ids in one call. */
const most = 1_000
/** Maximum number of invalid lines that the error lists. */
const mostNamed = 5
/** Account ids are 32-bit numbers. */
const largest = 2_147_483_647

/** Splits the text into entries, one per line. */
const entriesOf = (text: string) =>
  text
    .split('\n')
    .map((line, index) => ({ entry: line.trim(), line: index + 1 }))
    .filter(({ entry }) => entry !== '')

/** Puts spreadsheet cells or comma-separated ids from a paste on separate lines, so that the user can check them. */
export function onLines(pasted: string): string {
  return pasted
    .split(/[\t\r\n,;]+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join('\n')
}

const isAccountId = (entry: string) => /^\d{1,10}$/.test(entry) && Number(entry) >= 1 && Number(entry) <= largest

interface Typed {
  /** Unique ids in the order they were typed. */
  ids: number[]
  /** Ids that the user entered more than once. */
  twice: number[]
  wrong: { entry: string; line: number }[]
}

/** Parses the ids in the text field. A repeated id counts once. */
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

/** Summarizes the ids while the user types: "3 account IDs. Twice: 510. Not a number on line 4: 51o." */
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

/** Lists a few items and counts the rest: "510, 511 and 3 more". */
export function named(items: readonly (string | number)[]): string {
  const rest = items.length - mostNamed
  const list = items.slice(0, mostNamed).join(', ')
  return rest > 0 ? `${list} and ${formatCount(rest)} more` : list
}

/** Schema for typed or pasted account ids. */
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
