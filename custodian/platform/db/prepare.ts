import { setTimeout as pause } from 'node:timers/promises'
import { unpackBuilt } from './builtDatabase.ts'
import { openDatabase, type Database, type Db } from './connect.ts'
import { migrate, type OnApplied } from './migrate.ts'
import { migrations } from './migrationFiles.ts'
import { makePartitionsAhead } from './partitions.ts'
import { isTransient } from './transient.ts'
import { grantToServiceRole, SERVICE_ROLE } from './serviceRole.ts'

const PATIENCE_MS = 60_000

/**
 * Opens and migrates the custodian's database. On PostgreSQL the schema's owner migrates and then disconnects. The
 * returned database uses the service role, which cannot change the ledger or audit trail or drop a trigger.
 */
export async function prepareDatabase(from: {
  databaseUrl: string | null
  databaseOwnerUrl: string | null
  databaseReadUrl?: string | null
  databasePrepared?: boolean
  /** Called once, if the server refuses prepared statements and they are turned off. */
  onPreparedOff?: () => void
  /** If false, refuses a database with missing migrations. */
  migrateAtStart?: boolean
  /** If true, refuses a database that has some migrations but not all. */
  migrateOnlyNew?: boolean
  /** Called after each applied migration. */
  onMigrated?: OnApplied
  /** Called once, if another process uses the embedded database. */
  onWait?: ((pid: number) => void) | undefined
  dataDir: string
  production?: boolean
  /** Any object turns on the tracing of statements; undefined or null leaves it off. */
  tracing?: object | null
}): Promise<Database> {
  const owner = await openPatiently({ ...from, databaseUrl: from.databaseOwnerUrl ?? from.databaseUrl })
  try {
    const afterwards = async (connection: Db) => {
      await makePartitionsAhead(connection)
      if (owner.engine === 'postgres') await grantToServiceRole(connection, loginOf(from.databaseUrl))
    }
    await migrate(owner, migrations(), afterwards, {
      onApplied: from.onMigrated,
      refuses: from.migrateAtStart === false,
      onlyNew: from.migrateOnlyNew === true,
    })
  } catch (error) {
    await owner.close()
    throw error
  }
  if (owner.engine === 'pglite') return owner
  await owner.close()
  const service = await openDatabase({ ...from, role: SERVICE_ROLE })
  if (from.production && (await mayBecomeOwner(service))) {
    await service.close()
    throw new Error(
      'The login of DATABASE_URL owns the tables or may become their owner: give it no rights of its own.',
    )
  }
  return service
}

/**
 * Whether the login may act as the owner of the tables. An attacker who controls the custodian could reset the role of
 * a session and use these privileges.
 */
export async function mayBecomeOwner(service: Database): Promise<boolean> {
  const { rows } = await service.executeSql(`
    select bool_or(pg_has_role(session_user, c.relowner, 'member')) as may
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`)
  return rows[0]?.['may'] === true
}

/**
 * Waits for a database that is starting or unreachable. Any other failure, such as a wrong password, is thrown
 * immediately.
 */
async function openPatiently(options: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const givesUpAt = Date.now() + PATIENCE_MS
  for (let wait = 250; ; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await openDatabase({ ...options, fillNew: unpackBuilt })
    } catch (error) {
      if (!isTransient(error) || Date.now() + wait > givesUpAt) throw error
      await pause(wait)
    }
  }
}

function loginOf(databaseUrl: string | null): string | null {
  const name = databaseUrl === null ? '' : decodeURIComponent(new URL(databaseUrl).username)
  return name === '' ? null : name
}
