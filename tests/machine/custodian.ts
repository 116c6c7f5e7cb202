import { sql } from 'kysely'
import { demoDay } from '../../custodian/bank/demoBank.ts'
import { startFileWork } from '../../custodian/planUploads/fileWork.ts'
import { startWatch } from '../../custodian/integrity/watch.ts'
import { openDatabase, type Db } from '../../custodian/platform/db/connect.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { createServices } from '../../custodian/platform/context/services.ts'
import { createLog } from '../../custodian/platform/log.ts'
import { wordsAssociatedData } from '../../custodian/mail/paper.ts'
import { openLetter } from '../../custodian/mail/outbox.ts'
import { buildServer } from '../../custodian/server.ts'
import { testClock, testConfig } from '../../custodian/testing.ts'
import type { Answer, Order } from './orders.ts'
import { seed, seedClerk } from './seed.ts'

// A custodian started like main.ts, with a clock that the test sets and direct access to its database, because an
// embedded database has a single process.

const env = (name: string) => process.env[name] ?? ''
const databaseUrl = env('MACHINE_DATABASE') || null
const dataDir = env('MACHINE_DATA')
const port = Number(env('MACHINE_PORT'))

const clock = testClock(new Date(env('MACHINE_NOW')))
const log = createLog('error', 'errors')
const config = { ...testConfig, port, dataDir, databaseUrl, businessTimeZone: 'UTC', timetable: false }
const database = await prepareDatabase(config)
const owner = databaseUrl === null ? database : await openDatabase({ databaseUrl, dataDir })
const services = createServices({ config, database, clock, log })
const app = await buildServer(services, log)
startFileWork(services, log)
startWatch(services, log)
await app.listen({ port, host: '127.0.0.1' })

process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => {
  void follow(order).then(
    (value) => tell({ id: order.id, value }),
    (error: unknown) => tell({ id: order.id, error: String(error) }),
  )
})
tell({ id: 0, value: 'listening' })

function tell(answer: Answer): void {
  process.send?.(answer)
}

async function follow(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'clock':
      return clock.set(new Date(order.now))
    case 'seed':
      return order.hasClerk ? seedClerk(services) : seed(services)
    case 'rows':
      return rowsOf(owner.work, order.text)
    case 'rolledBack':
      return owner.work.connection().execute((connection) => rolledBack(connection, order.statements))
    case 'letter':
      return newestLetter(order.to, order.letter)
    case 'paper':
      return newestPaper(order.ownerId)
    case 'bankDay':
      return demoDay(services)
  }
}

async function rowsOf(db: Db, text: string): Promise<unknown[]> {
  return (await sql.raw(text).execute(db)).rows
}

/** Runs the statements in a transaction that is rolled back; returns the rows of each. */
async function rolledBack(connection: Db, statements: readonly string[]): Promise<unknown[][]> {
  await rowsOf(connection, 'begin')
  try {
    const answers: unknown[][] = []
    for (const statement of statements) answers.push(await rowsOf(connection, statement))
    return answers
  } finally {
    await rowsOf(connection, 'rollback')
  }
}

/** The text of the newest release letter to an owner, including the address. */
async function newestPaper(ownerId: number): Promise<string | null> {
  const letter = await services.db
    .selectFrom('letter')
    .select(['account_owner_id', 'kind', 'words_sealed'])
    .where('account_owner_id', '=', ownerId)
    .where('kind', '=', 'RELEASE')
    .orderBy('letter_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return letter?.words_sealed ? services.pii.open(letter.words_sealed, wordsAssociatedData(letter)) : null
}

async function newestLetter(to: string, kind: string): Promise<string | null> {
  const letter = await services.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('to_address', '=', to)
    .where('kind', '=', kind)
    .orderBy('mail_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return letter ? openLetter(services.pii, letter).text : null
}
