import { beforeEach, expect, test } from 'vitest'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './BankPage.tsx'

beforeEach(() => signedIn({ roleId: 1, accountOwnerId: 0 }))

const matched = 'Every bank line is matched.'

test.each([
  { statement: 'none', bankReconciliation: null, shown: /^No bank statement yet\./, hidden: matched },
  { statement: 'one', bankReconciliation: { asOf: '2026-03-02' }, shown: matched, hidden: /^No bank statement yet\./ },
])('explains an empty list (imported bank statements: $statement)', async ({ bankReconciliation, shown, hidden }) => {
  const { page } = renderScreen({
    Page,
    query,
    variables: { first: 25, after: null, last: null, before: null, sort: null, filter: null, date: null },
    data: { Viewer: () => ({ bankReconciliation, bankLines: { totalCount: 0, edges: [] } }) },
  })
  expect(await page.findByText(shown)).toBeTruthy()
  expect(page.queryByText(hidden)).toBeNull()
})
