import type { ExportedList } from '../../contract/exports.ts'
import { usDate } from '../platform/calendar/usDate.ts'

/** Display text of a list's filters and order: "Amount from" "$500.00", "Order" "Date requested, newest first". */
export function describeFilters(
  { names }: Pick<ExportedList, 'names'>,
  query: Readonly<Record<string, string>>,
): Array<{ label: string; value: string }> {
  return Object.entries(query).map(([name, value]) => {
    if (name === 'sort') return { label: 'Order', value: orderInWords(value.replace(/^-/, ''), value.startsWith('-')) }
    const known = names[name]
    const label = words((known ? name.replace(/(Type)?Id$/, '$1') : name).replace(/^is(?=[A-Z])/, ''))
    return { label, value: known?.[Number(value)] ?? valueInWords(name, value) }
  })
}

/** Names of sort columns that are times. */
const TIMES = /^(at|asOf|created|modified|uploaded|completed|givenUp|since|waitingSince|decidedAt|date\w*)$/

function orderInWords(name: string, isDescending: boolean): string {
  const ends = TIMES.test(name) ? ['oldest', 'newest'] : name === 'amount' ? ['smallest', 'largest'] : null
  if (ends === null) return `${words(name)}, ${isDescending ? 'descending' : 'ascending'}`
  return `${name === 'at' || name === 'asOf' ? 'Date' : words(name)}, ${ends[Number(isDescending)]} first`
}

function valueInWords(name: string, value: string): string {
  if (value === 'true' || value === 'false') return value === 'true' ? 'Yes' : 'No'
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return usDate(value)
  if (name.startsWith('amount')) return Number(value).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  // A word of an enumeration, such as SIGN_IN.
  return /^[A-Z][A-Z_]{2,}$/.test(value) ? words(value.toLowerCase().replaceAll('_', ' ')) : value
}

/** "amountFrom" becomes "Amount from". */
function words(name: string): string {
  const spaced = name
    .replace(/Id$/, ' ID')
    .replace(/[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
