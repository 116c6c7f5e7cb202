import { createServer } from 'node:http'
import { EXCHANGE_HEADER } from '../../contract/exchange.ts'

// A custodian that only repeats recorded answers, so that it is never what is measured. Started by bench/gateway.ts,
// which sends the answers over as one message.
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

const server = createServer((req, res) => {
  req.resume()
  const answer = answers.get(`${req.method} ${req.url}`)
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
  })
  res.end(body)
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.env.REPLAY_PORT), '127.0.0.1')
