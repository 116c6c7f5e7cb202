import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { root } from '../scripts/child.ts'
import { answering } from '../scripts/readiness.ts'
import { startCollector, type Collector } from '../tests/otlp.ts'
import { freePort } from '../tests/ports.ts'
import { cookieOf } from './cookie.ts'
import { bodyOf, OPERATIONS } from './gateway/operations.ts'
import { record } from './gateway/record.ts'
import type { Recording } from './gateway/replay.ts'
import { createCrowd, type Crowd } from './load.ts'
import { isMain, median, report, type Measure } from './report.ts'
import { startMeasured, type MeasuredServer } from './server.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 8)
const SLICE = Number(process.env.SLICE ?? 400)
const WARM_UP = Number(process.env.WARM_UP ?? 12_000)

/** The folder of another checkout, whose gateway is to stand beside. */
const BEFORE = process.env.BEFORE

/** Every request is traced. */
const tracedTo = ({ url }: Collector) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url })

interface Contender {
  name: string
  server: MeasuredServer
  crowd: (operation: string) => Crowd
}

const HAND_WRITTEN = 'hand-written, undici request'

/**
 * CPU per answer of the gateway and of others over the same answers of the custodian, 32 callers. All are measured in
 * slices that take turns, so that whatever else the machine does meets all of them; the first one is the reference.
 */
export async function benchGateway(only = Object.keys(OPERATIONS)): Promise<Measure[]> {
  const { recordings, calls } = await record()
  const upstream = await startReplay(recordings)
  const probe = startMeasured('bench/gateway/probe.ts', {}, 0)
  const collector = process.env.TRACED ? await startCollector() : null
  const contenders = [
    await startHandWritten(HAND_WRITTEN, 'request', upstream.origin, calls),
    await startHandWritten('hand-written, undici dispatch', 'dispatch', upstream.origin, calls),
    await startPeer('raw http + jit', 'raw', upstream.origin),
    await startPeer('mercurius + jit', 'mercurius', upstream.origin),
    await startPeer('yoga + jit', 'yoga', upstream.origin),
    ...(BEFORE ? [await startGateway('ours before', upstream.origin, BEFORE)] : []),
    await startGateway('ours, the same calls', upstream.origin),
    await startGateway('ours, reads joined', upstream.joining),
    ...(BEFORE ? [await startGateway('ours before, reads joined', upstream.joining, BEFORE)] : []),
    ...(collector
      ? [await startGateway('ours, traced, reads joined', upstream.joining, root, tracedTo(collector))]
      : []),
  ]
  const measures: Measure[] = []
  for (const operation of only) measures.push(...(await compare(operation, contenders, probe)))
  collector?.close()
  await Promise.all([probe.stop(), upstream.server.stop(), ...contenders.map(({ server }) => server.stop())])
  return measures
}

async function compare(operation: string, contenders: readonly Contender[], probe: MeasuredServer): Promise<Measure[]> {
  const lanes = contenders.map(({ name, crowd }) => ({ name, crowd: crowd(operation), micros: [] as number[] }))
  // Cold code would be slow enough for the gateway to refuse some of the crowd; after some ten thousand answers V8
  // compiles for the last time.
  for (const { crowd } of lanes) for (const callers of [4, 32]) await crowd.send(WARM_UP / 2, callers)
  await requireSameAnswers(
    operation,
    lanes.filter(({ name }) => !name.startsWith('hand-written')),
  )
  const speeds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.push(await speedOf(probe))
    for (const turn of lanes.keys()) {
      const lane = lanes[(round + turn) % lanes.length]
      lane?.micros.push(await lane.crowd.send(SLICE))
    }
  }
  await Promise.all(lanes.map(({ crowd }) => crowd.leave()))
  const reference = lanes[0]?.micros ?? []
  console.log(
    `  ${operation}: the same work took ${Math.min(...speeds).toFixed(1)} to ${Math.max(...speeds).toFixed(1)} ms`,
  )
  return lanes.slice(1).map(({ name, micros }) => {
    const paired = reference.map((theirs, round) => theirs / (micros[round] ?? NaN)).toSorted((a, b) => a - b)
    const [low, high] = [paired[Math.floor(ROUNDS / 4)], paired[Math.ceil((ROUNDS * 3) / 4) - 1]]
    return {
      what: `${operation}: ${name}`,
      ours: `${(mean(micros) / 1_000).toFixed(3)} ms`,
      reference: `${(mean(reference) / 1_000).toFixed(3)} ms; rounds ${low?.toFixed(2)} to ${high?.toFixed(2)}, median ${median(paired).toFixed(2)}`,
      ratio: mean(reference) / mean(micros),
      goal: goalOf(name, operation),
    }
  })
}

