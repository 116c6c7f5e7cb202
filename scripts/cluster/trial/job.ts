import { JOB_TYPE } from '../../../contract/jobType.ts'
import type { Cluster } from '../cluster.ts'

/**
 * Starts the annual fee job at both custodians at the same time, for accounts opened a year ago. Returns whether each
 * account was charged once.
 */
export async function jobAtBoth({ ports, operatorKey, databases }: Cluster): Promise<boolean> {
  const today = `(now() at time zone 'America/New_York')::date`
  await databases.ask(`update retirement_account set setup_date = ${today} - interval '1 year'`)
  const outcomes = await Promise.all(
    ports.custodians.map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/job/run`, {
        method: 'POST',
        headers: { authorization: `Operator ${operatorKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ jobTypeId: JOB_TYPE.annualFee }),
      })
      return `${answer.status} ${await answer.text()}`
    }),
  )
  const [found] = await databases.ask<{ charged: number; accounts: number }>(
    `select count(*)::int as charged, count(distinct p.book_id)::int as accounts
     from ledger_transaction t join posting p using (transaction_id) join book b using (book_id)
     where t.idempotency_key like 'annual-fee:%' and b.account_id is not null`,
  )
  const { charged = 0, accounts = 0 } = found ?? {}
  for (const outcome of outcomes) console.log(`  annual fee: ${outcome}`)
  console.log(`A job started at both custodians at the same time: ${accounts} accounts charged, ${charged} charges`)
  return charged > 0 && charged === accounts
}
