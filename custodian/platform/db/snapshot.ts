import type { Database, Db, Tx } from './connect.ts'

/**
 * Runs reads that all see one snapshot of the database: the snapshot of the surrounding transaction, or a new one.
 */
export function inSnapshot<T>(db: Db | Tx, work: (tx: Db | Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().setIsolationLevel('repeatable read').execute(work)
}

/** A snapshot of the database that stays valid until it is closed. */
export type Snapshot = { db: Db; close: () => void }

/**
 * Opens a snapshot for a response that streams until its client has read it. The embedded database has one session,
 * which a snapshot would block, so there every statement sees the current data.
 */
export function openSnapshot({ engine, work }: Pick<Database, 'engine' | 'work'>): Promise<Snapshot> {
  if (engine === 'pglite') return Promise.resolve({ db: work, close: () => {} })
  const over = Promise.withResolvers<void>()
  return new Promise((resolve, reject) => {
    work
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => {
        resolve({ db: tx, close: () => over.resolve() })
        return over.promise
      })
      // Rejects if the snapshot could not begin. A connection that breaks later fails the next statement.
      .catch(reject)
  })
}
