import type { OnlyAccountPageQuery } from '../__generated__/OnlyAccountPageQuery.graphql.ts'
import onlyAccountPage from '../__generated__/OnlyAccountPageQuery$parameters.ts'
import { screen } from '../app/screens/screen.tsx'
import { customerAndOffice, everyone } from '../app/session/access.ts'
import { ownerVariable } from '../app/session/session.ts'

const addresses = [
  { path: 'beneficiary', crumb: 'Beneficiaries', roles: everyone },
  { path: 'withdraw', crumb: 'Withdraw Funds', roles: customerAndOffice },
  { path: 'rollover', crumb: 'Rollover Funds', roles: customerAndOffice },
] as const

/** Addresses without an account lead to the account that was looked at last, else to the only one. */
export const shortAddresses = addresses.map(({ path, crumb, roles }) =>
  screen<OnlyAccountPageQuery>()({
    id: `short-${path}`,
    path,
    title: crumb,
    crumb,
    access: { roles, needsOwner: true, refusal: 'LOGIN' },
    guard: ({ session, url }) => (session.accountId > 0 ? `/${session.accountId}/${path}${url.search}` : null),
    query: onlyAccountPage,
    variables: ({ session }) => ({ accountOwnerId: ownerVariable(session) }),
    page: () => import('./OnlyAccountPage.tsx'),
  }),
)
