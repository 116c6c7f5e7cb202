import { DAY_MS } from '../platform/calendar/durations.ts'
import type { Logger } from 'pino'
import { sql } from 'kysely'
import { EVENTS_KEPT_DAYS, type EventKind } from '../../contract/events.ts'
import type { Services } from '../platform/context/services.ts'
import type { Db } from '../platform/db/connect.ts'
import { publishEvents } from '../events/publish.ts'
import { isReadOnly } from '../platform/maintenance/current.ts'
import { webhookMessage } from '../../contract/webhookMessage.ts'
import { secretsOf, type SealedSecrets } from './secrets.ts'
import { send } from './send.ts'
import { signedHeaders } from './signature.ts'

const EVERY_MS = 1_000
const MINUTE = 60
const HOUR = 60 * MINUTE
/** Seconds to wait after each failure, as Standard Webhooks proposes. After three days the message is abandoned. */
const WAITS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
/**
 * Limits of one delivery turn of a webhook: a number of messages, and a time shorter than the lease that excludes other
 * custodians.
 */
const AT_ONCE = 50
const TURN_MS = 60_000
const LEASE_SECONDS = 120
/** Number of events that one poll scans. */
const WINDOW = 10_000

/** Starts a loop that sends events to the webhooks. Returns a function that stops the loop. */
export function startWebhooks(services: Services, log: Logger): () => Promise<void> {
  /** Turns that have not ended. A slow receiver delays no other webhook, because no poll waits for them. */
  const turns = new Set<Promise<void>>()
  let current = Promise.resolve()
  let isIdle = true
  let isEnding = false
  const noteFailure = (error: unknown) =>
    log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'webhook delivery failed')
  const begin = (webhook: Leased, newest: number) => {
    const turn = takeTurn(services, webhook, newest, log, () => isEnding)
      .catch(noteFailure)
      .finally(() => turns.delete(turn))
    turns.add(turn)
  }
  const timer = setInterval(() => {
    if (!isIdle) return
    isIdle = false
    current = leaseFree(services, begin)
      .catch(noteFailure)
      .finally(() => {
        isIdle = true
      })
  }, EVERY_MS)
  return async () => {
    isEnding = true
    clearInterval(timer)
    await current
    await Promise.all(turns)
  }
}

/**
 * Leases every webhook that has no turn, here or in another process, and begins its turn. In read-only mode all
 * webhooks wait, as emails do.
 */
