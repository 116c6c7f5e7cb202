import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { READ_RETRY_MS, WRITE_RETRY_MS } from '../../../web/core/relay/retryDelays.ts'
import type { Seen, Write } from './count.ts'
import { HOME, OWNER, send, type Answer } from './people.ts'

/** Writes per second, and reads per second; well below the rate limit of 20 for one person. */
const A_SECOND = 5
/** Time that a person reads "try again" before the next attempt. */
const READS_IT_MS = 3_000
const GIVE_UP_MS = 120_000

export interface Load {
  /** Called at the loss of a part; the measured times count from this call. */
  partIsLost(): void
  /** Whether no request has failed for this duration, and no write is being repeated. */
  quietFor(milliseconds: number): boolean
  /** Starts no further requests, and waits for those in flight. */
  stop(): Promise<Seen>
}

/** Staff who write notes, each repeated with its key until acknowledged, and a customer who opens Home. */
export function startLoad(origin: string, staff: string, customer: string): Load {
  const writes: Write[] = []
  const reads: { isGood: boolean }[] = []
  const away: number[] = []
  const underWay = new Set<Promise<void>>()
  let zero = Date.now()
  let lastFailure = Date.now()

  function fails(): void {
    lastFailure = Date.now()
    away.push(lastFailure - zero)
  }

  async function write(): Promise<void> {
    const key = randomUUID()
    const one: Write = { key, failed: [], took: null }
    writes.push(one)
    const input = { idempotencyKey: key, accountOwnerId: OWNER, title: key, noteText: 'Written under load.' }
    for (const began = Date.now(); Date.now() - began < GIVE_UP_MS; await pause(READS_IT_MS)) {
      const answer = await asked('AddNoteMutation', { input }, staff, true)
      if (isDone(answer)) {
        one.took = Date.now() - began
        return
      }
      fails()
      one.failed.push(inShort(answer))
    }
  }

  async function read(): Promise<void> {
    const answer = await asked('HomePageQuery', HOME, customer, false)
    const isGood = typeof answer !== 'string' && answer.status === 200 && !('errors' in parse(answer.text))
    if (!isGood) fails()
    reads.push({ isGood })
  }

  /** Retries like the web, before the person sees a failure. */
  async function asked(document: string, variables: object, cookie: string, isWrite: boolean) {
    for (let attempt = 0; ; attempt++) {
      const answer = await send(origin, document, variables, cookie).catch(String)
      const again = (isWrite ? WRITE_RETRY_MS : READ_RETRY_MS)[attempt]
      if (again === undefined || !isAway(answer, isWrite)) return answer
      fails()
      await pause(again)
    }
  }

  const timer = setInterval(() => {
    for (const one of [write(), read()]) {
      underWay.add(one)
      void one.finally(() => underWay.delete(one))
    }
  }, 1_000 / A_SECOND)

  return {
    partIsLost: () => void (zero = Date.now()),
    quietFor: (milliseconds) =>
      Date.now() - lastFailure >= milliseconds &&
      writes.every(({ failed, took }) => failed.length === 0 || took !== null),
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      return { writes, reads, away }
    },
  }
}

interface Wire {
  data?: { addNote?: { errors: unknown[] } | null } | null
  errors?: { extensions?: { code?: string } }[]
}

/**
 * Whether a server was unavailable, by the web's rule (web/core/relay/network.ts): a read that failed in part does not
 * count, because the web shows the rest.
 */
function isAway(answer: Answer | string, isWrite: boolean): boolean {
  if (typeof answer === 'string') return false
  if (answer.status >= 502 && answer.status <= 504) return true
  return isWrite && codesOf(answer).includes('UPSTREAM_UNAVAILABLE')
}

function isDone(answer: Answer | string): boolean {
  if (typeof answer === 'string' || answer.status !== 200) return false
  return parse(answer.text).data?.addNote?.errors.length === 0
}

/** Formats a response as "200 UPSTREAM_UNAVAILABLE", without the written data. */
function inShort(answer: Answer | string): string {
  return typeof answer === 'string' ? answer : [answer.status, ...codesOf(answer)].join(' ')
}

const codesOf = ({ text }: Answer) => (parse(text).errors ?? []).map(({ extensions }) => extensions?.code ?? 'no code')

function parse(text: string): Wire {
  try {
    return JSON.parse(text) as Wire
  } catch {
    return { errors: [] }
  }
}
