const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const clock = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** "$1,234.50"; a negative amount stands in parentheses. */
export function formatMoney(amount: number): string {
  return amount < 0 ? `(${dollars.format(-amount)})` : dollars.format(amount)
}

/** "YYYY-MM-DD" to "MM/DD/YYYY". A calendar date has no zone and never shifts. */
export function formatDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}

/** A moment to "MM/DD/YYYY hh:mm AM" in the zone of the browser. */
export function formatDateTime(moment: string): string {
  const { month, day, year } = partsOf(moment)
  return `${month}/${day}/${year} ${timeOf(moment)}`
}

/** A moment to "hh:mm AM" in the zone of the browser. */
export function timeOf(moment: string): string {
  const { hour, minute, dayPeriod } = partsOf(moment)
  return `${hour}:${minute} ${dayPeriod}`
}

const partsOf = (moment: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
