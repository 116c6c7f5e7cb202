import { ROLE } from '../contract/roles.ts'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/child.ts'
import { answering } from '../scripts/readiness.ts'
import { gqlClient, password, people, restSignIn } from '../tests/clients.ts'
import { freePort } from '../tests/ports.ts'
import { startStack } from '../tests/stack.ts'
import { cookieOf } from './cookie.ts'
import { cpuPerRequest } from './load.ts'
import type { Recording } from './replay.ts'
import { isMain, median, report, type Measure } from './report.ts'
import { startMeasured } from './server.ts'

const rounds = 5
const requests = 1_500

interface Operation {
  goal: string
  /** A document of our own, or the name of one of the web's, sent by its id as the web does. */
  query: { text: string } | { web: string; variables: object }
}

const operations: Record<string, Operation> = {
  HOME: {
    goal: '≥ 0.55, then ≥ 1.05',
    query: {
      text: `query Home { viewer { user { email } accountOwner(accountOwnerId: 1001) { firstName lastName
        accounts(first: 10) { edges { node { id accountId planAccountNumber retirementAccountType planName balance retirementAccountStatusId distributionState } } }
        beneficiaries(first: 50) { edges { node { id firstName lastName accountId isPrimary amount } } } } } }`,
    },
  },
  'HOME as the web asks': {
    goal: '≥ 0.55, then ≥ 1.05',
    query: { web: 'HomePageQuery', variables: { accountOwnerId: 1001, seesRequests: true, decides: false } },
  },
  BOOK: {
    goal: '≥ 0.75, then ≥ 1.00',
    query: { web: 'AccountBookPageQuery', variables: { accountOwnerId: 1001, accountId: 501, decides: false } },
  },
}

const documents = Object.entries(
  JSON.parse(readFileSync(join(root, 'gateway/documents.json'), 'utf8')) as Record<string, string>,
)

function bodyOf({ query }: Operation): string {
  return 'text' in query
    ? JSON.stringify({ query: query.text, variables: {} })
    : webOperation(query.web, query.variables)
}

/** The body that the web sends for one of its own documents. */
export function webOperation(name: string, variables: object): string {
  const id = documents.find(([, text]) => text.startsWith(`query ${name}`))?.[0]
  if (!id) throw new Error(`the web has no ${name}`)
  return JSON.stringify({ id, variables })
}

/** CPU per request of the gateway against a hand-written endpoint that makes the same upstream calls; 32 callers. */
export async function benchGateway(): Promise<Measure[]> {
  const { recordings, calls } = await record()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const [replayPort, bffPort, gatewayPort] = [await freePort(), await freePort(), await freePort()]
  const upstream = `http://127.0.0.1:${replayPort}`
  const replay = startMeasured('bench/replay.ts', { REPLAY_PORT: String(replayPort) }, 1)
  await new Promise((resolve) => {
    replay.child.once('message', resolve)
    replay.child.send({ recordings })
  })
  const bff = startMeasured(
    'bench/bff.ts',
    { BFF_PORT: String(bffPort), UPSTREAM: upstream, BFF_CALLS: JSON.stringify(calls) },
    0,
  )
  const gateway = startMeasured(
    'gateway/main.ts',
    {
      NODE_ENV: 'development',
      PORT: String(gatewayPort),
      CUSTODIAN_URL: upstream,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    0,
  )
  const origin = `http://127.0.0.1:${gatewayPort}`
  await answering(`${origin}/health`, gateway.child)

  const headers = {
    'content-type': 'application/json',
    'x-portal': '1',
    cookie: await cookieOf(origin),
  }
  const measures: Measure[] = []
  for (const [name, operation] of Object.entries(operations)) {
    const body = bodyOf(operation)
    const ask = { origin, path: '/graphql', headers, body }
    const limit = { origin: `http://127.0.0.1:${bffPort}`, path: addressOf(name), headers, body }
    // Cold code would be slow enough for the gateway to refuse some of the crowd.
    for (const callers of [4, 32]) {
      await cpuPerRequest(gateway, ask, requests / 2, callers)
      await cpuPerRequest(bff, limit, requests / 2, callers)
    }
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push((await cpuPerRequest(gateway, ask, requests)).micros)
      theirs.push((await cpuPerRequest(bff, limit, requests)).micros)
    }
    measures.push({
      what: `${name}: CPU per request, 32 callers`,
      ours: `${(median(ours) / 1000).toFixed(3)} ms`,
      reference: `${(median(theirs) / 1000).toFixed(3)} ms hand-written`,
      ratio: median(theirs.map((micros, round) => micros / (ours[round] ?? NaN))),
      goal: operation.goal,
    })
  }
  await Promise.all([gateway.stop(), bff.stop(), replay.stop()])
  await rm(dataDir, { recursive: true, force: true })
  return measures
}

