import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '../../custodian/doctor/doctor.ts'
import { openDatabase } from '../../custodian/platform/db/connect.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { withPreparedStatements } from '../../custodian/platform/db/preparedStatements.ts'
import { isTransient } from '../../custodian/platform/db/transient.ts'
import { testConfig } from '../../custodian/testing.ts'
import { startPgBouncer } from '../pgbouncer.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

let postgres: Postgres
let databaseUrl: string
beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.database()
})
afterAll(() => postgres.stop())

const IGNORE =
  'ignore_startup_parameters = options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits'

describe('a pooler between custodian and PostgreSQL', () => {
  it.each([
    ['transaction', [], 'refuses the settings'],
    ['session', [], 'refuses the settings'],
    ['transaction', [IGNORE], 'drops the settings'],
    ['session', [IGNORE], 'drops the settings'],
  ])('refuses at startup a pooler in %s mode with %j that %s', async (mode, more, sentence) => {
    const pooler = await startPgBouncer(databaseUrl, [`pool_mode = ${mode}`, ...more])
    const pooled = pooler.url(databaseUrl)
    const refusal = expect.stringContaining(sentence)
    await expect(openDatabase({ databaseUrl: pooled, dataDir: '' })).rejects.toMatchObject({ message: refusal })
    await expect(
      prepareDatabase({ databaseUrl: pooled, databaseOwnerUrl: databaseUrl, dataDir: '' }),
    ).rejects.toMatchObject({ message: refusal })
    const found = await examine({ ...testConfig, databaseUrl: pooled, databaseOwnerUrl: databaseUrl })
    expect(found.filter(({ wrong }) => wrong?.includes(sentence)).map(({ what }) => what)).toEqual([
      'login of DATABASE_URL',
    ])
    await pooler.stop()
  })

  it("never returns another client's rows through a pooler in transaction mode", async () => {
    const pooler = await startPgBouncer(databaseUrl, ['pool_mode = transaction'])
    let turnedOff = 0
    const clientOf = (own: number) => {
      const pool = new Pool({ connectionString: pooler.url(databaseUrl), max: 4 })
      const options = { onTurnedOff: () => (turnedOff += 1) }
      const db = new Kysely<Record<string, never>>({
        dialect: new PostgresDialect({ pool: withPreparedStatements(pool, options) }),
      })
      const ask = async (n: number) => {
        const read = (on: typeof db) =>
          sql<{ answer: string }>`select ${sql.lit(`of ${own}: `)} || ${n}::int as answer`.execute(on)
        const inTransaction = n % 4 === 0
        const { rows } = await (inTransaction ? db.transaction().execute(read) : read(db)).catch((error: unknown) => {
          if (!inTransaction || !isTransient(error)) throw error
          return { rows: [{ answer: 'come again' }] }
        })
        return inTransaction && rows[0]?.answer === 'come again' ? null : rows[0]?.answer === `of ${own}: ${n}`
      }
      return { ask, close: () => db.destroy() }
    }
    const clients = [1, 2, 3].map(clientOf)
    const answers = await Promise.all(
      clients.flatMap(({ ask }) =>
        Array.from({ length: 4 }, async (_, caller) => {
          const own: (boolean | null)[] = []
          for (let n = 0; n < 50; n += 1) own.push(await ask(caller * 50 + n))
          return own
        }),
      ),
    )
    const all = answers.flat()
    expect(all).toHaveLength(600)
    expect(all.filter((isRight) => isRight === false)).toEqual([])
    expect(turnedOff).toBeGreaterThan(0)
    expect(turnedOff).toBeLessThanOrEqual(3)
    // Prepared statements are off by now, so no statement has to be repeated.
    const later = await Promise.all(clients.map(({ ask }) => ask(4)))
    expect(later.filter((isRight) => isRight === false)).toEqual([])
    for (const { close } of clients) await close()
    await pooler.stop()
  })
})
