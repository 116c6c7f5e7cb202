import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { watchEvents } from '../../contract/events.ts'
import { EXCHANGE_HEADER } from '../../contract/exchange.ts'
import { JOINED_HEADER, joinReads, MOST_JOINED } from '../../contract/reads.ts'

// A custodian that only repeats recorded answers, so that it is never what is measured; on a second port it also takes
// reads together. Started by bench/gateway.ts, which sends the answers over as one message.
export interface Recording {
  method: string
  path: string
  status: number
  body: string
  headers: Record<string, string>
}

const answers = new Map<string, { status: number; body: Buffer; headers: Record<string, string> }>()

process.on('message', (message) => {
  const { recordings } = message as { recordings?: Recording[] }
  for (const { method, path, status, body, headers } of recordings ?? []) {
    answers.set(`${method} ${path}`, { status, body: Buffer.from(body), headers })
  }
  if (recordings) process.send?.('recorded')
})

/** The answers to reads that are joined, as the custodian puts them together; each list of paths is put together once. */
const joined = new Map<string, Buffer>()

function join(sent: string): Buffer {
  const known = joined.get(sent)
  if (known) return known
  const { paths } = JSON.parse(sent) as { paths: string[] }
  const parts = paths.map((path) => {
    const { status = 404, body = 'null', headers = {} } = answers.get(`GET ${path}`) ?? {}
    return `{"status":${status},"headers":${JSON.stringify(headers)},"body":${String(body)}}`
  })
  const text = Buffer.from(`[${parts.join(',')}]`)
  joined.set(sent, text)
  return text
}

/** Nothing ever changes here, and a gateway that asks what has changed waits for that as it does elsewhere. */
const NOTHING_NEW = {
  status: 200,
  headers: {},
  body: Buffer.from('{"position":0,"hasMore":false,"streams":[],"events":[]}'),
}
const WATCH_MS = 500

const listener = (joins: boolean) => (req: IncomingMessage, res: ServerResponse) => {
  if (req.url === watchEvents.anyone) {
    req.resume()
    return void setTimeout(() => send(req, res, NOTHING_NEW, joins), WATCH_MS)
  }
  if (!joins || req.url !== joinReads.customer) {
    req.resume()
    return send(req, res, answers.get(`${req.method} ${req.url}`), joins)
  }
  let sent = ''
  req.on('data', (chunk: Buffer) => (sent += chunk.toString()))
  req.on('end', () => send(req, res, { status: 200, body: join(sent), headers: {} }, joins))
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  answer: { status: number; body: Buffer; headers: Record<string, string> } | undefined,
  joins: boolean,
): void {
  if (!answer) console.error(`bench: nothing recorded for ${req.method} ${req.url}`)
  const body = answer?.body ?? Buffer.from('{"message":"not recorded"}')
  const id = req.headers['x-request-id']
  const exchange = req.headers[EXCHANGE_HEADER]
  res.writeHead(answer?.status ?? 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...answer?.headers,
    // As the custodian does.
    ...(id === undefined ? {} : { 'x-request-id': id }),
    ...(exchange === undefined ? {} : { [EXCHANGE_HEADER]: exchange }),
    ...(joins ? { [JOINED_HEADER]: String(MOST_JOINED) } : {}),
  })
  res.end(body)
}

for (const [port, joins] of [
  [process.env.REPLAY_PORT, false],
  [process.env.JOINING_PORT, true],
] as const) {
  const server = createServer(listener(joins))
  server.keepAliveTimeout = 60_000
  server.listen(Number(port), '127.0.0.1')
}
