import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import type { EventKind } from '../../contract/events.ts'
import type { Webhook, WebhookDelivery, WebhookFailure } from '../../contract/webhooks.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

const SHOWN_AFTER_END_DAYS = 90
const MOST_SHOWN = 500
const MOST_COUNTED = 1_000

/** Lists active and waiting webhooks, and recently ended ones; newest first. */
export function shownWebhooks(db: Db, now: Date): Promise<Webhook[]> {
  return read(db, sql`w.ended_at is null or w.ended_at > ${subDays(now, SHOWN_AFTER_END_DAYS)}`)
}

/** Finds a webhook. @throws Error for an unknown webhook */
export async function shownWebhook(db: Db | Tx, webhookId: number): Promise<Webhook> {
  const [webhook] = await read(db, sql`w.webhook_id = ${webhookId}`)
  if (!webhook) throw new Error(`no webhook ${webhookId}`)
  return webhook
}

type Row = {
  webhook_id: number
  name: string
  url: string
  kinds: EventKind[]
  created_at: Date
  created_by: string | null
  usable_from: Date | null
  ended_at: Date | null
  ended_by: string | null
  to_send: number
  given_up: number
  last_sent_at: Date | null
  old_secret_until: Date | null
  approval_id: number | null
  last_failure: string | null
}

async function read(db: Db | Tx, which: ReturnType<typeof sql>): Promise<Webhook[]> {
  const most = sql.lit(MOST_COUNTED)
  const { rows } = await sql<Row>`
    select w.webhook_id, w.name, w.url, w.kinds, w.created_at, maker.email as created_by, w.usable_from, w.ended_at,
      ender.email as ended_by, w.last_sent_at, w.old_secret_until,
      (select a.approval_id from approval a where a.subject_entity = 'webhook'
        and a.subject_id = w.webhook_id::text and a.status = 'WAITING' limit 1) as approval_id,
      (select count(*)::int from (select from webhook_message m where m.webhook_id = w.webhook_id
        and w.ended_at is null and m.sent_at is null and m.given_up_at is null limit ${most}) open) as to_send,
      (select count(*)::int from (select from webhook_message m where m.webhook_id = w.webhook_id
        and m.given_up_at is not null limit ${most}) dead) as given_up,
      (select m.failure from webhook_message m where m.webhook_id = w.webhook_id and m.failure is not null
        order by m.failed_at desc nulls last limit 1) as last_failure
    from webhook w
    left join portal_user maker on maker.user_id = w.created_by
    left join portal_user ender on ender.user_id = w.ended_by
    where ${which} order by w.webhook_id desc limit ${sql.lit(MOST_SHOWN)}`.execute(db)
  return rows.map((row) => ({
    webhookId: row.webhook_id,
    name: row.name,
    url: row.url,
    kinds: row.kinds,
    status: row.ended_at !== null ? 'ENDED' : row.usable_from === null ? 'WAITING' : 'ACTIVE',
    approvalId: row.ended_at === null && row.usable_from === null ? row.approval_id : null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    toSend: row.to_send,
    givenUp: row.given_up,
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
    oldSecretUntil: row.old_secret_until?.toISOString() ?? null,
    lastFailure: row.last_failure,
  }))
}

/** Lists the abandoned messages of a webhook, newest first. */
export async function failuresOf(db: Db, webhookId: number): Promise<WebhookFailure[]> {
  const { rows } = await sql<{
    position: bigint
    kind: EventKind
    subject_id: number
    attempts: number
    given_up_at: Date
    failure: string | null
  }>`
    select m.position, e.kind, e.subject_id, m.attempts, m.given_up_at, m.failure
    from webhook_message m join event e on e.position = m.position
    where m.webhook_id = ${webhookId} and m.given_up_at is not null
    order by m.position desc limit ${sql.lit(MOST_SHOWN)}`.execute(db)
  return rows.map((row) => ({
    position: Number(row.position),
    kind: row.kind,
    id: row.subject_id,
    attempts: row.attempts,
    givenUpAt: row.given_up_at.toISOString(),
    failure: row.failure ?? 'unknown',
  }))
}

/** Lists the delivered messages of a webhook, newest first. */
export async function deliveriesOf(db: Db, webhookId: number): Promise<WebhookDelivery[]> {
  const { rows } = await sql<{
    position: bigint
    kind: EventKind
    subject_id: number
    attempts: number
    sent_at: Date
  }>`
    select m.position, e.kind, e.subject_id, m.attempts, m.sent_at
    from webhook_message m join event e on e.position = m.position
    where m.webhook_id = ${webhookId} and m.sent_at is not null
    order by m.position desc limit ${sql.lit(MOST_SHOWN)}`.execute(db)
  return rows.map((row) => ({
    position: Number(row.position),
    kind: row.kind,
    id: row.subject_id,
    attempts: row.attempts,
    sentAt: row.sent_at.toISOString(),
  }))
}