function goalOf(name: string, operation: string): string {
  if (name.endsWith('reads joined')) return OPERATIONS[operation]?.joinedGoal ?? ''
  return name.startsWith('ours') ? (OPERATIONS[operation]?.goal ?? '') : ''
}

/** Whoever answers GraphQL answers the same, the order of fields aside, which is not the same in each graphql-jit. */
async function requireSameAnswers(operation: string, lanes: readonly { name: string; crowd: Crowd }[]): Promise<void> {
  const answers = await Promise.all(lanes.map(async ({ crowd }) => JSON.parse(await crowd.ask()) as unknown))
  for (const [index, answer] of answers.entries())
    if (!isDeepStrictEqual(answer, answers.at(-1)))
      throw new Error(`${operation}: ${lanes[index]?.name} answers ${JSON.stringify(answer)}`)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Milliseconds of CPU for a fixed piece of work. */
async function speedOf(probe: MeasuredServer): Promise<number> {
  const before = await probe.cpu()
  const worked = once(probe.child, 'message')
  probe.child.send('work')
  await worked
  return ((await probe.cpu()) - before) / 1_000
}

async function startReplay(
  recordings: Recording[],
): Promise<{ origin: string; joining: string; server: MeasuredServer }> {
  const [port, joining] = [await freePort(), await freePort()]
  const env = { REPLAY_PORT: String(port), JOINING_PORT: String(joining) }
  const server = startMeasured('bench/gateway/replay.ts', env, 1)
  const recorded = once(server.child, 'message')
  server.child.send({ recordings })
  await recorded
  return { origin: `http://127.0.0.1:${port}`, joining: `http://127.0.0.1:${joining}`, server }
}

const JSON_HEADERS = { 'content-type': 'application/json', 'x-portal': '1' }

async function startHandWritten(
  name: string,
  client: 'request' | 'dispatch',
  upstream: string,
  calls: Record<string, string[]>,
): Promise<Contender> {
  const port = await freePort()
  const env = { PORT: String(port), UPSTREAM: upstream, CLIENT: client, CALLS: JSON.stringify(calls) }
  const server = startMeasured('bench/gateway/handWritten.ts', env, 0)
  const origin = `http://127.0.0.1:${port}`
  await listening(origin, server)
  const crowd = (operation: string) =>
    createCrowd(server, {
      origin,
      path: `/${encodeURIComponent(operation)}`,
      headers: JSON_HEADERS,
      body: body(operation),
    })
  return { name, server, crowd }
}

async function startPeer(name: string, peer: string, upstream: string): Promise<Contender> {
  const port = await freePort()
  const server = startMeasured('bench/gateway/peer.ts', { PORT: String(port), PEER: peer, UPSTREAM: upstream }, 0)
  const origin = `http://127.0.0.1:${port}`
  await listening(origin, server)
  const crowd = (operation: string) =>
    createCrowd(server, { origin, path: '/graphql', headers: JSON_HEADERS, body: body(operation) })
  return { name, server, crowd }
}

async function startGateway(
  name: string,
  upstream: string,
  checkout = root,
  more: Record<string, string> = {},
): Promise<Contender> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const server = startMeasured(
    join(checkout, 'gateway/main.ts'),
    {
      NODE_ENV: 'development',
      PORT: String(port),
      CUSTODIAN_URL: upstream,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...more,
    },
    0,
  )
  const origin = `http://127.0.0.1:${port}`
  await answering(`${origin}/health`, server.child)
  const headers = { ...JSON_HEADERS, cookie: await cookieOf(origin) }
  const crowd = (operation: string) => createCrowd(server, { origin, path: '/graphql', headers, body: body(operation) })
  const stop = () => server.stop().finally(() => rm(dataDir, { recursive: true, force: true }))
  return { name, server: { ...server, stop }, crowd }
}

function body(operation: string): string {
  const known = OPERATIONS[operation]
  if (!known) throw new Error(`no operation ${operation}; there are ${Object.keys(OPERATIONS).join(', ')}`)
  return bodyOf(known)
}

/** Any answer will do: most of them know no address but their one. */
async function listening(origin: string, { child }: MeasuredServer): Promise<void> {
  const until = Date.now() + 30_000
  while (Date.now() < until && child.exitCode === null) {
    try {
      await (await fetch(origin, { method: 'POST', headers: JSON_HEADERS, body: '{}' })).body?.cancel()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`${origin} does not answer`)
}

if (isMain(import.meta.url)) report(await benchGateway(process.argv.length > 2 ? process.argv.slice(2) : undefined))
