import type { BankLine, Reconciliation } from '../../contract/bank.ts'
import type { DeskItem } from '../../contract/returnsDesk.ts'
import { expect } from 'vitest'
import { checkDesk } from '../integrity/deskRules.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { balanceOf, internalBook, type InternalBookKind } from '../ledger/ledger.ts'
import { planFilesSettled } from '../planUploads/planFile.ts'
import { administrator, customerService } from '../testing.people.ts'
import { testConfig, type TestServer } from '../testing.ts'

/** A bank line: dollars credited (debited if negative), customer reference, the bank's text, and type code. */
type Moved = readonly [dollars: number, reference: string, text?: string, type?: string]

/** Two employees, plans that send files, and a bank with the test's statements. Amounts in dollars. */
export function bankDesk(server: () => TestServer) {
  const db = () => server().services.db
  const headers = { authorization: `Operator ${testConfig.operatorKey}` }
  const book = async (kind: InternalBookKind) => Number(await balanceOf(db(), await internalBook(db(), kind))) / 100
  const as = async (who: string, method: 'GET' | 'POST', path: string, body?: object) =>
    server().call(method, path, { token: await server().tokenOf(who), ...(body ? { body } : {}) })
  const linesOfBank = async () => (await as(administrator, 'GET', '/api/bank/lines?all=true')).body as BankLine[]
  const desk = async () => (await as(administrator, 'GET', '/api/payment/desk')).body as DeskItem[]
  const books = async () => ({
    cash: await book('CUSTODY_CASH'),
    owed: await book('PLAN_RECEIVABLE'),
    writtenOff: await book('PLAN_WRITE_OFF'),
    overpaid: await book('PLAN_SURPLUS'),
  })
  const reconciliation = async (date: string) =>
    (
      (await as(administrator, 'GET', `/api/bank/reconciliation?date=${date}`)).body as {
        reconciliation: Reconciliation
      }
    ).reconciliation

  let balance = 0
  /** Imports a statement of these lines, on its own day unless `on` is a later one. */
  async function statement(asOf: string, lines: readonly Moved[], on = asOf) {
    server().clock.set(new Date(`${on}T15:00:00Z`))
    const row = (side: string, dollars: number, type: string, reference = '', text = '') =>
      `${asOf},000123456789,${side},${dollars.toFixed(2)},${type},,${reference},${text}`
    const opening = balance
    balance = Math.round(100 * lines.reduce((sum, [dollars]) => sum + dollars, balance)) / 100
    const content = [
      'as_of,account,side,amount,type,bank_ref,customer_ref,text',
      row('', opening, 'opening'),
      ...lines.map(([dollars, reference, text, type]) =>
        row(dollars > 0 ? 'C' : 'D', Math.abs(dollars), type ?? (dollars > 0 ? '142' : '495'), reference, text),
      ),
      row('', balance, 'closing'),
      '',
    ].join('\n')
    const body = { content: Buffer.from(content).toString('base64') }
    const answer = await server().call('POST', '/api/bank/statement', { body, headers })
    expect(answer.status).toBe(200)
    return answer
  }
  /** Imports a statement of these lines; returns the id of the newest bank line. */
  async function line(asOf: string, lines: readonly Moved[]): Promise<number> {
    await statement(asOf, lines)
    return (await linesOfBank()).at(-1)?.bankLineId ?? 0
  }

  let people = 0
  /** Uploads a plan file with this amount for each person; the money waits for approval. Returns the id of the file. */
  async function file(dollars: number, planId = 1, persons = 1): Promise<number> {
    const names = 'SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType'
    const rows = Array.from({ length: persons }, () => {
      people += 1
      return `${900_440_000 + people},Pia,Person${people},03/03/1960,1 A St,B,TX,75001,${dollars.toFixed(2)},Traditional`
    })
    const sent = await as(administrator, 'POST', '/api/attachment/planupload', {
      fileName: 'people.csv',
      planTypeId: 1,
      planId,
      contentType: 'text/csv',
      fileContent: Buffer.from(`${[names, ...rows].join('\n')}\n`).toString('base64'),
    })
    await planFilesSettled()
    const { attachment_id: id } = await db()
      .selectFrom('plan_file')
      .select('attachment_id')
      .where('job_id', '=', (sent.body as { jobId: number }).jobId)
      .executeTakeFirstOrThrow()
    return id
  }
  /** Approves the waiting approval as customer service, which did not request it. */
  async function decided(): Promise<void> {
    const {
      approval_id: id,
      effect,
      amount_cents: cents,
    } = await db()
      .selectFrom('approval')
      .select(['approval_id', 'effect', 'amount_cents'])
      .where('status', '=', 'WAITING')
      .executeTakeFirstOrThrow()
    const body = effect === 'plan-money' ? { controlTotal: Number(cents) / 100 } : {}
    expect(await as(customerService, 'POST', `/api/approval/${id}/approve`, body)).toMatchObject({ status: 200 })
  }
  async function takenIn(dollars: number, planId = 1, persons = 1): Promise<number> {
    const id = await file(dollars, planId, persons)
    await decided()
    return id
  }

  /** Asserts that no integrity rule is broken, and that the day's reconciliation has no unexplained difference. */
  async function nothingIsWrong(date: string): Promise<void> {
    expect([await checkLedger(db()), await checkDesk(db())]).toEqual([[], []])
    const { cash, owed, overpaid } = await books()
    const found = await reconciliation(date)
    expect(found).toMatchObject({ difference: 0, bookBalance: cash, planReceivable: owed, planSurplus: overpaid })
    expect(found.planMoney.reduce((sum, row) => sum + row.amount, 0)).toBeCloseTo(owed, 6)
  }

  const byAdministrator = (path: string, body: object) =>
    as(administrator, 'POST', `/api/bank/${path}`, { note: 'The plan said so', ...body })
  return {
    db,
    as,
    book,
    books,
    desk,
    linesOfBank,
    reconciliation,
    statement,
    line,
    file,
    takenIn,
    decided,
    nothingIsWrong,
    match: (bankLineId: number, body: object) => byAdministrator(`lines/${bankLineId}/match`, body),
    undo: (bankLineId: number) => byAdministrator(`lines/${bankLineId}/undo`, {}),
    settle: (planFileId: number, body: object = {}) => byAdministrator(`plan-money/${planFileId}/settle`, body),
    undoSettlement: (id: number) => byAdministrator(`plan-settlements/${id}/undo`, {}),
    /** Imports the demo bank's statement of today. */
    demoBank: () => server().call('POST', '/api/bank/demo', { body: {}, headers }),
  }
}

export const messageOf = ({ body }: { body: unknown }) => JSON.stringify(body)
