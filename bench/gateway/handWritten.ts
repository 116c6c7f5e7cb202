import { createServer } from 'node:http'
import { byDispatch, byRequest } from './upstream.ts'

// The limit we measure against: a hand-written endpoint that makes the same upstream calls in parallel, reads them and
// writes one JSON answer. No schema, no session, no authorisation, no checking of what came back.
const origin = process.env.UPSTREAM ?? ''
const get = process.env.CLIENT === 'dispatch' ? byDispatch(origin) : byRequest(origin)
const calls = JSON.parse(process.env.CALLS ?? '{}') as Record<string, string[]>

const server = createServer((req, res) => {
  let sent = ''
  req.on('data', (chunk: Buffer) => (sent += chunk.toString()))
  req.on('end', () => {
    const { variables } = JSON.parse(sent) as { variables: unknown }
    const paths = calls[decodeURIComponent((req.url ?? '').slice(1))] ?? []
    Promise.all(paths.map((path) => get(path, req.headers.authorization ?? ''))).then(
      (answers) => {
        const data: Record<string, unknown> = { variables }
        paths.forEach((path, index) => (data[path] = JSON.parse(answers[index]?.body ?? '')))
        const body = Buffer.from(JSON.stringify({ data }))
        res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
        res.end(body)
      },
      () => res.writeHead(502).end(),
    )
  })
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.env.PORT), '127.0.0.1')
