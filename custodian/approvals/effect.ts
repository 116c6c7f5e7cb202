import type * as z from 'zod'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Problem } from '../platform/problem.ts'
import type { Person } from './person.ts'

/** One line of what would change; masked but for what whoever decides has to compare, null where there is nothing. */
export interface Change {
  label: string
  before: string | null
  after: string | null
}

export interface Subject {
  entity: string
  id: string
}

/** Something that waits for a second person, or did. */
export interface Approval<P = unknown> {
  id: number
  effect: string
  subject: Subject
  accountOwnerId: number | null
  accountId: number | null
  amountCents: bigint | null
  payload: P
  /** Opened from its seal; null where the effect seals nothing. */
  secret: string | null
  /** User ids of everybody who contributed since the makers were cleared the last time. */
  makers: readonly number[]
  askedAt: Date
  lapsesAt: Date | null
}

/** Facts that the decider has from somebody other than the makers. */
export interface Given {
  checksum: string | null
}

/** A file of the portal that has to be read before something is approved. */
export interface FileToOpen {
  guid: string
  fileName: string
}

/**
 * A change that may wait for a second person, as data. `ask` records it; on approval `perform` runs in the transaction
 * of the decision.
 */
export interface Effect<P = unknown> {
  /** Kept with every approval and never given to another effect: "fee-adjustment". */
  name: string
  /** Name for people: "Fee adjustment". */
  title: string
  payload: z.ZodType<P>
  /** Days until it lapses; null is never. */
  lapsesAfterDays: number | null
  /** Takes the row locks that its writers take, before the approval itself is locked. */
  lock(context: WriteContext, approval: Approval<P>): Promise<void>
  /** Why it cannot be done any more, which is a 409; null where it still applies. */
  changed(context: WriteContext, approval: Approval<P>): Promise<Problem | null>
  /** By approval, the file that this person must open before approving. */
  toOpen?(db: Db | Tx, person: Person, payloads: ReadonlyMap<number, P>): Promise<ReadonlyMap<number, FileToOpen>>
  /** Whether the decider enters the total that the sponsor gave separately. */
  asksControlTotal?: true
  /** Whether the decider may enter the checksum that the sender of the file gave. */
  asksChecksum?: true
  perform(context: WriteContext, approval: Approval<P>, given: Given): Promise<void>
  /** Runs when it is refused, withdrawn or lapsed. */
  ended?(context: WriteContext, approval: Approval<P>, status: 'REFUSED' | 'WITHDRAWN' | 'LAPSED'): Promise<void>
}

/** Most things lapse after a week. */
export const LAPSES_AFTER_DAYS = 7
