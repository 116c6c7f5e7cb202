import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isStatementRefused, sqlState } from './errors.ts'

/** Maximum number of prepared statements per connection. 400 small statements use 9 MB of a server process. */
const MOST_NAMES = 200
const MOST_TEXTS = 1_000
/** Longest text that is prepared. Longer texts are bulk inserts, whose row count rarely repeats. */
const LONGEST_TEXT = 20_000
/**
 * Number of refusals within a minute after which prepared statements stay off. A pooler, which gives each
 * transaction another session, causes such refusals.
 */
const MOST_REFUSALS = 5
const MINUTE_MS = 60_000

const MAY_BE_NAMED = /^\s*(?:select|with|insert|update|delete)\b/i

/**
 * A pool client that sends a text as a named prepared statement from its second run on, so that PostgreSQL keeps its
 * plan. The name is a hash of the text, because behind a pooler a sequential name could be another client's
 * statement.
 * @param onTurnedOff called once, if the server keeps refusing names and prepared statements stay off for this process
 */
export function withPreparedStatements(
  pool: Pool,
  { mostNames = MOST_NAMES, onTurnedOff = () => {} }: { mostNames?: number; onTurnedOff?: () => void } = {},
): PostgresPool {
  const names = new Map<string, string | null>()
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  /** A refusal increments this number, because sessions of older connections probably refuse their names as well. */
  let generation = 0
  let refusals: number[] = []
  let isOff = false

  const nameOf = (text: string): string | null => {
    const known = names.get(text)
    if (known) return known
    const name = known === undefined ? null : `k${createHash('sha256').update(text).digest('base64url').slice(0, 27)}`
    names.delete(text)
    names.set(text, name)
    const [oldest] = names.keys()
    if (names.size > MOST_TEXTS && oldest !== undefined) names.delete(oldest)
    return name
  }

  const noteRefusal = (error: unknown) => {
    generation += 1
    // A refusal because of a changed table does not indicate a pooler.
    if (sqlState(error) === '0A000') return
    const now = performance.now()
    refusals = [...refusals.filter((at) => now - at < MINUTE_MS), now]
    if (isOff || refusals.length < MOST_REFUSALS) return
    isOff = true
    onTurnedOff()
  }

  const clientOf = (client: PoolClient): PostgresPoolClient => {
    const sent = new Set<string>()
    let since = generation
    const isRetired = () => sent.size > 0 && (isOff || since !== generation)
    const nameToSend = (text: string, values: readonly unknown[]): string | null => {
      if (isOff || isRetired() || text.length > LONGEST_TEXT || !MAY_BE_NAMED.test(text)) return null
      // A text with several statements can't be prepared. Such texts have no parameters.
      if (values.length === 0 && text.includes(';')) return null
      const name = nameOf(text)
      return name !== null && (sent.has(name) || sent.size < mostNames) ? name : null
    }
    const query = async (text: string, values: readonly unknown[] = []) => {
      const name = nameToSend(text, values)
      if (name === null) return client.query(text, [...values])
      if (sent.size === 0) since = generation
      sent.add(name)
      try {
        return await client.query({ name, text, values: [...values] })
      } catch (error) {
        if (!isStatementRefused(error)) throw error
        noteRefusal(error)
        // A failed statement ends its transaction, so the caller must retry the transaction.
        if (client.getTransactionStatus() !== 'I') throw error
        return client.query(text, [...values])
      }
    }
    return {
      query,
      // node-postgres never deallocates names while a connection is open.
      release: (destroy?: boolean) => client.release(destroy === true || isRetired()),
    } as unknown as PostgresPoolClient
  }

  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      let named = clients.get(client)
      if (!named) clients.set(client, (named = clientOf(client)))
      return named
    },
    end: () => pool.end(),
  }
}
