import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { takeTurn } from './underWay.ts'

const PATIENCE_MS = 15_000

/**
 * One embedded database has one connection. Kysely's own PGlite dialect hands it to everybody at once, so a query of
 * one request would run inside the open transaction of another; this one hands it out in turn.
 */
export function pgliteDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function pgliteDriver(pglite: PGlite): Driver {
  const turns = queue()
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const result = await pglite.query<R>(query.sql, [...query.parameters])
      return {
        rows: result.rows,
        ...(result.affectedRows === undefined ? {} : { numAffectedRows: BigInt(result.affectedRows) }),
      }
    },
    // oxlint-disable-next-line require-yield -- the interface wants a generator, the engine cannot stream
    async *streamQuery() {
      throw new Error('the embedded database cannot stream')
    },
  }
  const run = async (sql: string): Promise<void> => {
    await pglite.exec(sql)
  }
  return {
    init: () => pglite.waitReady,
    async acquireConnection() {
      await takeTurn(
        () => turns.take(),
        () => turns.give(),
      )
      return connection
    },
    async releaseConnection() {
      turns.give()
    },
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: () => pglite.close(),
  }
}

/** First come, first served. Waiting too long means code used `db` inside its own transaction: say so, do not hang. */
function queue() {
  const waiting: Array<() => void> = []
  let busy = false
  return {
    take(): Promise<void> {
      if (!busy) {
        busy = true
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const turn = () => {
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(turn), 1)
          reject(new Error('waited too long for the embedded database'))
        }, PATIENCE_MS)
        waiting.push(turn)
      })
    },
    give(): void {
      const next = waiting.shift()
      if (next) next()
      else busy = false
    },
  }
}
