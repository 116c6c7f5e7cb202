import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { formatISO } from 'date-fns/formatISO'
import { subMonths } from 'date-fns/subMonths'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { ANN, owners } from './people.ts'

const monthsAgo = (now: Date, months: number) => formatISO(subMonths(now, months), { representation: 'date' })

/** Two years ago the plans' money was received and credited; Ann's account has had postings since. */
export async function postHistory(context: WriteContext): Promise<void> {
  const { tx, now } = context
  const [cash, receipts] = [await internalBook(tx, 'CUSTODY_CASH'), await internalBook(tx, 'PLAN_RECEIPTS')]
  const funded = owners.flatMap(({ accounts }) => accounts).filter(({ openingCents }) => openingCents > 0n)
  const date = monthsAgo(now, 24)
  for (const planId of [1, 2]) {
    const total = funded
      .filter((account) => account.planId === planId)
      .reduce((sum, { openingCents }) => sum + openingCents, 0n)
    await post(tx, {
      typeId: TRANSACTION_TYPE.contribution,
      date,
      note: 'Plan assets received',
      createdBy: null,
      lines: [debit(cash, total), credit(receipts, total)],
    })
  }
  for (const { accountId, openingCents } of funded)
    await post(tx, {
      typeId: TRANSACTION_TYPE.contribution,
      date,
      note: 'Rollover from plan',
      createdBy: null,
      lines: [debit(receipts, openingCents), credit(await bookOfAccount(tx, accountId), openingCents)],
    })
  await postAnn(context)
}

/**
 * Eleven transactions after the opening one: interest of $82.50 every quarter, an annual fee on each anniversary and a withdrawal of
 * $1,500.00 with 10% federal tax. 10,880 + 8 x 82.50 - 2 x 20 - 1,500 = 10,000.
 */
async function postAnn({ tx, now }: WriteContext): Promise<void> {
  const ann = await bookOfAccount(tx, ANN.accountId)
  const expense = await internalBook(tx, 'INTEREST_EXPENSE')
  const annualFees = await internalBook(tx, 'FEE_ANNUAL')
  const withdrawal = [
    debit(ann, 1_500_00n),
    credit(await internalBook(tx, 'FEE_DISTRIBUTION'), 25_00n),
    credit(await internalBook(tx, 'FEDERAL_TAX'), 150_00n),
    credit(await internalBook(tx, 'DISBURSEMENTS_CHECK'), 1_325_00n),
  ]
  const history = [
    ...[21, 18, 15, 12, 9, 6, 3, 0].map((months) => ({
      months,
      typeId: TRANSACTION_TYPE.interest,
      note: 'Interest',
      lines: [debit(expense, 82_50n), credit(ann, 82_50n)],
    })),
    ...[13, 1].map((months) => ({
      months,
      typeId: TRANSACTION_TYPE.annualFee,
      note: 'Annual fee',
      lines: [debit(ann, 20_00n), credit(annualFees, 20_00n)],
    })),
    { months: 7, typeId: TRANSACTION_TYPE.withdrawal, note: 'Withdrawal by check', lines: withdrawal },
  ].sort((a, b) => b.months - a.months)
  for (const { months, ...entry } of history)
    await post(tx, { ...entry, date: monthsAgo(now, months), createdBy: null })
}
