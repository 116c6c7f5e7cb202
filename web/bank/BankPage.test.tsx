import { beforeEach, expect, test } from 'vitest'
import { answer, renderScreen, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './BankPage.tsx'

beforeEach(() => signedIn({ roleId: 1, accountOwnerId: 0 }))

const matched = 'Every bank line is matched.'

test.each([
  { statement: 'none', bankReconciliation: null, shown: /^No bank statement yet\./, hidden: matched },
  { statement: 'one', bankReconciliation: { asOf: '2026-03-02' }, shown: matched, hidden: /^No bank statement yet\./ },
])('explains an empty list of bank lines (statements: $statement)', async ({ bankReconciliation, shown, hidden }) => {
  const { page } = renderScreen({
    Page,
    query,
    variables: { first: 25, after: null, last: null, before: null, sort: null, filter: null, date: null },
    data: { Viewer: () => ({ bankReconciliation, bankLines: { totalCount: 0, edges: [] } }) },
  })
  expect(await page.findByText(shown)).toBeTruthy()
  expect(page.queryByText(hidden)).toBeNull()
})

test.each([
  { openLines: 0, unmatchedCredits: 0, unmatchedDebits: 0, shown: 'The books agree with the bank on 03/02/2026.' },
  {
    openLines: 1,
    unmatchedCredits: 640,
    unmatchedDebits: 0,
    shown: '1 bank line of $640.00 is not matched. All else agrees on 03/02/2026.',
  },
  {
    openLines: 2,
    unmatchedCredits: 0,
    unmatchedDebits: 12.5,
    shown: '2 bank lines of $12.50 are not matched. All else agrees on 03/02/2026.',
  },
  {
    openLines: 3,
    unmatchedCredits: 640,
    unmatchedDebits: 12.5,
    shown: '3 bank lines of $640.00 in and $12.50 out are not matched. All else agrees on 03/02/2026.',
  },
])('says that books and bank agree only without unmatched bank lines: $shown', async ({ shown, ...unmatched }) => {
  const sums = { difference: 0, checksOutstanding: 0, depositsOnTheWay: 0, returnsReceivable: 0, planReceivable: 0 }
  const rest = { planSurplus: 0, sweepsOutstanding: 0, fundingOutstanding: 0 }
  const { page } = renderScreen({
    Page,
    query,
    variables: { first: 25, after: null, last: null, before: null, sort: null, filter: null, date: null },
    data: {
      Viewer: () => ({
        bankReconciliation: { asOf: '2026-03-02', ...sums, ...rest, ...unmatched },
        bankLines: { totalCount: 0, edges: [] },
      }),
    },
  })
  expect(await page.findByText('Nothing is on its way to the bank.')).toBeTruthy()
  expect(document.querySelector('.fui-MessageBarBody')?.textContent).toBe(shown)
})

test.each([
  { name: 'the payment of a candidate', paymentId: 2001, paymentIds: null, expected: [2001] },
  { name: 'no payment of a candidate', paymentId: null, paymentIds: null, expected: null },
  { name: 'the payments of a sum', paymentId: null, paymentIds: [2001, 2002], expected: [2001, 2002] },
])('matches a bank line with $name', async ({ paymentId, paymentIds, expected }) => {
  const references = { customerReference: '', bankReference: 'BR-7' }
  const line = { bankLineId: 7, amount: 500, isDebit: true, matchedWith: null, ...references }
  const sums = { difference: 0, checksOutstanding: 0, depositsOnTheWay: 0, returnsReceivable: 0, planReceivable: 0 }
  const { page, user, environment } = renderScreen({
    Page,
    query,
    variables: { first: 25, after: null, last: null, before: null, sort: null, filter: null, date: null },
    data: {
      Viewer: () => ({
        bankReconciliation: { asOf: '2026-03-02', ...sums },
        bankLines: { totalCount: 1, edges: [{ node: line }] },
      }),
    },
  })
  await user.click(await page.findByRole('button', { name: /^Match/ }))
  const shown = { date: '2026-03-02', amount: 500, description: 'This one' }
  const none = { transactionId: null, planFileId: null, planSurplusId: null, planSettlementId: null }
  answer(environment, {
    BankLineDetail: () => ({
      approvalId: null,
      line,
      text: '',
      candidates: paymentIds === null ? [{ ...none, transferReference: null, paymentId, ...shown }] : [],
      paymentSums: paymentIds === null ? [] : [{ paymentIds, ...shown }],
      planFiles: [],
    }),
  })
  await user.click(await page.findByRole('radio', { name: /This one/ }))
  // The dialog shows the same reference as the list.
  expect(page.getAllByText('BR-7')).toHaveLength(2)
  await user.type(page.getByLabelText('Reason'), 'Asked the bank')
  await user.click(page.getByRole('button', { name: 'Ask a second person' }))
  expect(sentMutations(environment)).toMatchObject([{ input: { bankLineId: 7, paymentIds: expected } }])
})
