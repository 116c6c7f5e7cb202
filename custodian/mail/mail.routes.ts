import * as z from 'zod'
import { open } from '../http/access.ts'
import type { Api } from '../http/endpoint.ts'
import { momentOut } from '../http/fields.ts'
import { openLetter } from './outbox.ts'

const MOST_LETTERS = 200

/** The development mailbox: what would have been mailed, newest first. It does not exist in production. */
export function mailRoutes(api: Api): void {
  if (api.services.config.production) return
  api.endpoint({
    method: 'GET',
    path: '/dev/mail',
    tag: 'service',
    summary: 'Letters of the outbox, newest first; outside production only.',
    access: open,
    response: z.array(
      z.strictObject({
        mailId: z.int(),
        kind: z.string(),
        to: z.string(),
        subject: z.string(),
        bodyText: z.string(),
        createdAt: momentOut,
        sentAt: momentOut.nullable(),
      }),
    ),
    handler: async ({ call }) => {
      const rows = await call.db
        .selectFrom('mail_outbox')
        .selectAll()
        .orderBy('mail_id', 'desc')
        .limit(MOST_LETTERS)
        .execute()
      return rows.map((row) => ({
        mailId: row.mail_id,
        kind: row.kind,
        to: row.to_address,
        subject: row.subject,
        bodyText: openLetter(api.services.pii, row).text,
        createdAt: row.created_at.toISOString(),
        sentAt: row.sent_at?.toISOString() ?? null,
      }))
    },
  })
}