const addressOf = (name: string) => `/${encodeURIComponent(name)}`

/** The real custodian's own answers, with five accounts and a book of 200 lines, and which of them an operation needs. */
async function record(): Promise<{ recordings: Recording[]; calls: Record<string, string[]> }> {
  const stack = await startStack({ proxy: true })
  const rest = await restSignIn(stack.custodianUrl, people.ann)
  const cookie = await cookieOf(stack.gatewayUrl)
  const ask = gqlClient(stack.gatewayUrl)
  const calls: Record<string, string[]> = {}
  for (const [name, operation] of Object.entries(operations)) {
    stack.proxy.calls.length = 0
    const {
      query = '',
      variables,
      id,
    } = JSON.parse(bodyOf(operation)) as { query?: string; variables: object; id?: string }
    const { errors } = await ask(
      query || (documents.find(([known]) => known === id)?.[1] ?? ''),
      variables as Record<string, unknown>,
      { cookie },
    )
    if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    calls[addressOf(name)] = stack.proxy.calls.map(({ path }) => path)
    console.log(`  ${name}: ${calls[addressOf(name)]?.join(' ')}`)
  }
  const recordings: Recording[] = []
  const keep = (method: string, path: string, body: unknown) =>
    recordings.push({ method, path, status: 200, body: JSON.stringify(body) })
  for (const path of new Set(Object.values(calls).flat())) {
    const { body } = await rest('GET', path)
    keep('GET', path, grown(path, body))
  }
  const sealed = { token: 'bench-token-of-nobody', roleId: ROLE.customer, accountOwnerId: 1001, userId: 1 }
  keep('POST', '/api/authenticate', { ...sealed, ...(await signInAnswer(stack.custodianUrl)), token: sealed.token })
  keep('GET', '/api/ready', { status: 'ready' })
  await stack.stop()
  return { recordings, calls }
}

async function signInAnswer(custodianUrl: string): Promise<object> {
  const response = await fetch(`${custodianUrl}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: people.ann, password }),
  })
  return (await response.json()) as object
}

/** Makes a recorded list as long as the benchmark's story tells. */
function grown(path: string, body: unknown): unknown {
  const repeated = <Item extends object>(items: Item[], count: number, idField: string) =>
    Array.from({ length: count }, (_, index) => ({ ...items[index % items.length], [idField]: 501 + index }))
  if (path === '/api/account/balance') return repeated(body as object[], 5, 'accountId')
  if (path === '/api/beneficiary') {
    const sample = { firstName: 'Zoe', lastName: 'Archer', dob: '1980-01-01', isPrimary: true, amount: 50 }
    return Array.from({ length: 10 }, (_, index) => ({
      ...sample,
      beneficiaryId: index + 1,
      accountOwnerId: 1001,
      accountId: 501 + (index % 5),
    }))
  }
  if (path.startsWith('/api/transaction/summary')) {
    const book = body as { transactions: object[] }
    return {
      ...book,
      transactions: Array.from({ length: 200 }, (_, index) => book.transactions[index % book.transactions.length]),
    }
  }
  return body
}

if (isMain(import.meta.url)) report(await benchGateway())
