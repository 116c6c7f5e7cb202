import { sql } from 'kysely'
import * as z from 'zod'
import { open } from './access.ts'
import type { Api } from './endpoint.ts'
import { ApiError } from './errors.ts'
import { momentOut } from '../../../contract/fields.ts'

/** Alive, and ready with the reason when not. */
export function healthRoutes(api: Api): void {
  api.endpoint({
    method: 'GET',
    path: '/health',
    tag: 'service',
    summary: 'The process is alive.',
    access: open,
    response: z.strictObject({ status: z.literal('ok') }),
    handler: async () => ({ status: 'ok' as const }),
  })
  api.endpoint({
    method: 'GET',
    path: '/ready',
    tag: 'service',
    summary: 'The service can do its work; 503 with the reason when not.',
    access: open,
    response: z.strictObject({
      status: z.literal('ready'),
      database: z.enum(['pglite', 'postgres']),
      books: z.strictObject({
        checkedAt: momentOut.nullable().describe('When the ledger was last looked at; null before the first time'),
        findings: z.int().describe('What breaks a rule of the books; the log names each'),
        auditFindings: z.int().describe('Rows of the audit trail that were changed or removed'),
      }),
    }),
    handler: async () => {
      try {
        await sql`select 1`.execute(api.services.db)
      } catch {
        throw new ApiError(503, { message: 'The database does not answer.' })
      }
      const { checkedAt, findings, auditFindings } = api.services.integrity
      return {
        status: 'ready' as const,
        database: api.services.database.engine,
        books: {
          checkedAt: checkedAt?.toISOString() ?? null,
          findings: findings.length,
          auditFindings: auditFindings.length,
        },
      }
    },
  })
}
