import { createServer } from 'node:http'
import { Pool } from 'undici'

// The limit we measure against: a hand-written endpoint that makes the same upstream calls in parallel, reads them and
// writes one JSON answer. No schema, no session, no authorisation, no checking of what came back.
const pool = new Pool(process.env.UPSTREAM ?? '', { connections: 16 })
const calls = JSON.parse(process.env.BFF_CALLS ?? '{}') as Record<string, string[]>

async function get(path: string, authorization: string): Promise<unknown> {
  const { body } = await pool.request({ method: 'GET', path, headers: { authorization } })
  return body.json()
}

const server = createServer((req, res) => {
  let sent = ''
  req.on('data', (chunk: Buffer) => (sent += chunk.toString()))
  req.on('end', () => {
    const { variables } = JSON.parse(sent) as { variables: unknown }
    const paths = calls[req.url ?? ''] ?? []
    Promise.all(paths.map((path) => get(path, req.headers.authorization ?? ''))).then(
      (answers) => {
        const data: Record<string, unknown> = { variables }
        paths.forEach((path, index) => (data[path] = answers[index]))
        const body = Buffer.from(JSON.stringify({ data }))
        res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
        res.end(body)
      },
      () => res.writeHead(502).end(),
    )
  })
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.env.BFF_PORT), '127.0.0.1')
