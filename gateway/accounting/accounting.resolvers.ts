import { getApproval } from '../../contract/approvals.ts'
import { waitingApproval } from '../approvals/waiting.ts'
import { accountParent, bookOf } from '../accounts/accounts.resolvers.ts'
import { bookFrom, transactionsOf } from '../accounts/book.ts'
import { listAccounts } from '../../contract/accounts.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { Caller, Context } from '../graphql/context.ts'
import { chosen, named, required } from '../graphql/enums.ts'
import { badInput } from '../graphql/errors.ts'
import { numberKey, toGlobalId } from '../graphql/globalId.ts'
import type { TaxPeriod } from '../graphql/__generated__/resolvers.ts'
import type { LoadNode, Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { RestError } from '../rest/errors.ts'
import {
  FIRST_DAY,
  getAccountBook,
  getBook,
  getBookByDate,
  getPostingBooks,
  getTransaction,
  listAccountYears,
  listBooks,
  listTaxBooks,
  listTaxesOwed,
  postTransaction,
  reversePosting,
  reverseWithdrawal,
  sumTaxBooks,
  type TaxPeriod as ContractPeriod,
} from '../../contract/accounting.ts'
import { LIST_NAMES } from '../distributions/requestLists.ts'

const MOST_BOOKS = 200

/** A book id does not identify its owner, so a customer's book is looked up among the customer's accounts. */
const loadBook: LoadNode<'Book'> = async (caller, [key, more]) => {
  const bookId = numberKey(key)
  if (bookId === null || more !== undefined) return null
  if (caller.shown.isStaff) return bookFrom((query) => caller.call(getBook, { params: { bookId }, query }))
  const owner = caller.owner()
  const rows = await owner.call(listAccounts, {})
  const books = await Promise.all(rows.map(({ accountId }) => bookOf({ owner, accountId }, {})))
  return books.find((book) => book.bookId === bookId) ?? null
}

async function transactionDetail(caller: Caller, transactionId: number) {
  const lines = await caller.call(getTransaction, { params: { id: transactionId } })
  const reversible = lines.find((line) => line.canReverse)
  return {
    transactionId,
    lines,
    reversibleBookId: reversible?.bookId ?? null,
    paymentSentOn: reversible?.sentOn ?? null,
    canReversePosting: lines[0]?.canReversePosting ?? false,
    returnablePlanMoney: lines.find((line) => line.planMoneyLeft !== null)?.planMoneyLeft ?? null,
    correctsTransactionId: lines[0]?.correctsTransactionId ?? null,
    correctedByTransactionId: lines[0]?.correctedByTransactionId ?? null,
    transactionType: lines[0]?.transactionType ?? null,
    note: lines[0]?.note ?? null,
    requestId: lines[0]?.requestId ?? null,
    requestNumber: lines[0]?.requestNumber ?? null,
    isRollover: lines[0]?.isRollover ?? null,
    list: lines[0]?.list ? LIST_NAMES[lines[0].list] : null,
  }
}

const posted = {
  approval: waitingApproval,
  transaction: ({ transactionId }: { transactionId?: number | null }, _args: object, { caller }: Context) =>
    transactionId == null ? null : transactionDetail(caller, transactionId),
}
const POSTED = { approval: [getApproval], transaction: [getTransaction] }

const PERIODS: Readonly<Record<TaxPeriod, ContractPeriod>> = {
  THIS_MONTH: 'thisMonth',
  LAST_MONTH: 'lastMonth',
  THIS_QUARTER: 'thisQuarter',
  LAST_QUARTER: 'lastQuarter',
  THIS_YEAR: 'thisYear',
  LAST_YEAR: 'lastYear',
}

export const accounting: Module = {
  rules: {
    PostTransactionPayload: POSTED,
    ReversePostingPayload: POSTED,
    ReverseTransactionPayload: POSTED,
    Viewer: {
      accountingBooks: [listBooks],
      accountingBook: [getBook],
      accountingBookByDate: [getBookByDate],
      taxBooks: [listTaxBooks],
      taxBalances: [sumTaxBooks],
      taxesOwed: [listTaxesOwed],
      postingBooks: [getPostingBooks],
      transactionDetail: [getTransaction],
    },
    AccountOwner: { onlyAccount: [listAccounts] },
    RetirementAccount: { book: [getAccountBook], years: [listAccountYears] },
    Mutation: {
      postTransaction: [postTransaction],
      reversePosting: [reversePosting],
      reverseTransaction: [reverseWithdrawal],
    },
  },
  nodes: {
    Book: loadBook,
    AccountingBook: async (caller, [key]) =>
      (await caller.call(listBooks, {})).find((book) => String(book.id) === key) ?? null,
    TransactionDetail: async (caller, [key]) => {
      const transactionId = numberKey(key)
      return transactionId === null ? null : transactionDetail(caller, transactionId)
    },
  },
  types: {
    signedIn: ['AccountYear', 'Book', 'BookTransaction', 'BookTransactionConnection', 'BookTransactionEdge'],
    operations: [
      'AccountingBook',
      'TaxBalance',
      'TaxesOwed',
      'TaxOwed',
      'PostingBooks',
      'OtherBook',
      'TaxMonth',
      'PostTransactionPayload',
      'ReversePostingPayload',
      'ReverseTransactionPayload',
    ],
    desk: ['TransactionDetail', 'TransactionLine'],
  },
  resolvers: {
    AccountOwner: {
      onlyAccount: async (parent) => {
        const [only, ...others] = await parent.owner.call(listAccounts, {})
        return only && others.length === 0 ? accountParent(parent, only.accountId, only) : null
      },
    },
    RetirementAccount: {
      book: (account, days, _context, info) => bookOf(account, days, info),
      years: ({ owner, accountId }) => owner.call(listAccountYears, { params: { planId: accountId } }),
    },
    Viewer: {
      accountingBooks: ({ caller }) => caller.call(listBooks, {}),
      accountingBook: ({ caller }, params, _context, info) =>
        bookFrom((query) => caller.call(getBook, { params, query }), info),
      accountingBookByDate: ({ caller }, { bookId, startDate, endDate }, _context, info) =>
        bookFrom(
          (query) => caller.call(getBookByDate, { params: { bookId }, query: { ...query, startDate, endDate } }),
          info,
        ),
      taxBooks: ({ caller }) => caller.call(listTaxBooks, {}),
      taxBalances: ({ caller }, { bookIds, startDate, endDate }) => {
        if (bookIds.length > MOST_BOOKS) throw badInput(`At most ${MOST_BOOKS} books at once.`)
        return caller.call(sumTaxBooks, { body: { bookIds, startDate: startDate ?? FIRST_DAY, endDate } })
      },
      taxesOwed: ({ caller }, { period }) => caller.call(listTaxesOwed, { query: { period: PERIODS[period] } }),
      postingBooks: ({ caller }, params) => caller.call(getPostingBooks, { params }),
      transactionDetail: ({ caller }, { transactionId }) => transactionDetail(caller, transactionId),
    },
    Book: {
      id: (book) => toGlobalId('Book', book.bookId),
      transactions: async (book) => (await book.ask({})).transactions,
      transactionPage: transactionsOf,
    },
    BookTransactionConnection: { totalAmount: ({ sum }) => sum() },
    AccountingBook: {
      id: (book) => toGlobalId('AccountingBook', book.id),
      bookId: (book) => book.id,
    },
    PostTransactionPayload: posted,
    ReversePostingPayload: posted,
    ReverseTransactionPayload: posted,
    OtherBook: { feeType: ({ feeTypeId }) => (feeTypeId == null ? null : named(TRANSACTION_TYPE, feeTypeId)) },
    TaxBalance: { bookId: (balance) => balance.id },
    TaxOwed: { bookId: (owed) => owed.id },
    TransactionDetail: {
      id: (detail) => toGlobalId('TransactionDetail', detail.transactionId),
    },
    Mutation: {
      postTransaction: mutation(async ({ amount, bookId, note, ...input }, { caller }) => {
        const transactionTypeId = required(TRANSACTION_TYPE, 'type', input.type, input.transactionTypeId)
        const feeTypeId = chosen(TRANSACTION_TYPE, input.feeType)
        if (
          feeTypeId != null &&
          feeTypeId !== TRANSACTION_TYPE.annualFee &&
          feeTypeId !== TRANSACTION_TYPE.distributionFee
        )
          throw badInput('A fee is ANNUAL_FEE or DISTRIBUTION_FEE.')
        const fee = feeTypeId == null ? {} : { feeTypeId }
        const body = { transactionTypeId, amount, bookId, note: note ?? null, ...fee }
        const { id, approvalId } = await caller.call(postTransaction, { body })
        return { transactionId: id, approvalId: approvalId ?? null, viewer: { caller } }
      }),
      reversePosting: mutation(async ({ transactionId, note }, { caller }) => {
        const answer = await caller.call(reversePosting, {
          params: { id: transactionId },
          body: { note: note ?? null },
        })
        return { transactionId: answer.id, approvalId: answer.approvalId ?? null, viewer: { caller } }
      }),
      reverseTransaction: mutation(async ({ bookId, note, transactionId }, { caller }) => {
        if (transactionId != null && transactionId <= 0)
          throw new RestError('NOT_FOUND', { endpoint: reverseWithdrawal.name })
        const body = { note: note ?? null, bookId, ...(transactionId == null ? {} : { transactionId }) }
        const { id, approvalId } = await caller.call(reverseWithdrawal, { body })
        return { transactionId: id, approvalId: approvalId ?? null, viewer: { caller } }
      }),
    },
  },
}
