import { createServer, request as forwardRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** Injected faults between gateway and custodian. */
export type Fault =
  | { kind: 'reset' } // the connection breaks before an answer
  | { kind: 'ack-lost' } // the custodian does the work, but the response is lost
  | { kind: 'half-body' }
  | { kind: 'hang' }
  | { kind: 'latency'; milliseconds: number }
  | { kind: 'drip'; milliseconds: number } // one byte at a time
  | { kind: 'status'; status: number; body?: string; contentType?: string; headers?: Record<string, string> }
  | { kind: 'truncated' } // truncated JSON with a matching content length
  | { kind: 'extra-bytes' }
  | { kind: 'empty' }
  | { kind: 'wrong-content-type' }
  | { kind: 'wrong-types' } // numbers are sent as texts, and texts as numbers
  | { kind: 'nulls' }
  | { kind: 'missing-keys' }
  | { kind: 'huge'; bytes: number }
  | { kind: 'gzip-bomb'; bytes: number }
  | { kind: 'redirect'; to: string }
  | { kind: 'duplicate' } // the request arrives twice

interface Call {
  method: string
  path: string
  body: string
  idempotencyKey: string | undefined
}

export interface FaultProxy {
  url: string
  /** Every request that reached the proxy, in order. */
  calls: Call[]
  /** Injects the fault into matching requests from now on: the first `times`, or all. */
  fail(match: RegExp | ((call: Call) => boolean), fault: Fault, times?: number): void
  heal(): void
  /** Stops listening, like a custodian that is down. */
  close(): Promise<void>
  open(): Promise<void>
}

interface Rule {
  matches: (call: Call) => boolean
  fault: Fault
  left: number
}

interface Answer {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

/** A proxy that injects faults on demand; without a fault it forwards everything unchanged. */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  let rules: Rule[] = []
  const calls: Call[] = []

  const server = createServer((req, res) => {
    void handle(req, res).catch(() => res.destroy())
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const sent = await readAll(req)
    const key = req.headers['idempotency-key']
    const call: Call = {
      method: req.method ?? 'GET',
      path: req.url ?? '/',
      body: sent.toString('utf8'),
      idempotencyKey: typeof key === 'string' ? key : undefined,
    }
    calls.push(call)
    const rule = rules.find((one) => one.left > 0 && one.matches(call))
    if (rule) rule.left -= 1
    return answer(rule?.fault, () => pass(upstream, req, sent), res)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    fail(match, fault, times = Number.POSITIVE_INFINITY) {
      const matches = typeof match === 'function' ? match : (call: Call) => match.test(`${call.method} ${call.path}`)
      rules.unshift({ matches, fault, left: times })
    },
    heal() {
      rules = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    open: () => new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve())),
  }
}

async function answer(fault: Fault | undefined, ask: () => Promise<Answer>, res: ServerResponse): Promise<void> {
  if (!fault) return send(res, await ask())
  switch (fault.kind) {
    case 'reset':
      res.destroy()
      return
    case 'ack-lost':
      await ask()
      res.destroy()
      return
    case 'hang':
      return
    case 'latency':
      await pause(fault.milliseconds)
      return send(res, await ask())
    case 'duplicate':
      await ask()
      return send(res, await ask())
    case 'half-body': {
      const { status, headers, body } = await ask()
      res.writeHead(status, { ...headers, 'content-length': String(body.length) })
      res.write(body.subarray(0, Math.floor(body.length / 2)), () => res.destroy())
      return
    }
    case 'drip': {
      const { status, headers, body } = await ask()
      res.writeHead(status, headers)
      for (const byte of body) {
        if (res.destroyed) return
        res.write(Buffer.of(byte))
        await pause(fault.milliseconds)
      }
      res.end()
      return
    }
    case 'status': {
      const headers = { 'content-type': fault.contentType ?? 'application/json', ...fault.headers }
      return send(res, { status: fault.status, headers, body: Buffer.from(fault.body ?? '{"message":"no"}') })
    }
    case 'redirect':
      return send(res, { status: 302, headers: { location: fault.to }, body: Buffer.alloc(0) })
    case 'huge':
      return send(res, { status: 200, headers: json, body: Buffer.alloc(fault.bytes, '[') })
    case 'gzip-bomb': {
      const body = gzipSync(Buffer.alloc(fault.bytes, ' '))
      return send(res, { status: 200, headers: { ...json, 'content-encoding': 'gzip' }, body })
    }
    default:
      return send(res, spoil(fault.kind, await ask()))
  }
}

const json = { 'content-type': 'application/json; charset=utf-8' }

type Spoiling = 'truncated' | 'extra-bytes' | 'empty' | 'wrong-content-type' | 'wrong-types' | 'nulls' | 'missing-keys'

function spoil(kind: Spoiling, { status, headers, body }: Answer): Answer {
  const text = body.toString('utf8')
  const changed = (leaf: (value: unknown) => unknown) => Buffer.from(JSON.stringify(mapLeaves(parsed(text), leaf)))
  switch (kind) {
    case 'truncated':
      return { status, headers, body: body.subarray(0, Math.max(1, body.length - 2)) }
    case 'extra-bytes':
      return { status, headers, body: Buffer.concat([body, Buffer.from('}}')]) }
    case 'empty':
      return { status, headers, body: Buffer.alloc(0) }
    case 'wrong-content-type':
      return { status, headers: { ...headers, 'content-type': 'text/html' }, body: Buffer.from(`<p>${text}</p>`) }
    case 'wrong-types':
      return { status, headers, body: changed((value) => (typeof value === 'string' ? 7 : `${String(value)}x`)) }
    case 'nulls':
      return { status, headers, body: changed(() => null) }
    case 'missing-keys':
      return { status, headers, body: Buffer.from(JSON.stringify(Array.isArray(parsed(text)) ? [{}] : {})) }
  }
}

function parsed(text: string): unknown {
  return text === '' ? {} : JSON.parse(text)
}

function mapLeaves(value: unknown, leaf: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, leaf))
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapLeaves(item, leaf)]))
  }
  return leaf(value)
}

function pass(upstream: string, req: IncomingMessage, body: Buffer): Promise<Answer> {
  const target = new URL(req.url ?? '/', upstream)
  const headers = { ...req.headers, host: target.host, connection: 'close', 'content-length': String(body.length) }
  if (body.length === 0) Reflect.deleteProperty(headers, 'content-length')
  return new Promise((resolve, reject) => {
    const out = forwardRequest(target, { method: req.method ?? 'GET', headers }, (response) => {
      readAll(response).then((answered) => {
        const kept = Object.entries(response.headers).filter(([name]) => !hopByHop.has(name))
        resolve({
          status: response.statusCode ?? 502,
          headers: Object.fromEntries(kept) as Answer['headers'],
          body: answered,
        })
      }, reject)
    })
    out.once('error', reject)
    out.end(body)
  })
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

function send(res: ServerResponse, { status, headers, body }: Answer): void {
  res.writeHead(status, status === 204 ? headers : { ...headers, 'content-length': String(body.length) })
  res.end(status === 204 ? undefined : body)
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
