import { beforeEach, expect, test } from 'vitest'
import type { ReturnsDeskPageQuery } from '../__generated__/ReturnsDeskPageQuery.graphql.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { pageOf } from '../testing/pageOf.ts'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { deskList } from './deskList.ts'
import { Page, query } from './ReturnsDeskPage.tsx'

beforeEach(() => signedIn({ roleId: 2, accountOwnerId: 0 }))

test.each([
  ['says that there is nothing to do if bank lines are imported', [{ bankLineId: 1 }], /^Nothing to do: /],
  ['says that no bank statement is imported yet', [], /^No bank statement with transactions has been imported yet/],
])('the empty Returns Desk %s', async (_, lines, says) => {
  const { page } = renderScreen<ReturnsDeskPageQuery>({
    Page,
    query,
    variables: listVariables(deskList, new URLSearchParams(), 10),
    data: { BankLineConnection: () => pageOf(lines), DeskConnection: () => pageOf([]) },
  })
  expect(await page.findByText(says)).toBeTruthy()
})

test('says on the Returns Desk that the owner gives a new bank account for a returned payment', async () => {
  const item = { kind: 'RETURN', itemId: 1, since: '2026-03-02', amount: 10, whoActs: 'OWNER', list: 'INCOMPLETE' }
  const { page } = renderScreen<ReturnsDeskPageQuery>({
    Page,
    query,
    variables: listVariables(deskList, new URLSearchParams(), 10),
    data: { DeskConnection: () => pageOf([item]) },
  })
  expect((await page.findByText('gives a new bank account')).closest('td')?.textContent).toBe(
    'Ownergives a new bank account',
  )
})

test('links a Returns Desk item to its request while the owner must act', async () => {
  const item = { kind: 'RETURN', itemId: 1, requestId: 7, isRollover: false, whoActs: 'OWNER', list: 'INCOMPLETE' }
  const { page } = renderScreen<ReturnsDeskPageQuery>({
    Page,
    query,
    variables: listVariables(deskList, new URLSearchParams(), 10),
    data: { DeskConnection: () => pageOf([item]) },
  })
  expect((await page.findByRole('link', { name: 'Open request' })).getAttribute('href')).toBe(
    '/withdrawals/incomplete/7',
  )
})
