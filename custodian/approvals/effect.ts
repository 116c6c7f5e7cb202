import type * as z from 'zod'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Problem } from '../platform/problem.ts'
import type { Person } from './person.ts'

/** One line of a change; masked except for values that the decider has to compare, null without a value. */
export interface Change {
  label: string
  before: string | null
  after: string | null
}

export interface Subject {
  entity: string
  id: string
}

/** An approval, waiting or decided. */
export interface Approval<P = unknown> {
  id: number
  effect: string
  subject: Subject
  accountOwnerId: number | null
  accountId: number | null
  amountCents: bigint | null
  payload: P
  /** Opened from its seal; null if the effect seals nothing. */
  secret: string | null
  /** User ids of everybody who contributed since the makers were last cleared. */
  makers: readonly number[]
  askedAt: Date
  lapsesAt: Date | null
}

/** Facts that the decider has from a third party. */
export interface Given {
  checksum: string | null
}

/** A file that must be opened before the approval. */
export interface FileToOpen {
  guid: string
  fileName: string
}

/**
 * A change that may wait for a second person, as data. `ask` records it; on approval `perform` runs in the transaction
 * of the decision.
 */
export interface Effect<P = unknown> {
  /** Stored with every approval and never reused: "fee-adjustment". */
  name: string
  /** Name for people: "Fee adjustment". */
  title: string
  payload: z.ZodType<P>
  /** Days until it lapses; null is never. */
  lapsesAfterDays: number | null
  /** Takes the row locks that its writers take, before the approval itself is locked. */
  lock(context: WriteContext, approval: Approval<P>): Promise<void>
  /** Why it is no longer possible, which is a 409; null if it still is. */
  changed(context: WriteContext, approval: Approval<P>): Promise<Problem | null>
  /** By approval, the file that this person must open before approving. */
  toOpen?(db: Db | Tx, person: Person, payloads: ReadonlyMap<number, P>): Promise<ReadonlyMap<number, FileToOpen>>
  /** Whether the decider enters the total that the sponsor gave separately. */
  asksControlTotal?: true
  /** Whether the decider may enter the checksum that the file's sender gave. */
  asksChecksum?: true
  perform(context: WriteContext, approval: Approval<P>, given: Given): Promise<void>
  /** Runs when it is refused, withdrawn or lapsed. */
  ended?(context: WriteContext, approval: Approval<P>, status: 'REFUSED' | 'WITHDRAWN' | 'LAPSED'): Promise<void>
}

/** Most things lapse after a week. */
export const LAPSES_AFTER_DAYS = 7
