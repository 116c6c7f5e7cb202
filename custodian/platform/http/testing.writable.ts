import { openDatabase, type Database } from '../db/connect.ts'

/** A database without tables that only reports whether writes are allowed. */
export async function writableDatabase(databaseUrl: string | null = null): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: 'memory' })
  await database.executeSql('create table maintenance (mode text, text text, since timestamptz)')
  return database
}
