import { setTimeout as sleep } from 'node:timers/promises'
import { OPERATIONS } from '../operations.ts'
import type { Portal } from '../portal.ts'
import type { Command } from './commands.ts'
import { csvOf, tableOf } from './rows.ts'

/** Number of rows per request. */
const PAGE = 100
/** Pause between polls after a poll without changes. */
const PAUSE_MS = 2_000

interface Connection {
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  edges: Array<{ node: Record<string, unknown> }>
}

/** Runs a command and prints its result. `events follow` runs until the signal. */
export async function run(
  portal: Portal,
  command: Command,
  print: (text: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (command.kind === 'follow') return follow(portal, command.after, print, signal)
  const rows = await rowsOf(portal, command)
  print(command.csv ? csvOf(rows).trimEnd() : tableOf(rows))
}

async function rowsOf(
  portal: Portal,
  { operation, variables, path, limit }: Extract<Command, { kind: 'list' }>,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (let after: string | null = null; ;) {
    const first = Math.min(PAGE, limit - rows.length)
    const data = await portal.ask(documentOf(operation), { ...variables, first, after })
    const { edges, pageInfo } = path.reduce((at, name) => (at as Record<string, unknown>)[name], data) as Connection
    rows.push(...edges.map(({ node }) => node))
    if (!pageInfo.hasNextPage || rows.length >= limit) return rows
    after = pageInfo.endCursor
  }
}

interface ChangePage {
  viewer: { changes: { changes: object[]; next: string | number; hasMore: boolean } }
}

/** Prints each change as one line of JSON, in the order of the event log. */
async function follow(
  portal: Portal,
  from: string,
  print: (text: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let after = from; !signal?.aborted;) {
    const { viewer } = (await portal.ask(documentOf('ReadChanges'), { after, first: PAGE })) as ChangePage
    for (const change of viewer.changes.changes) print(JSON.stringify(change))
    after = String(viewer.changes.next)
    if (!viewer.changes.hasMore) await sleep(PAUSE_MS, undefined, signal ? { signal } : {}).catch(() => undefined)
  }
}

function documentOf(name: string): string {
  const operation = OPERATIONS.find((one) => one.name === name)
  if (!operation) throw new Error(`there is no operation ${name}`)
  return operation.document
}
