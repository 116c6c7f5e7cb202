import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { verifyPassword } from '../../custodian/session/password.ts'
import { password } from '../../tests/clients.ts'
import { Replay } from './replay.ts'
import type { Statement } from './statements.ts'

// A minimal server, whose cost is the limit for the portal: node:http with a pg pool that runs the statements of one
// recorded response as named prepared statements, and writes their rows as JSON. bench/answer.ts starts the server and
// sends the recordings.
export interface Recording {
  path: string
  statements: Pick<Statement, 'text' | 'values'>[]
  /** Whether the statements run in sequence, in a transaction that is rolled back. */
  writes: boolean
}

// As many connections as pg's default, but kept open: pg closes idle connections after ten seconds, and loses their
// prepared statements.
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  idleTimeoutMillis: 0,
  options: '-c timezone=UTC -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1',
})
const recordings = new Map<string, Recording>()

process.on('message', (message) => {
  const { add } = message as { add?: Recording[] }
  for (const recording of add ?? []) recordings.set(recording.path, recording)
  if (add) process.send?.('added')
})

type Sent = Recording['statements'][number]
const prepared = ({ text, values }: Sent) => ({
  name: `s${createHash('sha256').update(text).digest('hex').slice(0, 28)}`,
  text,
  values,
})

/** Runs the session statement first, then all others in parallel. */
async function read([session, ...rest]: Sent[]): Promise<unknown[]> {
  if (!session) return []
  const { rows } = await pool.query(prepared(session))
  const others = await Promise.all(rest.map((statement) => pool.query(prepared(statement))))
  return [rows, ...others.map((result) => result.rows)]
}

/** Deferred constraints are checked before the rollback, so the same response can be produced again. */
async function write(statements: Sent[]): Promise<unknown[]> {
  const client = await pool.connect()
  const replay = new Replay()
  try {
    await client.query('begin')
    const answers: unknown[] = []
    for (const { text, values } of statements) {
      const sent = prepared({ text, values: replay.valuesOf(text, values) })
      const { rows } = await client.query<Record<string, unknown>>(sent)
      replay.note(text, rows)
      for (const value of rows.flatMap((row) => Object.values(row)))
        if (typeof value === 'string' && value.startsWith('$argon2id$')) await verifyPassword(password, value)
      answers.push(rows)
    }
    await client.query('set constraints all immediate')
    return answers
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const recording = recordings.get(request.url ?? '')
    if (!recording) return void response.writeHead(404).end(`nothing was recorded for ${request.url}`)
    const work = recording.writes ? write : read
    work(recording.statements).then(
      (answers) => {
        const body = Buffer.from(JSON.stringify({ data: answers }))
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
        response.end(body)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.env.PORT), '127.0.0.1')
