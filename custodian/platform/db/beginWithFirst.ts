import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Connection, Pool, PoolClient, Query, QueryConfig, QueryResult } from 'pg'

const BEGINS = /^(?:begin|start transaction\b[^;]*)$/
const ENDS = /^(?:commit|rollback)$/

/** Of node-postgres: what a statement is sent and answered by. */
type QueryClass = typeof Query
type Callback = (error: Error | null, result?: QueryResult) => void
type Wire = Connection & {
  parse: (statement: { text: string; name: string }) => void
  bind: (portal: { values: unknown[] }) => void
  execute: (portal: object) => void
  stream: { cork: () => void; uncork: () => void }
}
/** How an answer is taken in; its types leave that out. */
type Answered = { handleCommandComplete: (message: unknown, connection: Connection) => void }

/**
 * The connections of a pool, on which a transaction begins together with its first statement: one way to the server and
 * back less. Both go out as one: where the beginning fails, the server passes by the statement, so that it can never run
 * outside of its transaction.
 */
export function beginningWithFirst(pool: Pool, Base: QueryClass): PostgresPool {
  const made = new WeakMap<PoolClient, PostgresPoolClient>()
  const First = firstOf(Base)
  return {
    connect: async () => {
      const client = await pool.connect()
      let beginning = made.get(client)
      if (!beginning) made.set(client, (beginning = clientOf(client, First)))
      return beginning
    },
    end: () => pool.end(),
  } as PostgresPool
}

function clientOf(client: PoolClient, First: ReturnType<typeof firstOf>): PostgresPoolClient {
  let begin: string | null = null
  const query = async (
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Pick<QueryResult, 'command' | 'rows'>> => {
    if (begin === null) {
      if (!BEGINS.test(text)) return client.query(text, [...values])
      begin = text
      return { command: 'BEGIN', rows: [] }
    }
    const first = begin
    begin = null
    if (ENDS.test(text)) return { command: text.toUpperCase(), rows: [] }
    // Several statements in one text are sent in another way, which has no place for one before them.
    if (values.length === 0 && text.includes(';')) {
      await client.query(first)
      return client.query(text)
    }
    return new Promise((resolve, reject) => {
      const answered: Callback = (error, result) => (error || !result ? reject(error ?? new Error()) : resolve(result))
      client.query(new First(first, { text, values: [...values] }, answered))
    })
  }
  return {
    query,
    release: (error?: Error | boolean) => {
      begin = null
      client.release(error)
    },
  } as unknown as PostgresPoolClient
}

/** A statement with the one that begins its transaction before it, whose answer nobody waits for. */
function firstOf(Base: QueryClass) {
  const answer = (Base.prototype as unknown as Answered).handleCommandComplete
  return class First extends Base {
    readonly #begin: string
    #hasBegun = false

    constructor(begin: string, config: QueryConfig, answered: Callback) {
      // Without values a statement would be sent in the simple way, of which one cannot be skipped after another.
      super({ ...config, queryMode: 'extended' } as QueryConfig, answered as never)
      this.#begin = begin
    }

    override submit = (connection: Connection): void => {
      const wire = connection as Wire
      wire.stream.cork()
      try {
        wire.parse({ text: this.#begin, name: '' })
        wire.bind({ values: [] })
        wire.execute({})
        return Base.prototype.submit.call(this, connection)
      } finally {
        wire.stream.uncork()
      }
    }

    handleCommandComplete(message: unknown, connection: Connection): void {
      if (this.#hasBegun) answer.call(this, message, connection)
      else this.#hasBegun = true
    }
  }
}
