import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'

/** The request to which a statement belongs. */
export type InFlightRequest = {
  /** The `performance.now()` after which nobody waits for the response; null if the caller gave no deadline. */
  due: number | null
  /**
   * A read past its deadline is abandoned. A write that has begun is completed, because its result would be unknown
   * otherwise.
   */
  isRead: boolean
  /** Receives the milliseconds for which the request waited for the database. */
  waited: (milliseconds: number) => void
}

/** Thrown if the deadline has passed before the work started. */
export class TooLate extends Error {}

const current = new AsyncLocalStorage<InFlightRequest | undefined>()

/** Runs work for a request, so that all statements of the work belong to the request. */
export function runFor<T>(request: InFlightRequest, work: () => T): T {
  return current.run(request, work)
}

/** Runs work that a request started but does not wait for, so that the request's deadline does not end it. */
export function runForNobody<T>(work: () => T): T {
  return current.run(undefined, work)
}

export function isLate({ due }: InFlightRequest): boolean {
  return due !== null && performance.now() >= due
}

/**
 * Waits for the database on behalf of the current request, and reports the duration.
 * @throws TooLate before or after the wait, with the connection released
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

/** Wraps a pool so that a read past its deadline gets no connection. */
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
