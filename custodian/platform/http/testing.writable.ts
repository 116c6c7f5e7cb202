import { openDatabase, type Database } from '../db/connect.ts'

/** A database with nothing in it but what every write asks first: whether anything may be written. */
export async function writableDatabase(databaseUrl: string | null = null): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: 'memory' })
  await database.executeSql('create table maintenance (mode text, text text, since timestamptz)')
  return database
}
