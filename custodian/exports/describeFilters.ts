import type { ExportedList } from '../../contract/exports.ts'

/** Display text of a list's filters and order: "Amount from" "500", "Order" "Date requested, descending". */
export function describeFilters(
  { names }: Pick<ExportedList, 'names'>,
  query: Readonly<Record<string, string>>,
): Array<{ label: string; value: string }> {
  return Object.entries(query).map(([name, value]) => {
    if (name === 'sort') {
      const order = words(value.replace(/^-/, ''))
      return { label: 'Order', value: `${order}, ${value.startsWith('-') ? 'descending' : 'ascending'}` }
    }
    const known = names[name]
    return { label: words(known ? name.replace(/(Type)?Id$/, '$1') : name), value: known?.[Number(value)] ?? value }
  })
}

/** "amountFrom" becomes "Amount from". */
function words(name: string): string {
  const spaced = name.replace(/Id$/, ' ID').replace(/[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
