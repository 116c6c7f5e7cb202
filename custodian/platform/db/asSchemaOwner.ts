import { openDatabase, type Db, type Tx } from './connect.ts'

type Addresses = Parameters<typeof openDatabase>[0] & { databaseUrl: string | null; databaseOwnerUrl: string | null }

/** Opens a connection as the owner of the tables for one transaction that the service role may not perform. */
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
