import type * as z from 'zod'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Problem } from '../platform/problem.ts'
import type { Person } from './person.ts'

/** One line of a change, null without a value. Values are masked, except those that the decider must compare. */
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
  /** The decrypted payload; null if the effect encrypts nothing. */
  secret: string | null
  /** User ids of everybody who contributed since the makers were last cleared. */
  makers: readonly number[]
  askedAt: Date
  lapsesAt: Date | null
}

/** Facts from a third party that the decider provides. */
export interface Given {
  checksum: string | null
}

/** A file that must be opened before the approval. */
export interface FileToOpen {
  guid: string
  fileName: string
}

/**
 * A change that may need a second person, as data. `ask` records it; an approval runs `perform` in the transaction of
 * the decision.
 */
export interface Effect<P = unknown> {
  /** Stored with every approval and never reused: "fee-adjustment". */
  name: string
  /** Display name: "Fee adjustment". */
  title: string
  payload: z.ZodType<P>
  /** Days until it expires; null is never. */
  lapsesAfterDays: number | null
  /** Takes the row locks of the effect's writers before the approval itself is locked. */
  lock(context: WriteContext, approval: Approval<P>): Promise<void>
  /** The reason why the change is no longer possible, sent as a 409; null if it still is. */
  changed(context: WriteContext, approval: Approval<P>): Promise<Problem | null>
  /** For each approval, the file that this person must open before approving. */
  toOpen?(db: Db | Tx, person: Person, payloads: ReadonlyMap<number, P>): Promise<ReadonlyMap<number, FileToOpen>>
  /** Whether the decider must enter the total that the sponsor sent separately. */
  asksControlTotal?: true
  /** Whether the decider may enter the checksum that the file's sender sent. */
  asksChecksum?: true
  perform(context: WriteContext, approval: Approval<P>, given: Given): Promise<void>
  /** Runs when the approval is refused, withdrawn or expired. */
  ended?(context: WriteContext, approval: Approval<P>, status: 'REFUSED' | 'WITHDRAWN' | 'LAPSED'): Promise<void>
}

/** The default: most approvals expire after a week. */
export const LAPSES_AFTER_DAYS = 7
