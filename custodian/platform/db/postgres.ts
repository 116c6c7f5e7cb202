import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type PostgresPool,
} from 'kysely'
import { patience, takeTurn } from './underWay.ts'

/** A connection keeps its limit until another is wanted: whole steps make that rare. */
const STEP_MS = 1_000

/**
 * Kysely's own, whose connections are not given to a request that is late, and let a statement take no longer than the
 * request it is for is waited for.
 * @param most milliseconds of a statement as the pool's connections begin; null for an engine that cannot end one
 */
export function postgresDialect(pool: PostgresPool, most: number | null): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PatientDriver(pool, most),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class PatientDriver extends PostgresDriver {
  readonly #limits = new WeakMap<DatabaseConnection, number>()
  readonly #most: number | null

  constructor(pool: PostgresPool, most: number | null) {
    super({ pool })
    this.#most = most
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await takeTurn(
      () => super.acquireConnection(),
      (turn) => super.releaseConnection(turn as never),
    )
    if (this.#most === null) return connection
    const wanted = Math.min(this.#most, Math.ceil(patience(this.#most) / STEP_MS) * STEP_MS)
    if ((this.#limits.get(connection) ?? this.#most) === wanted) return connection
    try {
      await connection.executeQuery(CompiledQuery.raw(`set statement_timeout = ${wanted}`))
    } catch (error) {
      this.#limits.delete(connection)
      await super.releaseConnection(connection as never)
      throw error
    }
    this.#limits.set(connection, wanted)
    return connection
  }
}
