/** The earliest and the latest possible birth date of a listed person, "YYYY-MM-DD". */
export interface BirthSpan {
  from: string
  to: string
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Years on each side of a year that the list calls "circa". */
const CIRCA_YEARS = 2
const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/
const OFAC = /^(?:(?:(\d{1,2}) )?([a-z]{3}) )?(\d{4})$/i

/**
 * Parses a birth date as OFAC writes it ("12 May 1960", "May 1960", "1960", "circa 1960", "1958 to 1960"), or
 * "1960-05-12". Null for other texts.
 */
export function birthSpan(text: string): BirthSpan | null {
  const isAbout = /^(circa|approximately) /i.test(text.trim())
  const [first = '', last = first] = text
    .trim()
    .replace(/^(circa|approximately) /i, '')
    .split(/ to /i)
  const [from, to] = [spanOf(first.trim()), spanOf(last.trim().replace(/^(circa|approximately) /i, ''))]
  if (from === null || to === null) return null
  return isAbout
    ? { from: years(from.from, -CIRCA_YEARS), to: years(to.to, CIRCA_YEARS) }
    : { from: from.from, to: to.to }
}

function spanOf(text: string): BirthSpan | null {
  const iso = ISO.exec(text)
  if (iso) return between(iso[1] ?? '', iso[2], iso[3])
  const ofac = OFAC.exec(text)
  if (!ofac) return null
  const [, day, month, year = ''] = ofac
  if (month === undefined) return between(year)
  const number = MONTHS.indexOf(month.toLowerCase()) + 1
  return number === 0 ? null : between(year, String(number).padStart(2, '0'), day?.padStart(2, '0'))
}

const between = (year: string, month?: string, day?: string): BirthSpan => ({
  from: `${year}-${month ?? '01'}-${day ?? '01'}`,
  to: `${year}-${month ?? '12'}-${day ?? '31'}`,
})

const years = (day: string, by: number) => `${String(Number(day.slice(0, 4)) + by).padStart(4, '0')}${day.slice(4)}`
