import homePage from '../__generated__/HomePageQuery$parameters.ts'
import onlyAccountPage from '../__generated__/OnlyAccountPageQuery$parameters.ts'
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts'
import type { OnlyAccountPageQuery } from '../__generated__/OnlyAccountPageQuery.graphql.ts'
import { ownerVariable } from '../core/session/session.ts'
import { screen } from '../core/screens/screen.tsx'
import {
  administrator,
  admits,
  compliance,
  customerAndOperations,
  everyone,
  operations,
  staff,
} from '../core/session/access.ts'

export const homeRoute = screen<HomePageQuery>()({
  id: 'home',
  path: 'home',
  title: 'Accounts',
  crumb: 'Home',
  access: { roles: 'SIGNED_IN', needsOwner: false, refusal: 'LOGIN' },
  menu: { label: 'Home', shownTo: everyone },
  query: homePage,
  variables: ({ session }) => {
    const isActing = session.accountOwnerId > 0
    return {
      accountOwnerId: ownerVariable(session),
      seesRequests: admits(customerAndOperations, session),
      decides: admits(operations, session),
      waitsFor: isActing ? 'hold-release' : null,
      operates: !isActing && admits(operations, session),
      reviews: !isActing && admits(compliance, session),
      administers: !isActing && admits(administrator, session),
      glances: isActing && admits(staff, session),
      readsNotes: isActing && admits(operations, session),
    }
  },
  follows: { kinds: ['REQUEST', 'ACCOUNT', 'OWNER', 'APPROVAL', 'JOB'], isList: false },
  page: () => import('./HomePage.tsx'),
})

const addresses = [
  { path: 'beneficiary', crumb: 'Beneficiaries', roles: everyone },
  { path: 'withdraw', crumb: 'Withdraw Funds', roles: customerAndOperations },
  { path: 'rollover', crumb: 'Rollover Funds', roles: customerAndOperations },
] as const

/** URLs without an account id. They open the account that the user viewed last, or else the owner's only account. */
export const shortAddressRoutes = addresses.map(({ path, crumb, roles }) =>
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