async function leaseFree(services: Services, begin: (webhook: Leased, newest: number) => void): Promise<void> {
  const { db } = services
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from webhook where usable_from is not null and ended_at is null`.execute(db)
  if (rows[0]?.n === 0 || (await isReadOnly(db))) return
  const newest = await publishEvents(db)
  const seen = new Set<number>()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one lease after the other
    const webhook = await leaseNext(services, [...seen])
    if (!webhook) return
    seen.add(webhook.webhook_id)
    begin(webhook, newest)
  }
}

type Leased = SealedSecrets & { url: string }

async function leaseNext({ db, clock }: Services, but: readonly number[]): Promise<Leased | undefined> {
  const now = clock.now()
  const { rows } = await sql<Leased>`
    update webhook set busy_until = ${new Date(now.getTime() + LEASE_SECONDS * 1000)}
    where webhook_id in (
      select webhook_id from webhook
      where usable_from is not null and ended_at is null and busy_until <= ${now} and not webhook_id = any(${but}::int[])
      order by webhook_id limit 1 for update skip locked)
    returning webhook_id, url, secret_sealed, old_secret_sealed, old_secret_until`.execute(db)
  return rows[0]
}

async function takeTurn(
  services: Services,
  webhook: Leased,
  newest: number,
  log: Pick<Logger, 'error'>,
  isEnding: () => boolean,
): Promise<void> {
  const { db, clock, pii } = services
  try {
    await writeMessages(db, webhook.webhook_id, newest, clock.now())
    const secrets = secretsOf(pii, webhook, clock.now())
    const until = performance.now() + TURN_MS
    for (let taken = 0; ; taken += 1) {
      // oxlint-disable-next-line no-await-in-loop -- messages are delivered in order, and a failed one stops the loop
      const isTaken =
        taken < AT_ONCE && performance.now() < until && !isEnding() && (await sendNext(services, webhook, secrets, log))
      if (!isTaken) return
    }
  } finally {
    await sql`update webhook set busy_until = '-infinity' where webhook_id = ${webhook.webhook_id}`.execute(db)
  }
}

/** Turns the events after the webhook's position into messages and advances the position, in one statement. */
async function writeMessages(db: Db, webhookId: number, newest: number, now: Date): Promise<void> {
  await sql`
    with looked as (
      select webhook_id, position as from_position, least(position + ${sql.lit(WINDOW)}, ${newest}) as to_position, kinds
      from webhook where webhook_id = ${webhookId} and position < ${newest}
    ), moved as (
      update webhook w set position = looked.to_position from looked where w.webhook_id = looked.webhook_id
    )
    insert into webhook_message (webhook_id, position, at, next_attempt_at)
    select looked.webhook_id, e.position, e.at, ${now} from looked join event e
      on e.position > looked.from_position and e.position <= looked.to_position and e.kind = any(looked.kinds)
    on conflict do nothing`.execute(db)
}

type Message = {
  position: bigint
  attempts: number
  kind: EventKind
  subject_id: number
  account_owner_id: number | null
  account_id: number | null
  at: Date
}

/** Sends the first due message. Returns whether the message was delivered; false if none is due. */
async function sendNext(
  services: Services,
  webhook: Leased,
  secrets: readonly string[],
  log: Pick<Logger, 'error'>,
): Promise<boolean> {
  const { db, clock, config } = services
  const now = clock.now()
  const webhookId = webhook.webhook_id
  // A webhook that was ended in the meantime sends nothing.
  const { rows } = await sql<Message>`
    update webhook_message m set attempts = m.attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_SECONDS * 1000)}
    from event e where e.position = m.position and m.webhook_id = ${webhookId} and m.position = (
      select d.position from webhook_message d join webhook w on w.webhook_id = d.webhook_id and w.ended_at is null
      where d.webhook_id = ${webhookId} and d.sent_at is null and d.given_up_at is null and d.next_attempt_at <= ${now}
      order by d.next_attempt_at, d.position limit 1)
    returning m.position, m.attempts, e.kind, e.subject_id, e.account_owner_id, e.account_id, e.at`.execute(db)
  const [message] = rows
  if (!message) return false
  const body = webhookMessage({
    position: Number(message.position),
    kind: message.kind,
    id: message.subject_id,
    accountOwnerId: message.account_owner_id,
    accountId: message.account_id,
    at: message.at.toISOString(),
  })
  // A restored database numbers its next events as before, so only the time makes the id unique.
  const id = `msg_${webhookId}_${message.position}_${message.at.getTime()}`
  const failure = await send(webhook.url, signedHeaders(secrets, id, now, body), body, config)
  const row = sql`webhook_id = ${webhookId} and position = ${message.position}`
  if (failure === null) {
    await sql`update webhook_message set sent_at = ${now}, failure = null, failed_at = null where ${row}`.execute(db)
    await sql`update webhook set last_sent_at = ${now} where webhook_id = ${webhookId}`.execute(db)
    return true
  }
  const wait = WAITS[message.attempts - 1]
  const next = new Date(now.getTime() + (wait ?? 0) * 1000)
  await sql`
    update webhook_message set failure = ${failure}, failed_at = ${now}, next_attempt_at = ${next}, given_up_at = ${wait === undefined ? now : null}
    where ${row}`.execute(db)
  if (wait === undefined)
    log.error({ webhookId, position: Number(message.position), failure }, 'webhook message given up')
  return false
}

/** Deletes old data: messages are stored as long as their events, and a replaced secret as long as it signs. */
export async function keepMessages(db: Db, now: Date): Promise<void> {
  await sql`
    update webhook set old_secret_sealed = null, old_secret_until = null where old_secret_until <= ${now}`.execute(db)
  const kept = new Date(now.getTime() - EVENTS_KEPT_DAYS * DAY_MS)
  await sql`delete from webhook_message where at < ${kept}`.execute(db)
}
