import { addBankDays, isBankDay } from '../../../custodian/platform/calendar/bankDays.ts'
import type { Portal } from './portal.ts'

// A bank independent of the books: only received files and the test change its balance. It settles deposit files on
// their effective day, cashes checks two bank days after their date, and moves fees and pays interest on the bank day
// after the order.

interface BankLine {
  side: 'C' | 'D'
  cents: number
  /** BAI2 type code. */
  type: string
  reference?: string
}

export interface Bank {
  /** Adds an expected entry before the day ends: incoming or drawn money, in cents. */
  expect(line: BankLine): void
  /** Ends a day: the custodian imports the bank's statement. Returns the balance. */
  endDay(day: string): Promise<number>
}

const dollars = (cents: number) => `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)}`

export function openBank({ server, operator }: Portal): Bank {
  let balance = 0
  const paid = new Set<number>()
  const swept = new Set<number>()
  let expected: BankLine[] = []
  return {
    expect: (line) => expected.push(line),
    endDay: async (day) => {
      const sent = await server.services.db
        .selectFrom('payment')
        .select(['payment_id', 'method', 'amount_cents', 'check_number', 'sent_for', 'job_file_id'])
        .where('sent_for', 'is not', null)
        .orderBy('payment_id')
        .execute()
      const due = sent.filter(
        ({ payment_id: id, method, sent_for: date }) =>
          !paid.has(id) && date !== null && (method === 'ACH' ? date <= day : cashedOn(date) <= day),
      )
      for (const { payment_id: id } of due) paid.add(id)
      const sweeps = (
        await server.services.db.selectFrom('own_transfer').selectAll().orderBy('month').execute()
      ).filter(({ own_transfer_id: id, asked_on: date }) => !swept.has(id) && addBankDays(date, 1) <= day)
      for (const { own_transfer_id: id } of sweeps) swept.add(id)
      const deposits = Map.groupBy(
        due.filter(({ method }) => method === 'ACH'),
        ({ job_file_id: file }) => file,
      )
      const lines: BankLine[] = [
        ...expected,
        ...sweeps.map(({ amount_cents: cents, month, purpose }) => ({
          side: purpose === 'FEES' ? ('D' as const) : ('C' as const),
          cents: Number(cents),
          type: purpose === 'FEES' ? '577' : '275',
          reference: `${purpose === 'FEES' ? 'SWEEP' : 'FUND'}-${month.slice(0, 7)}`,
        })),
        ...[...deposits.values()].map((file) => ({
          side: 'D' as const,
          cents: file.reduce((sum, { amount_cents: cents }) => sum + Number(cents), 0),
          type: '466',
        })),
        ...due
          .filter(({ method }) => method === 'CHECK')
          .map((check) => ({
            side: 'D' as const,
            cents: Number(check.amount_cents),
            type: '475',
            reference: String(check.check_number),
          })),
      ]
      expected = []
      const opening = balance
      for (const { side, cents } of lines) balance += side === 'C' ? cents : -cents
      const row = (side: string, amount: number, type: string, number: number | '', reference = '') =>
        [day, '000123456789', side, dollars(amount), type, number && `${day}-${number}`, reference, ''].join(',')
      const content = [
        'as_of,account,side,amount,type,bank_ref,customer_ref,text',
        row('', opening, 'opening', ''),
        ...lines.map(({ side, cents, type, reference }, index) => row(side, cents, type, index + 1, reference)),
        row('', balance, 'closing', ''),
        '',
      ].join('\n')
      await operator('/api/bank/statement', { content: Buffer.from(content).toString('base64') })
      return balance
    },
  }
}

const cashedOn = (date: string) => (isBankDay(date) ? addBankDays(date, 2) : addBankDays(date, 3))
