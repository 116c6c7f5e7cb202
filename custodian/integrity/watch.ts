import { DAY_MS, HOUR_MS } from '../platform/calendar/durations.ts'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { atWork, type Services } from '../platform/context/services.ts'
import { sealAudit, verifyAudit } from './auditChain.ts'
import { checkDesk } from './deskRules.ts'
import { checkLedger, checkNewTransactions, newestTransaction } from './ledgerRules.ts'
import type { Finding } from '../platform/context/integrity.ts'

const SEAL_MS = 10_000
const CHECK_MS = 60_000
const WHOLE_MS = DAY_MS
const LESSER_MS = HOUR_MS
/** Milliseconds after which no row with a lower id can still be committed, because no transaction runs for an hour. */
const SETTLED_MS = HOUR_MS
/** Number of transactions that the first check after a full check repeats; more can't be in flight at once. */
const UNDER_WAY = 1_000

/**
 * Checks the whole ledger and the audit trail, stores the result, and stops or resumes all postings. Logs each problem
 * as an error, with its rule and row id.
 */
export async function inspectAll(services: Services, log: Logger): Promise<void> {
  const { integrity, clock } = services
  const began = clock.now()
  integrity.findings = [...(await checkLedger(services.db)), ...(await checkDesk(services.db))]
  await sealAudit(services)
  const trail = await verifyAudit(services)
  integrity.auditFindings = trail.findings
  integrity.checkedAt = clock.now()
  for (const finding of integrity.findings) log.error(finding, 'the books are wrong')
  for (const finding of trail.findings) log.error({ finding }, 'the audit trail was changed')
  // Log the head of the audit chain. Log collection keeps it outside the database, which later proves if the end was
  // removed.
  log.info({ auditPosition: trail.head?.position ?? 0, auditHash: trail.head?.hash ?? null }, 'audit trail verified')
  const reason = stopping(integrity.findings)
  await (reason ? halt(services, log, reason) : goOn(services, log, began))
}

/** Checks the transactions since the last check. A finding can stop the ledger, which only a full check resumes. */
export async function inspectNew(services: Services, log: Logger, after: number): Promise<number> {
  const { integrity } = services
  const { findings, upTo } = await checkNewTransactions(services.db, after)
  integrity.checkedAt = services.clock.now()
  // Several checks cover the same transactions, so log only new findings.
  const fresh = findings.filter(
    ({ rule, what }) => !integrity.findings.some((old) => old.rule === rule && old.what === what),
  )
  integrity.findings = [...integrity.findings, ...fresh]
  for (const finding of fresh) log.error(finding, 'the books are wrong')
  const reason = stopping(findings)
  if (reason) await halt(services, log, reason)
  return upTo
}

const stopping = (findings: readonly Finding[]) => findings.find(({ stops }) => stops)

/**
 * Milliseconds until the next full check: a minute if the ledger is stopped, an hour with other findings, otherwise a
 * day.
 */
export function lookAgainAfter(findings: readonly Finding[]): number {
  if (stopping(findings)) return CHECK_MS
  return findings.length > 0 ? LESSER_MS : WHOLE_MS
}

/**
 * Resumes the ledger. A stop that began during this check stays, because the check may have read the rows before they
 * became wrong.
 */
async function goOn({ db }: Services, log: Logger, began: Date): Promise<void> {
  const { rows } = await sql`delete from ledger_halt where since <= ${began} returning reason`.execute(db)
  if (rows.length > 0) log.warn('the ledger accepts postings again')
}

async function halt({ db, clock }: Services, log: Logger, reason: Finding): Promise<void> {
  await db
    .insertInto('ledger_halt')
    .values({ since: clock.now(), reason: `${reason.rule}: ${reason.what}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  log.error(reason, 'the ledger is stopped: nothing is posted until the books are right')
}

/** Whether any custodian has stopped the ledger. This custodian then checks too, because the other may have ended. */
async function isHalted({ db }: Services): Promise<boolean> {
  return (await db.selectFrom('ledger_halt').select('since').executeTakeFirst()) !== undefined
}

/**
 * Starts the periodic checks: audit chain links every few seconds, new transactions every minute, a full check now and
 * daily.
 */
export function startWatch(given: Services, log: Logger): () => Promise<void> {
  const services = atWork(given)
  let [checkedAt, wholeAt, settledAt] = [0, 0, Date.now()]
  let transactions = { last: 0, before: 0 }
  let sealed = { last: 0n, settled: 0n }

  const inspect = async () => {
    const now = Date.now()
    const { upTo } = await sealAudit(services, sealed.settled)
    if (now - settledAt >= SETTLED_MS) {
      sealed = { last: upTo, settled: sealed.last }
      settledAt = now
    }
    if (now - checkedAt < CHECK_MS) return
    checkedAt = now
    if (now - wholeAt >= lookAgainAfter(services.integrity.findings) || (await isHalted(services))) {
      const last = await newestTransaction(services.db)
      await inspectAll(services, log)
      // A full check that failed is repeated with the next check.
      wholeAt = now
      transactions = { last, before: Math.max(0, last - UNDER_WAY) }
      return
    }
    transactions = { last: await inspectNew(services, log, transactions.before), before: transactions.last }
  }

  let current: Promise<void> | null = null
  const run = () => {
    current ??= inspect()
      .catch((error: unknown) =>
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'the books could not be checked'),
      )
      .finally(() => (current = null))
  }
  run()
  const timer = setInterval(run, SEAL_MS)
  return async () => {
    clearInterval(timer)
    await current
  }
}
