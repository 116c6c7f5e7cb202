import { MOST_DAYS } from '../../contract/credentials.ts'

/**
 * The parsed arguments of the command, the name of a missing argument, or null if the arguments are malformed. The
 * custodian validates the values.
 */
export function readCredentialCommand(
  words: readonly string[],
): { path: string; body: object } | { missing: string } | null {
  const [verb, subject = '', ...more] = words
  if (verb === 'list' && words.length === 1) return { path: '/credential/command/list', body: {} }
  if (verb === 'revoke' && more.length === 0 && isNumber(subject))
    return { path: '/credential/command/revoke', body: { credentialId: Number(subject) } }
  if (verb !== 'create' || subject === '' || more.length % 2 !== 0) return null
  const given = new Map<string, string[]>()
  for (let at = 0; at < more.length; at += 2)
    given.set(more[at] ?? '', [...(given.get(more[at] ?? '') ?? []), more[at + 1] ?? ''])
  const isKnown = [...given].every(
    ([word, values]) => LISTS.has(word) || (word in NUMBERS && values.length === 1 && isNumber(values[0] ?? '')),
  )
  if (!isKnown) return null
  if (!given.has('--scope')) return { missing: 'Give --scope <scope> at least once.' }
  if (!given.has('--days')) return { missing: `Give --days <1 to ${MOST_DAYS}>: after that many days it ends.` }
  const numbers = Object.entries(NUMBERS).flatMap(([word, field]) => {
    const value = given.get(word)?.[0]
    return value === undefined ? [] : [[field, Number(value)]]
  })
  const body = { name: subject, scopes: given.get('--scope') ?? [], ...Object.fromEntries(numbers) }
  return { path: '/credential/command', body: { ...body, addresses: given.get('--from') ?? [] } }
}

const LISTS: ReadonlySet<string> = new Set(['--scope', '--from'])
const NUMBERS: Readonly<Record<string, string>> = {
  '--days': 'days',
  '--owner': 'accountOwnerId',
  '--plan': 'planId',
  '--per-minute': 'requestsPerMinute',
}

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)
