import { beforeEach, expect, test } from 'vitest'
import type { ExportsPageQuery } from '../__generated__/ExportsPageQuery.graphql.ts'
import { routes } from '../app/routes.ts'
import { RoutesContext } from '../core/screens/prefetch.ts'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './ExportsPage.tsx'

beforeEach(() => signedIn({ accountOwnerId: 0 }))

const ofOperations = ['Pending withdrawals', 'Historical withdrawals', 'Returned payments', 'Upload center', 'Plans']
const ofCompliance = ['Accounts pending approval', 'Decided accounts', 'Audit trail']

test.each([
  ['an administrator', 1, [...ofOperations, 'Audit trail']],
  ['a service employee', 2, ofOperations],
  ['a compliance officer', 4, ofCompliance],
])('offers %s only lists that the role may open, if nothing was exported yet', (_, roleId, labels) => {
  signedIn({ roleId, accountOwnerId: 0 })
  const { page } = renderScreen<ExportsPageQuery>({
    Page: ({ queryRef }) => (
      <RoutesContext.Provider value={routes}>
        <Page queryRef={queryRef} />
      </RoutesContext.Provider>
    ),
    query,
    variables: { decides: false },
    data: { Viewer: () => ({ exports: [] }) },
  })
  expect(page.getAllByRole('listitem').map((item) => item.textContent)).toEqual(labels)
})
