import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrationFiles.ts'
import { grantToServiceRole, SERVICE_ROLE } from './serviceRole.ts'

let database: Database
beforeEach(async () => {
  database = await openDatabase({ dataDir: 'memory' })
  await database.executeSql(`create role schema_owner nologin createrole; create role portal_login nologin`)
  await database.executeSql(
    `alter schema public owner to schema_owner; grant create on database postgres to schema_owner`,
  )
})
afterEach(() => database.close())

const start = (login = 'portal_login') =>
  migrate(database, migrations(), (connection) => grantToServiceRole(connection, login))
const become = (role: string) => database.executeSql(`set session authorization ${role}; set role ${SERVICE_ROLE}`)

describe('a schema owner without superuser rights', () => {
  test('creates the service role with all privileges or not at all, for both logins', async () => {
    await database.executeSql('set role schema_owner')
    await expect(start('nobody')).rejects.toMatchObject({ code: '42704' })
    expect((await database.executeSql('select rolname from pg_roles where rolname = $1', [SERVICE_ROLE])).rows).toEqual(
      [],
    )
    await start()
    await start()
    await become('schema_owner')
    await become('portal_login')
    expect((await database.executeSql('select current_user as me')).rows).toEqual([{ me: SERVICE_ROLE }])
    await expect(database.executeSql('delete from audit')).rejects.toMatchObject({ code: '42501' })
  })

  test('a schema owner needs no CREATEROLE if an administrator created the service role', async () => {
    await database.executeSql(
      `create role ${SERVICE_ROLE} nologin; grant ${SERVICE_ROLE} to schema_owner, portal_login`,
    )
    await database.executeSql('alter role schema_owner nocreaterole; set role schema_owner')
    await start()
    await become('portal_login')
    expect((await database.executeSql('select count(*)::int as n from audit')).rows).toEqual([{ n: 0 }])
  })
})
