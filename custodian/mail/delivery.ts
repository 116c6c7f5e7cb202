import nodemailer, { type Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import { sql } from 'kysely'
import type { Services } from '../services.ts'

const EVERY_MS = 5_000
const AT_ONCE = 20
const ATTEMPTS = 12
const LEASE_SECONDS = 120

/** Sends what is due in the outbox until stopped; without an SMTP server nothing is sent. Answers a way to stop. */
export function startDelivery(services: Services, log: Logger): () => Promise<void> {
  const { smtpUrl } = services.config
  if (!smtpUrl) return async () => {}
  const transport = nodemailer.createTransport(smtpUrl)
  let current: Promise<unknown> = Promise.resolve()
  let idle = true
  const timer = setInterval(() => {
    if (!idle) return
    idle = false
    current = deliverDue(services, transport)
      .catch((error: unknown) => log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'mail'))
      .finally(() => {
        idle = true
      })
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await current
    transport.close()
  }
}

/**
 * Sends the letters that are due. Each is leased first, so that two processes do not send it twice; after a failure it
 * waits longer each time and is given up after 12 attempts. Answers how many were sent.
 */
export async function deliverDue(services: Services, transport: Pick<Transporter, 'sendMail'>): Promise<number> {
  const now = services.clock.now()
  const { rows } = await sql<{
    mail_id: number
    to_address: string
    subject: string
    body_text: string
    body_html: string
    attempts: number
  }>`
    update mail_outbox set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_SECONDS * 1000)}
    where mail_id in (
      select mail_id from mail_outbox where sent_at is null and next_attempt_at <= ${now} and attempts < ${ATTEMPTS}
      order by mail_id limit ${AT_ONCE} for update skip locked)
    returning mail_id, to_address, subject, body_text, body_html, attempts`.execute(services.db)
  let sent = 0
  for (const row of rows) {
    try {
      await transport.sendMail({
        from: `"${services.config.companyName.replaceAll('"', '')}" <no-reply@${new URL(services.config.publicOrigin).hostname}>`,
        to: row.to_address,
        subject: row.subject,
        text: row.body_text,
        html: row.body_html,
        messageId: `<outbox-${row.mail_id}@${new URL(services.config.publicOrigin).hostname}>`,
      })
      sent += 1
      await services.db
        .updateTable('mail_outbox')
        .set({ sent_at: services.clock.now(), last_error: null })
        .where('mail_id', '=', row.mail_id)
        .execute()
    } catch (error) {
      const wait = Math.min(3600, 30 * 2 ** row.attempts)
      await services.db
        .updateTable('mail_outbox')
        .set({
          next_attempt_at: new Date(now.getTime() + wait * 1000),
          last_error: error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'unknown',
        })
        .where('mail_id', '=', row.mail_id)
        .execute()
    }
  }
  return sent
}
