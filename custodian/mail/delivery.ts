import nodemailer, { type Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import { sql } from 'kysely'
import type { Services } from '../platform/context/services.ts'
import { readTraceparent, traced } from '../../server/trace.ts'
import { isReadOnly } from '../platform/maintenance/current.ts'
import { openLetter } from './outbox.ts'

const EVERY_MS = 5_000
const AT_ONCE = 20
const ATTEMPTS = 12
/** The lease of an email is longer than any delivery. After it ends, another process may send the email. */
const LEASE_SECONDS = 120
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Starts a loop that sends due emails of the outbox; without an SMTP server it sends nothing. Returns a function
 * that stops the loop.
 */
export function startDelivery(services: Services, log: Logger): () => Promise<void> {
  const { smtpUrl } = services.config
  if (!smtpUrl) return async () => {}
  const transport = nodemailer.createTransport({ url: smtpUrl, ...PATIENCE })
  let current: Promise<unknown> = Promise.resolve()
  let idle = true
  let isStopping = false
  const timer = setInterval(() => {
    if (!idle) return
    idle = false
    current = deliverAllDue(services, transport, log, () => isStopping)
      .catch((error: unknown) =>
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'mail delivery failed'),
      )
      .finally(() => {
        idle = true
      })
  }, EVERY_MS)
  return async () => {
    isStopping = true
    clearInterval(timer)
    await current
    transport.close()
  }
}

/**
 * Sends due emails until none is left, or until one of a batch fails: then the mail server may be down, and the rest
 * waits for the next round of the loop.
 */
export async function deliverAllDue(
  services: Services,
  transport: Pick<Transporter, 'sendMail'>,
  log: Pick<Logger, 'error'>,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) if ((await deliverDue(services, transport, log)) < AT_ONCE) return
}

/**
 * Sends at most 20 due emails and returns the number of sent ones. A lease on each email prevents two processes from
 * sending it twice. A refused email is retried with increasing delays and abandoned after the twelfth failure. In
 * read-only mode all emails wait, because a custodian on a copy of the database would send the same emails again.
 */
export async function deliverDue(
  services: Services,
  transport: Pick<Transporter, 'sendMail'>,
  log: Pick<Logger, 'error'>,
): Promise<number> {
  if (await isReadOnly(services.db)) return 0
  await giveUp(services, services.clock.now(), log)
  let sent = 0
  for (let turn = 0; turn < AT_ONCE; turn += 1) {
    // Each lease begins now, because the emails before it may have taken longer than a lease.
    const now = services.clock.now()
    const letter = await leaseNext(services, now)
    if (!letter) break
    const isSent = await traced(
      services.tracing,
      `mail ${letter.kind}`,
      async (span) => {
        span?.note({ 'mail.number': letter.mail_id, 'mail.attempt': letter.attempts })
        return deliver(services, transport, letter, now)
      },
      readTraceparent(letter.traceparent),
    )
    if (isSent) sent += 1
  }
  return sent
}

type Letter = {
  mail_id: number
  kind: string
  to_address: string
  subject: string
  body_text: string
  body_html: string
  body_sealed: string | null
  attempts: number
  traceparent: string | null
}

/**
 * Abandons emails after their last try, even if the process died during that try. Staff see abandoned emails in a
 * list. The log has their id, kind and the mail server's code, never the recipient.
 */
async function giveUp({ db }: Services, now: Date, log: Pick<Logger, 'error'>): Promise<void> {
  const { rows } = await sql<{ mail_id: number; kind: string; last_error: string | null }>`
    update mail_outbox set given_up_at = ${now}
    where sent_at is null and given_up_at is null and next_attempt_at <= ${now} and attempts >= ${ATTEMPTS}
    returning mail_id, kind, last_error`.execute(db)
  for (const { mail_id, kind, last_error } of rows)
    log.error({ mailId: mail_id, kind, failure: last_error ?? 'unknown' }, 'mail given up')
}

/** Leases the most urgent email, so that a code does not wait behind the notices of a whole quarter. */
async function leaseNext({ db }: Services, now: Date): Promise<Letter | undefined> {
  const { rows } = await sql<Letter>`
    update mail_outbox set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_SECONDS * 1000)}
    where mail_id in (
      select mail_id from mail_outbox
      where sent_at is null and given_up_at is null and next_attempt_at <= ${now} and attempts < ${ATTEMPTS}
      order by urgency, mail_id limit 1 for update skip locked)
    returning mail_id, kind, to_address, subject, body_text, body_html, body_sealed, attempts, traceparent`.execute(db)
  return rows[0]
}

async function deliver(
  services: Services,
  transport: Pick<Transporter, 'sendMail'>,
  letter: Letter,
  now: Date,
): Promise<boolean> {
  const host = new URL(services.config.publicOrigin).hostname
  const row = services.db.updateTable('mail_outbox').where('mail_id', '=', letter.mail_id)
  try {
    const body = openLetter(services.pii, letter)
    await transport.sendMail({
      from: `"${services.config.companyName.replaceAll('"', '')}" <no-reply@${host}>`,
      to: letter.to_address,
      subject: letter.subject,
      text: body.text,
      html: body.html,
      messageId: `<outbox-${letter.mail_id}@${host}>`,
    })
  } catch (error) {
    // After the last try, the delay is 0, so the email is abandoned immediately.
    const wait = letter.attempts < ATTEMPTS ? Math.min(3600, 30 * 2 ** letter.attempts) : 0
    const reason = error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'unknown'
    await row.set({ next_attempt_at: new Date(now.getTime() + wait * 1000), last_error: reason }).execute()
    return false
  }
  // Deletes the text of a sent email, because its links and codes are secrets of the recipient.
  const nothing = { body_text: '', body_html: '', body_sealed: null }
  await row.set({ sent_at: services.clock.now(), last_error: null, ...nothing }).execute()
  return true
}
