import { describe, expect, it } from 'vitest'
import type { EarlyPageQuery } from '../../__generated__/EarlyPageQuery.graphql.ts'
import { renderScreen, signedIn } from '../../testing/renderScreen.tsx'
import { Page, query } from './EarlyPage.tsx'

describe('the page about early distributions', () => {
  it.each([
    ['1950-05-12', true],
    ['2010-05-12', false],
    [null, false],
  ])('says for the date of birth %s first that the penalty does not apply: %s', (dateOfBirth, isSaid) => {
    signedIn({})
    const { page } = renderScreen<EarlyPageQuery>({
      Page,
      query,
      variables: { accountOwnerId: 1001 },
      data: { AccountOwner: () => ({ dateOfBirth }) },
      path: '/:accountId/withdraw/early',
      at: '/501/withdraw/early',
    })
    const before = page.getByText('Early distributions carry a 10% penalty.').previousElementSibling?.textContent
    expect(before === 'No penalty for you: you are 59½ or older.').toBe(isSaid)
  })
})
