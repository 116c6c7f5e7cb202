import { writeAudit, type AuditEntry } from '../audit/audit.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Services } from '../context/services.ts'
import type { WriteContext } from '../context/writeContext.ts'
import { sqlState } from '../db/errors.ts'
import type { Principal } from './access.ts'
import { recordAnswer, type IdempotentCall } from './idempotency.ts'

export type Write = {
  tx: Tx
  /** At least one is demanded, else the write fails. */
  audit: (...entries: readonly AuditEntry[]) => Promise<void>
}

/** One request as a handler sees it. */
export type Call<P extends Principal | null = Principal | null> = {
  principal: P
  now: Date
  /** Calendar date of now. */
  today: string
  requestId: string
  ip: string
  userAgent: string | null
  /** A sign-in for a token that a program carries; the gateway says so. */
  isTool: boolean
  db: Db
  /** One transaction that ends with an audit row or not at all. Inside, use `tx` only, never `call.db`. */
  write: <T>(work: (write: Write) => Promise<T>) => Promise<T>
}

/** What a write answers whose call answers nothing, so that a call repeated under its key finds that it was done. */
export const NO_BODY = null

const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 5

export function createCall<P extends Principal | null>(
  services: Services,
  facts: Pick<Call<P>, 'principal' | 'requestId' | 'ip' | 'userAgent' | 'isTool'> & {
    idempotent: IdempotentCall | null
  },
): Call<P> {
  const now = services.clock.now()
  const actor = {
    userId: facts.principal?.userId ?? null,
    roleId: facts.principal?.roleId ?? null,
    requestId: facts.requestId,
    ip: facts.ip,
    now,
  }
  return {
    principal: facts.principal,
    now,
    today: services.dateOf(now),
    requestId: facts.requestId,
    ip: facts.ip,
    userAgent: facts.userAgent,
    isTool: facts.isTool,
    db: services.db,
    write: (work) =>
      retried(() =>
        services.db.transaction().execute(async (tx) => {
          let audited = 0
          const answer = await work({
            tx,
            audit: async (...entries) => {
              audited += entries.length
              await writeAudit(tx, actor, ...entries)
            },
          })
          if (audited === 0) throw new Error('a write without an audit row')
          // A write beside the answer, the note of a refusal say, is not what a repeated call is answered with.
          if (facts.idempotent && answer !== undefined)
            await recordAnswer(tx, services.pii, facts.idempotent, answer, now)
          return answer
        }),
      ),
  }
}

/** The database gave up on one of two writers: the loser starts again. Everything of a write is inside its transaction. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

/** An effect of an HTTP call, inside its `call.write`. */
export function writeContextOf(services: Services, call: Call, write: Write): WriteContext {
  return {
    ...write,
    now: call.now,
    today: call.today,
    userId: call.principal?.userId ?? null,
    byTool: call.principal?.isTool ?? false,
    ip: call.ip,
    services,
  }
}
