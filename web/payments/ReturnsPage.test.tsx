import { beforeEach, expect, test } from 'vitest'
import type { ReturnsPageQuery } from '../__generated__/ReturnsPageQuery.graphql.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { pageOf } from '../testing/pageOf.ts'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { returnList } from './returnList.ts'
import { Page, query } from './ReturnsPage.tsx'

beforeEach(() => signedIn({ roleId: 2, accountOwnerId: 0 }))

test('links a returned payment to its request only if the list that contains the request is known', async () => {
  const rows = [
    {
      paymentId: 1,
      code: 'R03',
      requestId: 2008,
      requestNumber: 'R-2026-002008',
      isRollover: true,
      list: 'INCOMPLETE',
    },
    // The custodian does not always name the list that contains the request.
    { paymentId: 2, code: 'R03', requestId: 2009, requestNumber: 'W-2026-002009', isRollover: false, list: null },
  ]
  const { page } = renderScreen<ReturnsPageQuery>({
    Page,
    query,
    variables: listVariables(returnList, new URLSearchParams(), 10),
    data: { PaymentReturnConnection: () => pageOf(rows, rows.length, 0) },
  })
  const link = await page.findByRole('link', { name: 'R-2026-002008' })
  expect(link.getAttribute('href')).toBe('/rollovers/incomplete/2008')
  expect(page.getByText('W-2026-002009').closest('a')).toBeNull()
})
