import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answering } from '../scripts/readiness.ts'
import { gqlClient, password, people, restSignIn } from '../tests/clients.ts'
import { freePort } from '../tests/ports.ts'
import { startStack } from '../tests/stack.ts'
import { cpuPerRequest } from './load.ts'
import type { Recording } from './replay.ts'
import { isMain, median, report, type Measure } from './report.ts'
import { startMeasured } from './server.ts'

const rounds = 5
const requests = 1_500

/** The operations, and the upstream calls they need: the same for the gateway and for the hand-written endpoint. */
const operations = {
  HOME: {
    goal: '≥ 0.55, then ≥ 1.05',
    query: `query Home { viewer { user { email } accountOwner(accountOwnerId: 1001) { firstName lastName
      accounts(first: 10) { edges { node { id accountId planAccountNumber retirementAccountType planName balance retirementAccountStatusId distributionState } } }
      beneficiaries(first: 50) { edges { node { id firstName lastName accountId isPrimary amount } } } } } }`,
    calls: ['/api/user', '/api/accountowner', '/api/account/balance', '/api/withdrawal/active', '/api/beneficiary'],
  },
  BOOK: {
    goal: '≥ 0.75, then ≥ 1.00',
    query: `query Book { viewer { accountOwner(accountOwnerId: 1001) { account(accountId: 501) { id planAccountNumber balance
      book { id bookId balance transactions { transactionDate note transactionType amount } } } } } }`,
    calls: ['/api/account/501', '/api/transaction/summary/plan/501'],
  },
}

/** CPU per request of the gateway against a hand-written endpoint that makes the same upstream calls; 32 callers. */
export async function benchGateway(): Promise<Measure[]> {
  const recordings = await record()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const [replayPort, bffPort, gatewayPort] = [await freePort(), await freePort(), await freePort()]
  const upstream = `http://127.0.0.1:${replayPort}`
  const replay = startMeasured('bench/replay.ts', { REPLAY_PORT: String(replayPort) }, 1)
  await new Promise((resolve) => {
    replay.child.once('message', resolve)
    replay.child.send({ recordings })
  })
  const calls = Object.fromEntries(Object.entries(operations).map(([name, one]) => [`/${name}`, one.calls]))
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

  const { data } = await gqlClient(origin)<{ login: { token: string } }>(
    `mutation ($input: LoginInput!) { login(input: $input) { token } }`,
    { input: { username: people.ann, password } },
  )
  const headers = {
    'content-type': 'application/json',
    'x-portal': '1',
    authorization: `Bearer ${data?.login.token ?? ''}`,
  }
  const measures: Measure[] = []
  for (const [name, { query, goal }] of Object.entries(operations)) {
    const body = JSON.stringify({ query, variables: {} })
    const ask = { origin, path: '/graphql', headers, body }
    const limit = { origin: `http://127.0.0.1:${bffPort}`, path: `/${name}`, headers, body }
    await cpuPerRequest(gateway, ask, requests)
    await cpuPerRequest(bff, limit, requests)
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
      goal,
    })
  }
  await Promise.all([gateway.stop(), bff.stop(), replay.stop()])
  await rm(dataDir, { recursive: true, force: true })
  return measures
}

/** The real custodian's own answers, with five accounts and a book of 200 lines. */
async function record(): Promise<Recording[]> {
  const stack = await startStack({ gateway: false })
  const rest = await restSignIn(stack.custodianUrl, people.ann)
  const recordings: Recording[] = []
  const keep = (method: string, path: string, body: unknown) =>
    recordings.push({ method, path, status: 200, body: JSON.stringify(body) })
  for (const path of new Set(Object.values(operations).flatMap(({ calls }) => calls))) {
    const { body } = await rest('GET', path)
    keep('GET', path, grown(path, body))
  }
  const sealed = { token: 'bench-token-of-nobody', roleId: 0, accountOwnerId: 1001, userId: 1 }
  keep('POST', '/api/authenticate', { ...sealed, ...(await signInAnswer(stack.custodianUrl)), token: sealed.token })
  keep('GET', '/api/ready', { status: 'ready' })
  await stack.stop()
  return recordings
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
