import { watchEvents } from '../../contract/events.ts'
import { PAGE_HEADERS } from '../../contract/page.ts'
import { ROLE } from '../../contract/roles.ts'
import { gqlClient, password, people, restSignIn } from '../../tests/clients.ts'
import { startStack } from '../../tests/stack.ts'
import { cookieOf } from '../cookie.ts'
import { bodyOf, documents, OPERATIONS } from './operations.ts'
import type { Recording } from './replay.ts'

export interface Recorded {
  recordings: Recording[]
  /** The calls that each operation makes. */
  calls: Record<string, string[]>
}

/** The real custodian's own answers, with five accounts and a book of 200 lines, and which of them an operation needs. */
export async function record(): Promise<Recorded> {
  const stack = await startStack({ proxy: true })
  stack.proxy.joins = false
  const rest = await restSignIn(stack.custodianUrl, people.ann)
  const cookie = await cookieOf(stack.gatewayUrl)
  const ask = gqlClient(stack.gatewayUrl)
  const calls: Record<string, string[]> = {}
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    stack.proxy.calls.length = 0
    const sent = JSON.parse(bodyOf(operation)) as { query?: string; variables: Record<string, unknown>; id?: string }
    const { errors } = await ask(sent.query ?? documents[sent.id ?? ''] ?? '', sent.variables, { cookie })
    if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    // What the gateway asks in nobody's name (contract/events.ts) is not a call of the operation.
    calls[name] = stack.proxy.calls.filter(({ path }) => path !== watchEvents.anyone).map(({ path }) => path)
    console.log(`  ${name}: ${calls[name].join(' ')}`)
  }
  const recordings: Recording[] = []
  const keep = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    recordings.push({ method, path, status: 200, body: JSON.stringify(body), headers })
  for (const path of new Set(Object.values(calls).flat())) {
    const { body, headers } = await rest('GET', path)
    const place = Object.values(PAGE_HEADERS).map((name) => [name, headers.get(name)] as const)
    keep('GET', path, grown(path, body), Object.fromEntries(place.filter(([, value]) => value !== null)) as never)
  }
  const signedIn = await rest('POST', '/api/authenticate', { username: people.ann, password })
  const sealed = { roleId: ROLE.customer, accountOwnerId: 1001, userId: 1 }
  keep('POST', '/api/authenticate', { ...(signedIn.body as object), ...sealed, token: 'bench-token-of-nobody' })
  keep('GET', '/api/ready', { status: 'ready' })
  await stack.stop()
  return { recordings, calls }
}

const repeated = <Item extends object>(items: Item[], count: number, changed: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({ ...items[index % items.length], ...changed(index) }))

/** Makes a recorded list as long as the benchmark's story tells. */
function grown(path: string, body: unknown): unknown {
  if (path === '/api/account/balance') return repeated(body as object[], 5, (index) => ({ accountId: 501 + index }))
  if (path === '/api/beneficiary') {
    const sample = { firstName: 'Zoe', lastName: 'Archer', dob: '1980-01-01', isPrimary: true, amount: 50 }
    const ids = (index: number) => ({ beneficiaryId: index + 1, accountOwnerId: 1001, accountId: 501 + (index % 5) })
    return repeated([{ ...sample, allocatedAt: null }], 10, ids)
  }
  if (path.startsWith('/api/transaction/summary')) {
    const book = body as { transactions: object[] }
    return { ...book, transactions: repeated(book.transactions, path.includes('limit=') ? 10 : 200) }
  }
  return body
}
