import type { CallContext } from '../context/callContext.ts'
import type { Services } from '../context/services.ts'
import { writeContextIn } from '../context/writeContext.ts'
import { sqlState } from '../db/errors.ts'
import type { Principal } from '../context/principal.ts'
import { recordAnswer, type IdempotentCall } from './idempotency.ts'

/**
 * The stored response of a write without a response body. A call repeated with the same key finds that the write was
 * done.
 */
export const NO_BODY = null

const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 5

export function createCall<P extends Principal | null>(
  services: Services,
  {
    idempotent,
    ...caller
  }: Pick<CallContext<P>, 'principal' | 'requestId' | 'ip' | 'userAgent' | 'isTool' | 'isByGateway'> & {
    idempotent: IdempotentCall | null
  },
): CallContext<P> {
  const now = services.clock.now()
  return {
    ...caller,
    now,
    today: services.dateOf(now),
    db: services.db,
    write: (work) =>
      retried(() =>
        services.db.transaction().execute(async (tx) => {
          const { requestId, ip, principal: actor } = caller
          const context = writeContextIn(tx, services, { requestId, ip, now, ...(actor && { actor }) })
          let audited = 0
          const answer = await work({
            ...context,
            audit: (...entries) => {
              audited += entries.length
              return context.audit(...entries)
            },
          })
          if (audited === 0) throw new Error('a write without an audit row')
          // A write that returns undefined, such as the record of a refusal, stores no response for repeated calls.
          if (idempotent && answer !== undefined) await recordAnswer(tx, services.pii, idempotent, answer, now)
          return answer
        }),
      ),
  }
}

/**
 * Reruns a write that the database aborted in favor of another writer. All effects of a write are inside its
 * transaction.
 */
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
