import type { Database, Db, Tx } from './connect.ts'

/** Everything that is read inside is as it was at one moment: that of the transaction it is in, else one of its own. */
export function inSnapshot<T>(db: Db | Tx, work: (tx: Db | Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().setIsolationLevel('repeatable read').execute(work)
}

/** The database as it was at one moment, until it is closed. */
export type Snapshot = { db: Db; close: () => void }

/**
 * For an answer that is sent as long as its reader takes. The embedded database has one session, for which everybody else
 * would wait as long: there every statement sees what is written by then.
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
      // Where it could not begin; a connection that breaks later fails the statement that is asked for next.
      .catch(reject)
  })
}
