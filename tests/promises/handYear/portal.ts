import { JOB_TYPE } from '../../../contract/jobType.ts'
import type { Rest } from '../../clients.ts'
import { finishWizard, type WizardChoice } from '../../wizard.ts'
import { runBusinessDay } from '../../../custodian/jobs/businessDay.ts'
import { startTestServer, type TestServer } from '../../../custodian/testing.ts'
import { tokenHash } from '../../../custodian/platform/http/session.ts'
import { openLetter } from '../../../custodian/mail/outbox.ts'
import { planFilesSettled } from '../../../custodian/planUploads/planFile.ts'

// The test's custodian, whose clock moves day by day, and its employees.

/** Two employees with one role: one requests, the other decides. */
export const MAKER = 21
export const DECIDER = 25
const OPERATOR = { authorization: 'Operator operator-key-of-the-tests' }

export interface Portal {
  server: TestServer
  as: (userId: number) => Rest
  /** A call that must succeed; if it needs a second person, another employee approves it. */
  does: (userId: number, method: 'POST' | 'PUT', path: string, body?: unknown) => Promise<Record<string, unknown>>
  operator: (path: string, body: unknown) => Promise<Record<string, unknown>>
  /** Goes through the wizard, signs and approves. Returns the number of the request. */
  withdraw: (
    owner: { accountId: number; userId: number; email: string; name: string },
    choice: WizardChoice,
  ) => Promise<number>
  /** Completes the request, so that the account accepts another request. */
  complete: (requestId: number) => Promise<void>
  /** Enters new bank details for a returned deposit and approves the request again. */
  payAgain: (requestId: number, routingNumber: string, accountNumber: string) => Promise<void>
  runDay: (day: string) => Promise<void>
}

export async function startPortal(): Promise<Portal> {
  const server = await startTestServer()
  const { services, app } = server
  await services.database.executeSql(`
    insert into portal_user (user_id, email, role_id) values (${MAKER}, 'maker@example.com', 1), (${DECIDER}, 'decider@example.com', 1);
    insert into plan (plan_id, name, interest_basis_points, company_id) values (1, 'Alpha Plan', 365, 1)`)
  const tokens = new Map<number, string>()
  const tokenOf = async (userId: number) => {
    const known = tokens.get(userId)
    if (known) return known
    const token = `by-hand-${userId}-`.padEnd(43, 'x')
    await services.db
      .insertInto('session')
      .values({
        token_hash: tokenHash(token),
        user_id: userId,
        created_at: services.clock.now(),
        expires_at: new Date('2099-01-01T00:00:00Z'),
      })
      .execute()
    tokens.set(userId, token)
    return token
  }
  let key = 0
  const inject = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { 'idempotency-key': `by-hand-${++key}`, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const isJson = String(answer.headers['content-type'] ?? '').includes('json') && answer.body !== ''
    return {
      status: answer.statusCode,
      body: isJson ? (JSON.parse(answer.body) as unknown) : answer.body,
      headers: new Headers(),
    }
  }
  const as =
    (userId: number): Rest =>
    async (method, path, body) =>
      inject(method, path, body, { authorization: `Bearer ${await tokenOf(userId)}` })
  const done = (path: string, answer: { status: number; body: unknown }) => {
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return (answer.body || {}) as Record<string, unknown>
  }
  const does: Portal['does'] = async (userId, method, path, body = {}) => {
    const answered = done(path, await as(userId)(method, path, body))
    const waiting = answered['approvalId']
    if (typeof waiting === 'number') await approve(waiting)
    return answered
  }
  const approve = async (approvalId: number) =>
    done('approve', await as(DECIDER)('POST', `/api/approval/${approvalId}/approve`, { note: 'Checked' }))
  const operator = async (path: string, body: unknown) => done(path, await inject('POST', path, body, OPERATOR))
  const requestOf = (id: number) =>
    services.db.selectFrom('distribution_request').selectAll().where('request_id', '=', id).executeTakeFirstOrThrow()
  const save = async (by: number, id: number, statusId: number, bankDetails?: unknown) => {
    const row = await requestOf(id)
    const isRollover = row.kind === 'ROLLOVER'
    const dollars = (cents: bigint | null) => Number(cents ?? 0n) / 100
    const shared = {
      id,
      amount: dollars(row.amount_cents),
      address1: row.address1,
      city: row.city,
      state: row.state,
      zip: row.zip,
      statusId,
      waiveFees: row.waive_fees,
      version: row.version,
    }
    await does(
      by,
      'PUT',
      isRollover ? '/api/rollover/admin/rollover' : '/api/withdrawal/admin/withdrawal',
      isRollover
        ? {
            ...shared,
            checkPayableTo: row.check_payable_to,
            attentionTo: row.attention_to,
            receivingAccountNumber: '4455667788',
          }
        : {
            ...shared,
            federalWithholding: dollars(row.federal_cents),
            stateWithholding: dollars(row.state_cents),
            ...(bankDetails ? { bankDetails } : {}),
          },
    )
  }
  const withdraw: Portal['withdraw'] = async ({ accountId, userId, email, name }, choice) => {
    const owner = as(userId)
    await finishWizard(owner, accountId, choice)
    const { requestId } = done('finalize', await owner('POST', `/api/wizard/finalize/${accountId}`, {}))
    const letter = await services.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('to_address', '=', email)
      .where('kind', '=', 'distribution-form')
      .orderBy('mail_id', 'desc')
      .executeTakeFirstOrThrow()
    const link = /\/sign\/([\w-]+)/.exec(openLetter(services.pii, letter).text)?.[1] ?? ''
    const signature = { signerName: name, consent: true }
    done('sign', await owner('POST', `/api/signature/${link}`, signature))
    await save(DECIDER, requestId as number, 2)
    return requestId as number
  }
  return {
    server,
    as,
    does,
    operator,
    withdraw,
    complete: (id) => save(DECIDER, id, 4),
    payAgain: async (id, routingNumber, accountNumber) => {
      await save(MAKER, id, 6, { routingNumber, accountNumber, isSavings: false })
      await save(DECIDER, id, 2)
    },
    runDay: async (day) => {
      await runBusinessDay(services, services.log, day)
      await planFilesSettled()
      const failed = await services.db
        .selectFrom('job')
        .select(['job_type_id', 'last_error'])
        .where('last_error', 'is not', null)
        .where('business_date', '=', day)
        // An error about a death that the bank reported is expected, because staff process the report.
        .where('last_error', 'not like', '%has died.%')
        .execute()
      if (failed.length > 0) throw new Error(`${day}: ${JSON.stringify(failed)}`)
    },
  }
}

/** The jobs of a tax year. */
export const TAX_JOBS = [JOB_TYPE.taxForms, JOB_TYPE.taxCopies]
