import { openDatabase, type Db, type Tx } from './connect.ts'

type Addresses = Parameters<typeof openDatabase>[0] & { databaseUrl: string | null; databaseOwnerUrl: string | null }

/** One transaction over a connection of the owner of the tables, opened for it: for what the service may not write. */
export async function asSchemaOwner<T>(
  { config, db }: { config: Addresses; db: Db },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl === null) return db.transaction().execute(work)
  const owner = await openDatabase({
    ...config,
    databaseReadUrl: null,
    databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl,
  })
  try {
    return await owner.work.transaction().execute(work)
  } finally {
    await owner.close()
  }
}
