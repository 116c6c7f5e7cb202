import * as z from 'zod'
import { endpointsOf } from '../../../contract/endpoint.ts'
import { ApiError } from './errors.ts'
import { momentOut } from '../../../contract/fields.ts'
import { isReadOnly } from '../maintenance/current.ts'
import type { Serving } from './serve.ts'

const endpoint = endpointsOf('service')

const health = endpoint({
  name: 'health',
  method: 'GET',
  anyone: '/api/health',
  summary: 'The process is alive.',
  response: z.strictObject({ status: z.literal('ok') }),
})

const ready = endpoint({
  name: 'ready',
  method: 'GET',
  anyone: '/api/ready',
  summary: 'Answers 200 if the service is ready, otherwise 503 with the reason.',
  response: z.strictObject({
    status: z.literal('ready'),
    database: z.enum(['pglite', 'postgres']),
    readOnly: z
      .boolean()
      .describe('Whether the operator has set read-only mode: every write is refused, and jobs wait'),
    books: z.strictObject({
      checkedAt: momentOut.nullable().describe('When the ledger was last checked; null before the first check'),
      findings: z.int().describe('Number of violated rules of the books; the log names each'),
      auditFindings: z.int().describe('Number of audit rows that were changed or removed'),
    }),
  }),
})

/** Serves the health check, and the readiness check with its reason. */
export function healthRoutes({ serve, services: { db, database, integrity, shutdown, writes } }: Serving): void {
  serve(health, async () => ({ status: 'ok' as const }))
  serve(ready, async () => {
    if (shutdown.hasBegun) throw new ApiError(503, { message: 'Shutting down.' })
    let readOnly: boolean
    try {
      readOnly = await isReadOnly(db)
    } catch {
      throw new ApiError(503, { message: 'The database does not answer.' })
    }
    const reason = readOnly ? null : await writes.failing()
    if (reason !== null) throw new ApiError(503, { message: `Nothing can be written: ${reason}.` })
    const { checkedAt, findings, auditFindings } = integrity
    return {
      status: 'ready' as const,
      database: database.engine,
      readOnly,
      books: {
        checkedAt: checkedAt?.toISOString() ?? null,
        findings: findings.length,
        auditFindings: auditFindings.length,
      },
    }
  })
}
