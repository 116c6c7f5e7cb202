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
/** A row whose number was given out may be committed a while after its neighbours; nothing here takes an hour. */
const SETTLED_MS = HOUR_MS
/** More postings than can be under way at once: so many are looked at again. */
const UNDER_WAY = 1_000

/**
 * Looks at the whole ledger and the whole audit trail, notes the outcome, and stops all postings, or lets them go on.
 * What is wrong is logged as an error, with the rule and the number of the row.
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
  // Kept outside the database by whoever keeps the logs: the chain cannot be cut off before it.
  log.info({ auditPosition: trail.head?.position ?? 0, auditHash: trail.head?.hash ?? null }, 'audit trail verified')
  const reason = stopping(integrity.findings)
  await (reason ? halt(services, log, reason) : goOn(services, log, began))
}

/** Looks at what was posted since the last look. It can stop the ledger; only a look at everything lets it go on. */
export async function inspectNew(services: Services, log: Logger, after: number): Promise<number> {
  const { integrity } = services
  const { findings, upTo } = await checkNewTransactions(services.db, after)
  integrity.checkedAt = services.clock.now()
  // The same postings are looked at more than once: what is known is not told again.
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
 * Milliseconds between two looks at everything: until books that stop the ledger are put right it is every minute, with
 * findings for people to settle every hour.
 */
export function lookAgainAfter(findings: readonly Finding[]): number {
  if (stopping(findings)) return CHECK_MS
  return findings.length > 0 ? LESSER_MS : WHOLE_MS
}

/** What another custodian stopped while everything was looked at stays: this look may have been past it already. */
async function goOn({ db }: Services, log: Logger, began: Date): Promise<void> {
  const { rows } = await sql`delete from ledger_halt where since <= ${began} returning reason`.execute(db)
  if (rows.length > 0) log.warn('the ledger goes on')
}

async function halt({ db, clock }: Services, log: Logger, reason: Finding): Promise<void> {
  await db
    .insertInto('ledger_halt')
    .values({ since: clock.now(), reason: `${reason.rule}: ${reason.what}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  log.error(reason, 'the ledger is stopped: nothing is posted until the books are right')
}

/** Whoever stopped the ledger may be gone: then it is for another custodian to see that the books are right again. */
async function isHalted({ db }: Services): Promise<boolean> {
  return (await db.selectFrom('ledger_halt').select('since').executeTakeFirst()) !== undefined
}

/** Starts looking: links for the audit trail every few seconds, new postings every minute, everything now and once a day. */
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
      wholeAt = now
      const last = await newestTransaction(services.db)
      await inspectAll(services, log)
      transactions = { last, before: Math.max(0, last - UNDER_WAY) }
      return
    }
    transactions = { last: await inspectNew(services, log, transactions.before), before: transactions.last }
  }

  let current: Promise<void> | null = null
  const run = () => {
    current ??= inspect()
      .catch((error: unknown) =>
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'the books could not be looked at'),
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
