import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'

/** The request that a statement is for. */
export type InFlightRequest = {
  /** `performance.now()` after which nobody waits for the answer; null when the caller has not said. */
  due: number | null
  /** A read is given up when it is late. A write that has begun is ended: nobody could say afterwards whether it happened. */
  isRead: boolean
  /** Told how many milliseconds the request waited for its turn at the database. */
  waited: (milliseconds: number) => void
}

/** The deadline has passed; work is not begun. */
export class TooLate extends Error {}

const current = new AsyncLocalStorage<InFlightRequest>()

/** Runs work for a request; everything it asks the database is known to be for it. */
export function runFor<T>(request: InFlightRequest, work: () => T): T {
  return current.run(request, work)
}

export function isLate({ due }: InFlightRequest): boolean {
  return due !== null && performance.now() >= due
}

/**
 * Takes a turn at the database for the current request, and tells how long it took.
 * @throws TooLate before the wait or after it, with the turn given back
 */
async function takeTurn<T>(take: () => Promise<T>, giveBack: (turn: T) => unknown): Promise<T> {
  const request = current.getStore()
  if (!request) return take()
  if (request.isRead && isLate(request)) throw new TooLate()
  const began = performance.now()
  const turn = await take()
  request.waited(performance.now() - began)
  if (!request.isRead || !isLate(request)) return turn
  await giveBack(turn)
  throw new TooLate()
}

/** The clients of a pool, none of which is given to a read that is late. */
export function withDeadline(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    connect: () =>
      takeTurn(
        () => pool.connect(),
        (client) => client.release(),
      ),
    end: () => pool.end(),
  }
}
