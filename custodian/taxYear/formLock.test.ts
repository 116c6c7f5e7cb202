import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { migrations } from '../platform/db/migrationFiles.ts'
import { grantToServiceRole, SERVICE_ROLE } from '../platform/db/serviceRole.ts'
import { lockForms } from './formsOfYear.sql.ts'

let database: Database
beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory' })
  await database.executeSql('create role portal_login nologin')
  await migrate(database, migrations(), (connection) => grantToServiceRole(connection, 'portal_login'))
})
afterAll(() => database.close())

test.each(['tax_form_copy', 'tax_form_filed'] as const)(
  'lets the service role add rows to %s and take its numbering lock',
  async (done) => {
    await database.executeSql(`set session authorization portal_login; set role ${SERVICE_ROLE}`)
    const tableLock = database.work
      .transaction()
      .execute((tx) => sql`lock table ${sql.table(done)} in share row exclusive mode`.execute(tx))
    await expect(tableLock).rejects.toMatchObject({ code: '42501' })
    await database.work.transaction().execute((tx) => lockForms(tx, done))
  },
)
