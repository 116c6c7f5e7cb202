import type { Database } from '../db/connect.ts'
import { openSnapshot, type Snapshot } from '../db/snapshot.ts'
import { refuse } from './errors.ts'

/** Limits concurrent downloads, because each holds a database connection until its client has read the file. */
const MOST_AT_ONCE = 2
const open = new WeakMap<Database, number>()

/**
 * Opens the snapshot of a download. Exports of lists and packs share one limit.
 * @throws 503 while the most downloads are open
 */
export async function openDownloadSnapshot(database: Database): Promise<Snapshot> {
  if (openOf(database) >= MOST_AT_ONCE)
    throw refuse(503, 'Other exports are being downloaded. Please try again in a moment.', { 'retry-after': '5' })
  count(database, 1)
  try {
    const { db, close } = await openSnapshot(database)
    let isOpen = true
    const end = () => {
      if (isOpen) count(database, -1)
      isOpen = false
      close()
    }
    return { db, close: end }
  } catch (error) {
    count(database, -1)
    throw error
  }
}

const openOf = (database: Database) => open.get(database) ?? 0

function count(database: Database, by: 1 | -1): void {
  open.set(database, openOf(database) + by)
}
