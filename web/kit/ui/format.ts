// Written without `Intl` (except for the time zone), because its first use takes as long as rendering a screen.

/** Formats an integer with thousands separators: "1,234". */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Formats dollars as "$1,234.50", and a negative amount in parentheses. */
export function formatMoney(amount: number): string {
  // Round half cents up as in decimal numbers, although 1.005 is slightly less as a binary number.
  const cents = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)))
  const text = `$${formatCount(Math.floor(cents / 100))}.${twoDigits(cents % 100)}`
  return amount < 0 ? `(${text})` : text
}

/**
 * Formats a date as "MM/DD/YYYY". A calendar date, "YYYY-MM-DD", has no time zone and never shifts. A moment gives its
 * day in the browser's time zone.
 */
export function formatDate(date: string): string {
  const [year, month, day] = (date.length > 10 ? dayOf(date) : date).split('-')
  return `${month}/${day}/${year}`
}

/** Returns the day of a moment in the browser's time zone, as "YYYY-MM-DD". */
export function dayOf(moment: string): string {
  const at = new Date(moment)
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
}

/** Formats a moment as "MM/DD/YYYY hh:mm AM" in the browser's time zone, or with the second, "hh:mm:ss AM". */
export function formatDateTime(moment: string, { seconds = false } = {}): string {
  return `${formatDate(moment)} ${timeOf(moment, seconds)}`
}

/** Formats the moments in a text from the server, such as "2026-11-27T19:05:00.000Z", in the browser's time zone. */
export const withLocalMoments = (text: string): string =>
  text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (moment) => formatDateTime(moment))

/** Formats the only moment on a screen, with its time zone: "11/27/2026 07:05 PM EST". */
export const formatMoment = (moment: string): string => `${formatDateTime(moment)} ${zoneOf(moment)}`

/** Name of the browser's time zone at a moment: "EST" or "GMT+2", or with "longGeneric" in words, "Eastern Time". */
export function zoneOf(moment: string, timeZoneName: 'short' | 'longGeneric' = 'short'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName }).formatToParts(new Date(moment))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** "Times in Eastern Time", with the browser's time zone. The long name of UTC is "GMT+00:00", but times say "UTC". */
export function timesIn(): string {
  return `Times in ${zoneOf(new Date().toISOString(), 'longGeneric').replace('GMT+00:00', 'UTC')}`
}

/** Formats a moment as "hh:mm AM" or "hh:mm:ss AM" in the browser's time zone. */
function timeOf(moment: string, seconds: boolean): string {
  const at = new Date(moment)
  const hours = at.getHours()
  const parts = [hours % 12 || 12, at.getMinutes(), ...(seconds ? [at.getSeconds()] : [])]
  return `${parts.map(twoDigits).join(':')} ${hours < 12 ? 'AM' : 'PM'}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
