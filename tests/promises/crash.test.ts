import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { people, restSignIn, type Rest } from '../clients.ts'
import { startStack, type Stack } from '../stack.ts'

// Kills the custodian (kill -9) repeatedly during postings. Acknowledged postings must exist afterwards and be
// complete; others may be missing, but never partial.

/**
 * Acknowledged postings before each kill. The second kill follows a recovery, the third one comes during the first
 * postings of all clients.
 */
const KILLS = [20, 20, 1]

describe.each(['postgres', 'embedded'] as const)('a custodian killed during postings (%s)', (database) => {
  it('loses no acknowledged posting when the custodian is killed, and keeps debits equal to credits', async () => {
    const stack = await startStack({ database, gateway: false })
    try {
      const acknowledged: number[] = []
      for (const [round, postings] of KILLS.entries()) {
        const admin = await restSignIn(stack.custodianUrl, people.admin)
        const book = await bookOfAnn(stack)
        const already = acknowledged.length
        const work = Array.from({ length: 8 }, (_, worker) =>
          postUntilDead(admin, book, `${round}-${worker}`, acknowledged),
        )
        while (acknowledged.length < already + postings) await pause(1)
        await stack.killCustodian('SIGKILL')
        await Promise.all(work)
        await stack.startCustodian()
      }
      const admin = await restSignIn(stack.custodianUrl, people.admin)
      for (const id of acknowledged) {
        const { status, body } = await admin('GET', `/api/accounting/transaction/${id}`)
        expect(status, `transaction ${id}`).toBe(200)
        const lines = body as { amount: number; isCredit: boolean }[]
        expect(lines.length).toBeGreaterThanOrEqual(2)
        const cents = lines.map(({ amount, isCredit }) => Math.round(Math.abs(amount) * 100) * (isCredit ? 1 : -1))
        expect(cents.reduce((sum, one) => sum + one, 0)).toBe(0)
      }
      expect(new Set(acknowledged).size).toBe(acknowledged.length)
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS.reduce((sum, one) => sum + one, 0))
    } finally {
      await stack.stop()
    }
  })
})

async function bookOfAnn(stack: Stack): Promise<number> {
  const ann = await restSignIn(stack.custodianUrl, people.ann)
  const { body } = await ann('GET', '/api/transaction/summary/plan/501')
  return (body as { bookId: number }).bookId
}

/**
 * Posts single cents to one book until the server stops answering, and records the acknowledged postings. If a slow
 * machine refuses a call after a long wait, repeats the call with the same key.
 */
async function postUntilDead(admin: Rest, bookId: number, worker: string, acknowledged: number[]): Promise<void> {
  let turn = 0
  while (true) {
    try {
      const { status, body } = await admin(
        'POST',
        '/api/accounting/transaction',
        {
          transactionTypeId: TRANSACTION_TYPE.feeAdjustment,
          feeTypeId: TRANSACTION_TYPE.annualFee,
          amount: 0.01,
          bookId,
          note: null,
        },
        { 'idempotency-key': `crash-${worker}-${turn}` },
      )
      if (status === 503) continue
      if (status !== 200) throw new Error(`a posting answered ${status}: ${JSON.stringify(body)}`)
      acknowledged.push((body as { id: number }).id)
      turn += 1
    } catch (error) {
      if (error instanceof TypeError) return // the connection broke: the custodian is gone
      throw error
    }
  }
}
