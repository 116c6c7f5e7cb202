import type { Db } from '../db/connect.ts'
import { isTransient } from '../db/transient.ts'
import type { Services } from '../context/services.ts'

type StaffRead = {
  userId: number
  roleId: number
  accountOwnerId: number
  /** The route pattern of the read, never its URL. */
  route: string
  requestId: string
  ip: string
  at: Date
}

export type StaffReads = {
  /**
   * Resolves once the read is in the audit trail. While the database accepts no writes, reads continue: the audit row
   * is logged, kept and written with the next audit row. Any other failure rejects, and the read is refused.
   */
  note: (read: StaffRead) => Promise<void>
}

const MOST_KNOWN = 5_000
const MOST_WAITING = 10_000

/** Records which employee read which owner: one row for each request and owner. */
export function createStaffReads({ db, log }: Pick<Services, 'db' | 'log'>): StaffReads {
  // The parallel calls of one request share an audit row.
  const known = new Map<string, Promise<void>>()
  let waiting: StaffRead[] = []

  const store = async (read: StaffRead) => {
    const late = waiting
    waiting = []
    try {
      await insert(db, [...late, read])
    } catch (error) {
      waiting = [...late, ...waiting]
      if (!isTransient(error) || waiting.length >= MOST_WAITING) throw error
      waiting.push(read)
      const { at: _at, ip: _ip, ...facts } = read
      log.error(facts, 'a read by staff waits for its audit row')
    }
  }
  return {
    note(read) {
      const minute = Math.floor(read.at.getTime() / 60_000)
      const key = [read.userId, read.accountOwnerId, minute, read.requestId].join(' ')
      const before = known.get(key)
      if (before) return before
      if (known.size >= MOST_KNOWN) known.clear()
      const stored = store(read)
      known.set(key, stored)
      stored.catch(() => known.delete(key))
      return stored
    },
  }
}

async function insert(db: Db, reads: readonly StaffRead[]): Promise<void> {
  await db
    .insertInto('audit')
    .values(
      reads.map((read) => ({
        at: read.at,
        user_id: read.userId,
        role_id: read.roleId,
        account_owner_id: read.accountOwnerId,
        action: 'owner.read',
        entity: 'route',
        entity_id: read.route,
        request_id: read.requestId,
        ip: read.ip,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
