import { setTimeout as pause } from 'node:timers/promises'
import { people } from '../../../tests/clients.ts'
import { table } from '../../box.ts'
import type { Cluster } from '../cluster.ts'
import { until } from '../processes.ts'
import { count, type Counted, type Write } from './count.ts'
import { jobAtBoth } from './job.ts'
import { startLoad } from './load.ts'
import { send, signIn } from './people.ts'

const BEFORE_MS = 5_000
/** Minimum time of observation after a loss. */
const AFTER_MS = 20_000
/** A part counts as recovered after this time without failures, in milliseconds. */
const QUIET_MS = 8_000

interface Loss {
  what: string
  /** Returns the server to kill; evaluated just before the kill, because the primary changes. */
  name: (cluster: Cluster) => Promise<string>
}

const LOSSES: readonly Loss[] = [
  { what: 'a gateway', name: async () => 'gateway1' },
  { what: 'a custodian', name: async () => 'custodian1' },
  { what: 'the primary database', name: ({ databases }) => databases.primary() },
  { what: 'the standby database', name: ({ databases }) => databases.standby() },
  { what: 'the monitor of the databases', name: async () => 'monitor' },
]

/**
 * Kills each part under load and counts the results. Returns true if no write was lost or duplicated, nobody had to try
 * again more than once, and all parts recovered within 30 s.
 */
export async function trial(cluster: Cluster, ending: Promise<void>): Promise<boolean> {
  let isEnding = false
  void ending.then(() => (isEnding = true))
  await goesOnAtTheOther(cluster)
  const ranOnce = await jobAtBoth(cluster)

  const [staff, customer] = [await signIn(cluster.origin, people.service), await signIn(cluster.origin, people.ann)]
  const all: { what: string; writes: readonly Write[]; counted: Counted; back: number }[] = []
  for (const { what, name } of LOSSES) {
    if (isEnding) throw new Error('The trial was interrupted.')
    const part = await name(cluster)
    console.log(`Losing ${what} (${part}) under load …`)
    const load = startLoad(cluster.origin, staff, customer)
    await pause(BEFORE_MS)
    kill(cluster, part)
    load.partIsLost()
    await pause(AFTER_MS)
    await until('that everybody is served again', async () => load.quietFor(QUIET_MS))
    const begun = Date.now()
    await bringBack(cluster, part)
    const back = (Date.now() - begun) / 1_000
    await until('that everybody is served again', async () => load.quietFor(QUIET_MS))
    const seen = await load.stop()
    const { writes } = seen
    all.push({ what, writes, counted: count(seen, await storedOf(cluster, writes)), back })
    for (const [answer, times] of answersOf(writes)) console.log(`  ${times} × ${answer}`)
  }
  // A later kill must not lose earlier writes, so check the writes of all rounds again.
  const writes = all.flatMap((one) => one.writes)
  const { lost, doubled } = count({ writes, reads: [], away: [] }, await storedOf(cluster, writes))
  console.log(table([HEAD, ...all.map(rowOf)]))
  console.log(`At the end, of all ${writes.length} writes: ${lost} lost, ${doubled} stored twice.`)
  console.log('There is only one load balancer: without it the portal is down.')
  return ranOnce && lost + doubled === 0 && all.every(({ counted }) => isFine(counted))
}

const isFine = ({ lost, doubled, mostTryAgain, secondsAway }: Counted) =>
  lost + doubled === 0 && mostTryAgain <= 1 && secondsAway <= 30

const HEAD = [
  'Lost under load',
  'acknowledged',
  'lost',
  'twice',
  '"try again"',
  'most for one',
  'reads failed',
  'slowest write',
  'served again after',
  'part back after',
]

function rowOf({ what, counted, back }: { what: string; counted: Counted; back: number }): string[] {
  const { acknowledged, lost, doubled, tryAgain, mostTryAgain, readsFailed, slowestSeconds, secondsAway } = counted
  const numbers = [acknowledged, lost, doubled, tryAgain, mostTryAgain, readsFailed].map(String)
  return [what, ...numbers, `${slowestSeconds.toFixed(1)} s`, `${secondsAway.toFixed(1)} s`, `${back.toFixed(1)} s`]
}

/** Checks that the cookie of a session from one gateway is valid at the other gateway. */
async function goesOnAtTheOther({ ports }: Cluster): Promise<void> {
  const [one, other] = ports.gateways.map((port) => `http://127.0.0.1:${port}`) as [string, string]
  const cookie = await signIn(one, people.service)
  const { status, text } = await send(other, 'NotesPageQuery', { accountOwnerId: 1001, first: 10 }, cookie)
  if (status !== 200 || !text.includes('"totalCount":'))
    throw new Error(`The other gateway does not know the session: ${status} ${text.slice(0, 200)}`)
  console.log('A session of one gateway works at the other: yes')
}

function kill({ servers, databases }: Cluster, part: string): void {
  if (/^(gateway|custodian)/.test(part)) servers.kill(part)
  else databases.kill(part)
}

async function bringBack({ servers, databases }: Cluster, part: string): Promise<void> {
  if (/^(gateway|custodian)/.test(part)) await servers.bringBack(part)
  else await databases.bringBack(part)
}

async function storedOf({ databases }: Cluster, writes: readonly Write[]): Promise<Map<string, number>> {
  const rows = await databases.ask<{ title: string; n: string }>(
    'select title, count(*) as n from note where title = any($1) group by title',
    [writes.map(({ key }) => key)],
  )
  return new Map(rows.map(({ title, n }) => [title, Number(n)]))
}

/** The number of failed attempts for each response. */
function answersOf(writes: readonly Write[]): Map<string, number> {
  const answers = new Map<string, number>()
  for (const answer of writes.flatMap(({ failed }) => failed)) answers.set(answer, (answers.get(answer) ?? 0) + 1)
  return answers
}
