import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import pg from 'pg'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { reverse } from '../../custodian/ledger/ledger.ts'
import { importReturn } from '../../custodian/payments/importReturn.ts'
import { writeContextIn } from '../../custodian/platform/context/writeContext.ts'
import { lettersOf } from '../../custodian/mail/testing.letters.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { FIRST_OF_MANY, manyApprovedRequests } from '../manyRequests.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// Two requests of every kind that Calculate Withdrawals can process: together in a batch, and each alone because
// another session holds its account. Both must give the same result.

const OF_EACH = 2

/** SQL that turns requests `r` into each kind; owner, account and book of a request have the same id. */
const KINDS: Readonly<Record<string, string>> = {
  ordinary: '',
  'of a full amount':
    'update distribution_request r set is_full_amount = true where @; insert into interest_accrual select n, $$2026-02-20$$, 1500000 from ids',
  'of a full amount, not signed':
    'update distribution_request r set is_full_amount = true, signed_at = null where @; insert into interest_accrual select n, $$2026-02-20$$, 1500000 from ids',
  'not signed': 'update distribution_request r set signed_at = null where @',
  'on an account that is not open':
    'update retirement_account set status_id = 2 where account_id in (select n from ids)',
  'for more than there is': 'update distribution_request r set amount_cents = 600000 where @',
  'for less than the fee':
    'update distribution_request r set amount_cents = 2500, federal_cents = 0, state_cents = 0 where @',
  'of a state without a rule': 'update distribution_request r set residence_state = $$ZZ$$ where @',
  'of somebody too young':
    'update account_owner set date_of_birth = $$2000-01-01$$ where account_owner_id in (select n from ids)',
  'of a rollover without payee':
    'update distribution_request r set kind = $$ROLLOVER$$, distribution_type_id = 50 where @',
  held: 'insert into payout_hold (account_owner_id, since) select n, now() from ids',
  'not signed in time': `update distribution_request r set signed_at = null, status_id = 1, date_requested = '2026-01-02' where @;
    insert into attachment (attachment_id, guid, account_owner_id, request_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
      select n, n::text, n, n, 3, 'form.pdf', 'application/pdf', 1, '', '2026-01-02' from ids;
    insert into envelope (envelope_hash, kind, account_owner_id, request_id, attachment_id, email, created_at, expires_at, document_sha256)
      select n::text, 'DISTRIBUTION_FORM', n, n, n, 'x@many.example', '2026-01-02', '2026-01-05', '' from ids;
    insert into approval (effect, subject_entity, subject_id, account_owner_id, description, changes, payload, asked_at)
      select 'request-evidence', 'distribution_request', n::text, n, 'x', '[]', '{}', '2026-01-02' from ids`,
  'changed and not signed in time': `update distribution_request r set signed_at = null, status_id = 1, date_requested = '2026-01-02' where @;
    insert into approval (effect, subject_entity, subject_id, account_owner_id, description, changes, payload, asked_at)
      select 'request-change', 'distribution_request', n::text, n, 'x', '[]', '{}', '2026-01-02' from ids`,
  'asked for lately and not signed':
    'update distribution_request r set signed_at = null, status_id = 1, date_requested = $$2026-03-09$$ where @',
}

/** Kinds of requests that were paid before and are approved again. */
const PAID: Readonly<Record<string, string>> = {
  'whose payment is here': '',
  'whose payment has left': '',
  'whose payment came back, says the bank': '',
  'whose payment came back, says one of staff': '',
  'whose payment came back for wrong details': 'update distribution_request r set bank_details_failed = true where @',
  'whose payment was taken back': '',
}
const names = [...Object.keys(KINDS), ...Object.keys(PAID)]
const idsOf = (name: string) =>
  Array.from({ length: OF_EACH }, (_, place) => FIRST_OF_MANY + names.indexOf(name) * OF_EACH + place)

const keys = { piiKeys: [randomBytes(32)], hashKey: randomBytes(32) }
let postgres: Postgres
const opened: Array<() => Promise<unknown>> = []

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  for (const close of opened) await close()
  await postgres?.stop()
})

const calculate = (server: TestServer) => runJob(server.services, JOB_TYPE.calculateWithdrawals)

/** A custodian with two requests of every kind. */
async function firm(): Promise<{ server: TestServer; person: pg.Client; other: pg.Client }> {
  const databaseUrl = await postgres.database()
  const database = await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: 'memory' })
  const server = await startTestServer({ database, config: keys })
  const person = await connected(databaseUrl)
  opened.push(() => server.close())
  await manyApprovedRequests(database, names.length * OF_EACH)
  await payBefore(server, person)
  for (const [name, change] of Object.entries({ ...KINDS, ...PAID })) {
    await person.query(`create temp table ids as select unnest(array[${idsOf(name).join()}]) as n`)
    await person.query(change.replaceAll('@', 'r.request_id in (select n from ids)'))
    await person.query('drop table ids')
  }
  return { server, person, other: await connected(databaseUrl) }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  opened.unshift(() => client.end())
  return client
}

