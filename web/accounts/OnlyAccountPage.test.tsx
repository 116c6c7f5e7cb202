import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OnlyAccountPageQuery } from '../__generated__/OnlyAccountPageQuery.graphql.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { Page, query } from './OnlyAccountPage.tsx'

const open = (accountIds: number[]) =>
  renderScreen<OnlyAccountPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001 },
    path: '/withdraw',
    at: '/withdraw',
    data: {
      RetirementAccountConnection: () => ({ edges: accountIds.map((accountId) => ({ node: { accountId } })) }),
    },
  })

describe('a URL without an account id', () => {
  it.each([
    ['the only account', [501], 'at /501/withdraw', false],
    ['Home with a notice when there are several', [502, 503], 'at /home', true],
    ['Home when there is none', [], 'at /home', false],
  ])('redirects from a URL without an account id to %s', async (_, accountIds, address, isUnclear) => {
    const { page } = open(accountIds)
    expect(await page.findByText(address)).toBeTruthy()
    const text = /^There are several accounts\. Choose one/
    await waitFor(() => expect(page.queryAllByText(text)).toHaveLength(isUnclear ? 1 : 0))
  })
})
