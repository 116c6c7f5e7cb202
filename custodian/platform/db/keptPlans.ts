import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Of 180 statements the engine keeps 7 MB. */
const MOST_KEPT = 400
/** What was asked once is known for so long that what is asked now and then is seen a second time. */
const MOST_SEEN = 1_000
/** A longer text has the rows of a load in it, which hardly come in the same number again. */
const LONGEST = 20_000
/** A plan fits the tables as they were. After this time they may be much larger. */
const RENEWED_MS = 60_000

const MAY_BE_KEPT = /^\s*(?:select|with|insert|update|delete)\b/i

/**
 * The connections of a pool, of a statement that is asked again with other values the engine keeps what it made of the
 * text, and its plan once that is as good as one for the values at hand. In the embedded database reading and planning a
 * statement takes longer than running it where tables are small. For a pool whose sessions are its own alone: behind a
 * pooler of transactions, a name is unknown to the next session.
 */
export function keepingPlans(pool: Pool, limits: Partial<Limits> = {}): PostgresPool {
  const made = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    connect: async () => {
      const client = await pool.connect()
      let keeping = made.get(client)
      if (!keeping) made.set(client, (keeping = clientOf(client, { ...LIMITS, ...limits })))
      return keeping
    },
    end: () => pool.end(),
  } as PostgresPool
}

type Limits = { mostKept: number; renewedMs: number }
const LIMITS: Limits = { mostKept: MOST_KEPT, renewedMs: RENEWED_MS }

/** node-postgres notes here by name what the session has. */
type Named = { connection: { parsedStatements: Record<string, string | undefined> } }

function clientOf(client: PoolClient, { mostKept, renewedMs }: Limits): PostgresPoolClient {
  const { parsedStatements } = (client as unknown as Named).connection
  /** Names by their texts, and texts that were asked once; what was asked last stands last. */
  const names = new Map<string, string>()
  const seen = new Set<string>()
  let made = 0
  let renewedAt = performance.now()

  // What fails here fails in a transaction that has failed before.
  const aside = (text: string) => client.query(text).catch(() => null)

  const isOld = () => performance.now() - renewedAt >= renewedMs
  const renew = async () => {
    renewedAt = performance.now()
    await aside('discard plans')
  }
  const dropOldest = async () => {
    const [oldest] = names
    if (!oldest) return
    const [text, name] = oldest
    names.delete(text)
    // The engine does not have one that it refused.
    if (parsedStatements[name] === undefined) return
    delete parsedStatements[name]
    await aside(`deallocate ${name}`)
  }
  const nameOf = (text: string): string | null => {
    const known = names.get(text)
    if (known === undefined && !seen.delete(text)) {
      seen.add(text)
      const [oldest] = seen
      if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest)
      return null
    }
    const name = known ?? `kept${(made += 1)}`
    names.delete(text)
    names.set(text, name)
    return name
  }
  const query = async (text: string, values: readonly unknown[]) => {
    // Several statements in one text have no values.
    const mayBeKept = text.length <= LONGEST && MAY_BE_KEPT.test(text) && (values.length > 0 || !text.includes(';'))
    const name = mayBeKept ? nameOf(text) : null
    if (name === null) return client.query(text, [...values])
    if (names.size > mostKept) await dropOldest()
    if (isOld()) await renew()
    return client.query({ name, text, values: [...values] })
  }
  return {
    query,
    // The pool gives a connection another way back with each turn.
    release: (error?: Error | boolean) => client.release(error),
  } as unknown as PostgresPoolClient
}
