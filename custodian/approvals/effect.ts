import type * as z from 'zod'
import type { Services } from '../platform/context/services.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Problem } from '../platform/problem.ts'
import type { Person } from './person.ts'

/** One changed value of an approval, null without a value. Values are masked unless the decider must compare them. */
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
  /** The decrypted payload; null if the effect stores nothing encrypted. */
  secret: string | null
  /** User ids of every contributor to the change since the makers were last cleared. */
  makers: readonly number[]
  askedAt: Date
  lapsesAt: Date | null
}

/** Facts from a third party that the decider enters with the decision. */
export interface Given {
  checksum: string | null
}

/** A file that the decider must open before approving. */
export interface FileToOpen {
  guid: string
  fileName: string
}

/**
 * A kind of change that may need a second person. `ask` records an approval; approving runs `perform` in the
 * transaction of the decision.
 */
export interface Effect<P = unknown> {
  /** Name stored with every approval, never reused for another effect: "fee-adjustment". */
  name: string
  /** Display name: "Fee adjustment". */
  title: string
  payload: z.ZodType<P>
  /** Days until an approval expires; null means never. */
  lapsesAfterDays: number | null
  /** Runs before the transaction of an approval; what it stores stays even if the approval is refused. */
  before?(services: Services, approval: Approval<P>): Promise<void>
  /** Takes the effect's row locks before the approval itself is locked. */
  lock(context: WriteContext, approval: Approval<P>): Promise<void>
  /** The reason why the change is no longer possible, sent as a 409; null if the change is still possible. */
  changed(context: WriteContext, approval: Approval<P>): Promise<Problem | null>
  /** The approvals, other than by `accountOwnerId`, about this person's money: claims that pay it, plan files with it. */
  paysPerson?(
    db: Db | Tx,
    services: Pick<Services, 'pii'>,
    person: Person,
    payloads: ReadonlyMap<number, P>,
  ): Promise<ReadonlySet<number>>
  /** The file of each approval that this person must open before approving. */
  toOpen?(db: Db | Tx, person: Person, payloads: ReadonlyMap<number, P>): Promise<ReadonlyMap<number, FileToOpen>>
  /** Whether the decider must enter the total that the sponsor sent separately. */
  asksControlTotal?: true
  /** Whether the decider may enter the checksum that the sender of the file provided. */
  asksChecksum?: true
  perform(context: WriteContext, approval: Approval<P>, given: Given): Promise<void>
  /** Runs when the approval is refused, withdrawn or expired. */
  ended?(context: WriteContext, approval: Approval<P>, status: 'REFUSED' | 'WITHDRAWN' | 'LAPSED'): Promise<void>
}

/** Default number of days: most approvals expire after a week. */
export const LAPSES_AFTER_DAYS = 7