async function payBefore(server: TestServer, person: pg.Client): Promise<void> {
  const before = Object.keys(PAID).flatMap(idsOf).join()
  await person.query(`update distribution_request set status_id = 5 where request_id not in (${before})`)
  await calculate(server)
  const { jobId } = await runJob(server.services, JOB_TYPE.processWithdrawals)
  await person.query(`
    insert into portal_user (user_id, email, role_id) values (21, 'admin@example.com', 1);
    insert into job_file (job_file_id, job_id, file_name, content_type, size_bytes, sha256, content, created_at)
      values (1, ${jobId}, 'checks.pdf', 'application/pdf', 1, '', '', '2026-03-10');
    update payment set check_number = request_id, job_file_id = 1, sent_for = '2026-03-10'
      where request_id not in (${idsOf('whose payment is here').join()})`)
  await server.services.db.transaction().execute(async (tx) => {
    const context = writeContextIn(tx, server.services, { requestId: 'before' })
    const cameBack = (checkNumber: number, code: string, takenInBy: number | null) =>
      importReturn(context, { jobId, takenInBy }, { checkNumber, code })
    for (const id of idsOf('whose payment came back, says the bank')) await cameBack(id, 'STOPPED', null)
    for (const id of idsOf('whose payment came back, says one of staff')) await cameBack(id, 'STOPPED', 21)
    for (const id of idsOf('whose payment came back for wrong details')) await cameBack(id, 'STALE', null)
    for (const id of idsOf('whose payment was taken back')) {
      const paid = await tx
        .selectFrom('ledger_transaction')
        .select('transaction_id')
        .where('request_id', '=', id)
        .executeTakeFirstOrThrow()
      await reverse(tx, paid.transaction_id, { date: context.today, note: null, createdBy: null })
      await tx.updateTable('payment').set({ closed_as: 'REVERSED' }).where('request_id', '=', id).execute()
    }
  })
  await person.query('update distribution_request set status_id = 2, incomplete_reason = null')
}

/** All data that the job writes, without ids that depend on the order of processing. */
async function rowsOf({ services }: TestServer) {
  const read = async (query: string) => (await services.database.executeSql(query)).rows
  const letters = await lettersOf(services, 'request-status')
  return {
    requests: await read('select * from distribution_request order by request_id'),
    events: await read('select request_id, kind, at, user_id, note from request_event order by request_id, event_id'),
    letters: letters.map(({ to_address, body_text }) => `${to_address} ${body_text}`).toSorted(),
    lines: await read(`select t.idempotency_key, t.request_id, t.transaction_type_id, t.transaction_date, t.note,
        p.book_id, p.side, p.amount_cents
      from ledger_transaction t join posting p using (transaction_id)
      where not exists (select from interest_earned e where e.transaction_id = t.transaction_id) order by 1, 2, 3, 6, 7, 8`),
    // Remainders of a cent differ between batch and single posting, but the earned interest is the same.
    earned: await read('select through, sum(micro_cents) from interest_earned group by 1'),
    accrued: await read('select * from interest_accrual order by account_id'),
    accounts: await read('select account_id, status_id from retirement_account order by account_id'),
    payments: await read('select request_id, method, amount_cents, closed_as from payment order by 1, 4'),
    envelopes: await read('select envelope_hash, superseded_at from envelope order by 1'),
    approvals: await read('select subject_id, status, decided_at, decided_by from approval order by 1'),
    audit: await read(`select at, user_id, account_owner_id, action, entity, before, after,
        case entity when 'ledger_transaction' then null else entity_id end as entity_id
      from audit where action not in ('job.run', 'interest.earned') and action not like 'payment.%' order by account_owner_id, action, entity,
        entity_id, before::text, after::text`),
  }
}

/** Waits until the job waits for a lock held by this session. */
async function untilItWaits(person: pg.Client): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await person.query<{ yes: boolean }>(
        'select exists (select from pg_locks where not granted and pid <> pg_backend_pid()) as yes',
      )
      return rows[0]?.yes
    },
    { timeout: 60_000, interval: 5 },
  )
}

test('writes the same rows for requests of every kind whether processed in a batch or one at a time', async () => {
  const [together, alone] = [await firm(), await firm()]
  const before = await rowsOf(together.server)
  const outcome = await calculate(together.server)

  // One session locks the accounts of unsigned requests, which are processed first; the other locks all other accounts.
  const overdue = idsOf('not signed in time').join()
  await alone.person.query(`begin; select from retirement_account where account_id in (${overdue}) for update`)
  await alone.other.query(`begin; select from retirement_account where account_id not in (${overdue}) for update`)
  const run = calculate(alone.server)
  await untilItWaits(alone.person)
  await alone.person.query('commit')
  await untilItWaits(alone.person)
  await alone.other.query('commit')
  expect(await run).toMatchObject({ ...outcome, jobId: expect.anything() })

  const rows = await rowsOf(together.server)
  expect(await rowsOf(alone.server)).toEqual(rows)
  expect(rows).not.toEqual(before)
  const statusOf = new Map(rows.requests.map((row) => [row['request_id'], row['status_id']]))
  expect(names.map((name) => `${name}: ${String(statusOf.get(idsOf(name)[1]))}`)).toMatchInlineSnapshot(`
    [
      "ordinary: 3",
      "of a full amount: 3",
      "of a full amount, not signed: 1",
      "not signed: 1",
      "on an account that is not open: 6",
      "for more than there is: 6",
      "for less than the fee: 6",
      "of a state without a rule: 6",
      "of somebody too young: 6",
      "of a rollover without payee: 6",
      "held: 2",
      "not signed in time: 5",
      "changed and not signed in time: 1",
      "asked for lately and not signed: 1",
      "whose payment is here: 3",
      "whose payment has left: 3",
      "whose payment came back, says the bank: 3",
      "whose payment came back, says one of staff: 3",
      "whose payment came back for wrong details: 6",
      "whose payment was taken back: 6",
    ]
  `)
  expect(outcome).toMatchInlineSnapshot(`
    {
      "calculated": 12,
      "cancelled": 2,
      "failures": [],
      "held": 2,
      "incomplete": 16,
      "jobId": 2003,
      "unsigned": 4,
    }
  `)
})
