import { randomBytes } from 'node:crypto'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { EXCHANGE_HEADER } from '../../contract/exchange.ts'
import { readHead, type Head } from './head.ts'
import { placeIn } from './pages.ts'
import type { Incoming } from './send.ts'

/** A read on a shared connection. */
export type LineRead = {
  /** By `performance.now()`. */
  due: number
  answered: (answer: Incoming) => void
  /** The connection has ended without the answer: it is for somebody else to ask. */
  handedOver: () => void
  /** Nobody waits any longer; whatever still comes is dropped. */
  late: () => void
}

/** One connection with several reads under way (HTTP/1.1 pipelining): answers come in the order of the reads. */
export type Line = {
  readonly waiting: number
  /** When the oldest read under way was sent; Infinity when there is none. */
  readonly oldestAskedAt: number
  /** When an answer came last. */
  readonly movedAt: number
  /** There is something to write already, so one read more costs no write of its own. */
  readonly isWriting: boolean
  /** @param body of a read that is a POST; its head says what it is */
  ask: (path: string, tail: string, read: LineRead, body?: string) => void
  /** Writes what is asked for at once, not at the end of the turn. */
  flush: () => void
  /** Lets go of the reads that are late; ends the connection when that is the oldest, which holds up all others. */
  expire: (now: number) => void
  /** Ends the connection; what is under way is handed over. */
  drop: () => void
}

export type LineOptions = {
  origin: string
  connectMs: number
  now: () => number
  /** An answer came that did not repeat the name of its exchange. */
  onForeign: () => void
  /** The connection ended with reads under way. */
  onBreak: () => void
}

const LONGEST_HEAD = 16 * 1024
/** What is longer is not short; it goes where whole files go. */
const LONGEST_BODY = 1024 * 1024
const READ_BYTES = 64 * 1024

type Waiting = { id: string; askedAt: number; read: LineRead; isLate: boolean }

export function createLine({ origin, connectMs, now, onForeign, onBreak }: LineOptions): Line {
  const url = new URL(origin)
  const isSecure = url.protocol === 'https:'
  const begin = ` HTTP/1.1\r\nhost: ${url.host}\r\n${EXCHANGE_HEADER}: `
  const buffer = Buffer.allocUnsafeSlow(READ_BYTES)
  let socket: Socket | null = null
  let name = ''
  let count = 0
  let movedAt = -Infinity
  let outgoing = ''
  let waiting: Waiting[] = []
  /** What has come of an answer that is not whole, and how long it will be as far as that is known. */
  let parts: Buffer[] = []
  let had = 0
  let needed = 0

  const drop = () => {
    if (!socket) return
    socket.destroy()
    socket = null
    const left = waiting
    waiting = []
    outgoing = ''
    parts = []
    had = needed = 0
    if (left.length > 0) onBreak()
    for (const one of left) {
      if (one.isLate) continue
      // Whoever is going over the reads must not find it once more.
      one.isLate = true
      one.read.handedOver()
    }
  }

  const open = (): Socket => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const callback = (bytes: number): boolean => opened === socket && take(buffer.subarray(0, bytes))
    const options = { host, noDelay: true, onread: { buffer, callback } }
    const opened: Socket = isSecure
      ? connectSecurely({ ...options, port: Number(url.port || 443), servername: isIP(host) === 0 ? host : '' })
      : connect({ ...options, port: Number(url.port || 80) })
    const end = () => void (opened === socket && drop())
    opened.setTimeout(connectMs, end)
    opened.once(isSecure ? 'secureConnect' : 'connect', () => opened.setTimeout(0))
    opened.on('error', end)
    opened.on('end', end)
    opened.on('close', end)
    name = randomBytes(9).toString('base64url')
    count = 0
    return opened
  }

  /** False ends the reading, as Node has it. */
  const take = (bytes: Buffer): boolean => {
    had += bytes.length
    if (had < needed) {
      parts.push(Buffer.from(bytes))
      return true
    }
    const all = parts.length === 0 ? bytes : Buffer.concat([...parts, bytes])
    parts = []
    let from = 0
    while (from < all.length) {
      const next = answerAt(all, from)
      if (next === null) {
        drop()
        return false
      }
      if (next === from) break
      from = next
    }
    had = all.length - from
    if (had === 0) needed = 0
    else parts.push(Buffer.from(all.subarray(from)))
    return true
  }

  /** Where the answer that begins here ends, the same place when it is not whole, null when it is none of ours. */
  const answerAt = (all: Buffer, from: number): number | null => {
    const oldest = waiting[0]
    if (!oldest) return null
    const headEnd = all.indexOf('\r\n\r\n', from)
    needed = 0
    if (headEnd === -1) return all.length - from > LONGEST_HEAD ? null : from
    const head = readHead(all.toString('latin1', from, headEnd))
    if (!head) return null
    const named = head.headers[EXCHANGE_HEADER]
    if (named !== oldest.id) {
      // A refusal without a name comes from something in between, and is the answer to the oldest.
      if (named === undefined && head.status >= 400) settle(oldest, head, '')
      onForeign()
      return null
    }
    if (head.length === null || head.length > LONGEST_BODY) {
      // A refusal is one without its text, too; it must not be asked for again. Nothing behind it can be read.
      if (head.status >= 400) settle(oldest, head, '')
      return null
    }
    const end = headEnd + 4 + head.length
    if (end > all.length) {
      needed = end - from
      return from
    }
    settle(oldest, head, all.toString('utf8', headEnd + 4, end))
    return head.isLast ? null : end
  }

  const settle = ({ read, isLate }: Waiting, head: Head, body: string) => {
    // What has its answer must not be held on to: the answers of a few dozen reads would outlive every collection.
    waiting.shift()
    movedAt = now()
    if (!isLate) read.answered(incoming(head, body))
  }

  const write = () => {
    if (outgoing === '') return
    socket?.write(outgoing, 'latin1')
    outgoing = ''
  }

  return {
    get waiting() {
      return waiting.length
    },
    get oldestAskedAt() {
      return waiting[0]?.askedAt ?? Infinity
    },
    get movedAt() {
      return movedAt
    },
    get isWriting() {
      return outgoing !== ''
    },
    ask(path, tail, read, body) {
      socket ??= open()
      const id = `${name}-${(count += 1)}`
      const askedAt = now()
      waiting.push({ id, askedAt, read, isLate: false })
      if (outgoing === '') setImmediate(write)
      const left = Math.max(1, Math.floor(read.due - askedAt))
      outgoing +=
        body === undefined
          ? `GET ${path}${begin}${id}\r\nx-deadline-ms: ${left}\r\n${tail}`
          : `POST ${path}${begin}${id}\r\nx-deadline-ms: ${left}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n${tail}${body}`
    },
    flush: write,
    expire(at) {
      for (const one of waiting) {
        if (one.isLate || one.read.due > at) continue
        one.isLate = true
        one.read.late()
      }
      if (waiting[0]?.isLate) drop()
    },
    drop,
  }
}

function incoming({ status, headers }: Head, body: string): Incoming {
  return {
    status,
    type: headers['content-type'] ?? '',
    body,
    isShed: status === 503 && headers['retry-after'] !== undefined,
    isEcho: true,
    joins: 0,
    place: placeIn(headers),
  }
}
