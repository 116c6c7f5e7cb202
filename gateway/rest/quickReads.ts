import { createLine, type Line, type LineRead } from './line.ts'

/** Short reads on few connections; what takes long, whole files and writes have a connection to themselves. */
export type QuickReads = {
  /**
   * Takes a read, unless no connection can at this moment.
   * @param tail the rest of the head of the request, its empty line included
   */
  ask: (path: string, tail: string, read: LineRead, body?: string) => boolean
  /** Runs at the end of this turn of the event loop, before what it asks for is written. */
  atEndOfTurn: (work: () => void) => void
  /** As many reads as the custodian takes in one request; 0 while each is asked for alone. */
  readonly mostJoined: number
  /** The custodian did not answer reads that were joined: each is asked for alone for a while. */
  cannotJoin: () => void
  /**
   * Whether an answer repeated its exchange, and how many reads may be joined. Only a custodian that does so is sent
   * several reads at once.
   */
  saw: (isEcho: boolean, joins: number) => void
  close: () => void
}

/** Together with the calls that have a connection to themselves, fewer than the custodian takes at once (256). */
const LINES = 4
const DEPTH = 54
/** A connection whose oldest read takes longer than this takes no more. */
const SLOW_MS = 150
/**
 * From here on the oldest read holds up those behind it while others are answered: each goes its own way. So does one
 * whose answer was destroyed, of which a server that keeps the connection open says nothing.
 */
const STUCK_MS = 750
const LOOK_MS = 50
/** How long a connection that broke is not tried again, twice as long each time it breaks soon after. */
const REST_MS = 2_000
const LONGEST_REST_MS = 60_000
/** How long a custodian is not trusted that mixed up answers. */
const DISTRUST_MS = 60_000

export type QuickReadOptions = {
  origin: string
  connectMs: number
  /** What waits for its turn waits everywhere then: asking elsewhere would only be more to do. */
  isCrowded?: () => boolean
  now?: () => number
}

export function createQuickReads({
  origin,
  connectMs,
  isCrowded = () => false,
  now = () => performance.now(),
}: QuickReadOptions): QuickReads {
  let isTrusted = false
  let distrustedUntil = -Infinity
  const distrust = () => {
    isTrusted = false
    distrustedUntil = now() + DISTRUST_MS
    for (const { line } of lines) line.drop()
  }
  const lines = Array.from({ length: LINES }, () => {
    const lane = { restsUntil: -Infinity, restMs: REST_MS, line: null as unknown as Line }
    const onBreak = () => {
      const isAgain = now() - lane.restsUntil < LONGEST_REST_MS
      lane.restMs = isAgain ? Math.min(lane.restMs * 2, LONGEST_REST_MS) : REST_MS
      lane.restsUntil = now() + lane.restMs
    }
    lane.line = createLine({ origin, connectMs, now, onForeign: distrust, onBreak })
    return lane
  })

  /** The one that is about to write anyway, else the emptiest. */
  const choose = (at: number): Line | null => {
    let best: Line | null = null
    for (const { line, restsUntil } of lines) {
      const mayTake = restsUntil <= at && line.waiting < DEPTH && at - line.oldestAskedAt < SLOW_MS
      if (!mayTake) continue
      if (line.isWriting) return line
      if (!best || line.waiting < best.waiting) best = line
    }
    return best
  }

  let joins = 0
  let joinsAgainAt = -Infinity
  let work: (() => void)[] = []
  const endTurn = () => {
    const all = work
    work = []
    for (const one of all) one()
    for (const { line } of lines) line.flush()
  }

  let timer: NodeJS.Timeout | null = null
  const look = () => {
    const at = now()
    let isIdle = true
    for (const { line } of lines) {
      if (line.waiting === 0) continue
      isIdle = false
      line.expire(at)
      const isStuck = at - line.oldestAskedAt >= STUCK_MS && !isCrowded()
      if (isStuck && lines.some((other) => other.line.movedAt > line.oldestAskedAt)) line.drop()
    }
    if (!isIdle) return
    if (timer) clearInterval(timer)
    timer = null
  }

  return {
    ask(path, tail, read, body) {
      if (!isTrusted) return false
      const line = choose(now())
      if (!line) return false
      line.ask(path, tail, read, body)
      timer ??= setInterval(look, LOOK_MS)
      return true
    },
    atEndOfTurn(one) {
      if (work.push(one) === 1) setImmediate(endTurn)
    },
    get mostJoined() {
      return isTrusted && now() >= joinsAgainAt ? joins : 0
    },
    cannotJoin() {
      joinsAgainAt = now() + REST_MS
    },
    saw(isEcho, most) {
      isTrusted = isEcho && now() >= distrustedUntil
      joins = most
    },
    close() {
      isTrusted = false
      for (const { line } of lines) line.drop()
      if (timer) clearInterval(timer)
    },
  }
}
