import * as z from '../kit/forms/zod.ts'

/** What the service takes at once. */
const most = 1_000
/** As many wrong lines as a person still reads. */
const mostNamed = 5
/** Ids are 32-bit numbers. */
const largest = 2_147_483_647

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isAccountId = (line: string) => /^\d{1,10}$/.test(line) && Number(line) >= 1 && Number(line) <= largest

/** One account id per line; empty lines do not count, and an id that stands there twice is meant once. */
export const accountIds = z.pipe(
  z.string().check((context) => {
    const message = complaintAbout(linesOf(context.value))
    if (message) context.issues.push({ code: 'custom', input: context.value, message })
  }),
  z.transform((text) => [...new Set(linesOf(text).map(Number))]),
)

function complaintAbout(lines: readonly string[]): string | null {
  if (lines.length === 0) return 'Please enter account IDs'
  const wrong = lines.filter((line) => !isAccountId(line))
  if (wrong.length > 0) return `Invalid account ID: ${wrong.slice(0, mostNamed).join(', ')}`
  if (lines.length > most) return 'Please enter at most 1,000 account IDs'
  return null
}
