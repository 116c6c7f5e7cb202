import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import type { ComponentType } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { RouteObject } from 'react-router-dom'
import type { AccountInfoPageQuery } from '../../__generated__/AccountInfoPageQuery.graphql.ts'
import accountInfoPage from '../../__generated__/AccountInfoPageQuery$parameters.ts'
import type { ConfirmationPageQuery } from '../../__generated__/ConfirmationPageQuery.graphql.ts'
import confirmationPage from '../../__generated__/ConfirmationPageQuery$parameters.ts'
import type { DistributionPageQuery } from '../../__generated__/DistributionPageQuery.graphql.ts'
import distributionPage from '../../__generated__/DistributionPageQuery$parameters.ts'
import type { EarlyPageQuery } from '../../__generated__/EarlyPageQuery.graphql.ts'
import earlyPage from '../../__generated__/EarlyPageQuery$parameters.ts'
import type { FederalPageQuery } from '../../__generated__/FederalPageQuery.graphql.ts'
import federalPage from '../../__generated__/FederalPageQuery$parameters.ts'
import type { PaymentOptionsPageQuery } from '../../__generated__/PaymentOptionsPageQuery.graphql.ts'
import paymentOptionsPage from '../../__generated__/PaymentOptionsPageQuery$parameters.ts'
import type { RolloverPageQuery } from '../../__generated__/RolloverPageQuery.graphql.ts'
import rolloverPage from '../../__generated__/RolloverPageQuery$parameters.ts'
import type { StatePageQuery } from '../../__generated__/StatePageQuery.graphql.ts'
import statePage from '../../__generated__/StatePageQuery$parameters.ts'
import type { TypePageQuery } from '../../__generated__/TypePageQuery.graphql.ts'
import typePage from '../../__generated__/TypePageQuery$parameters.ts'
import { screen } from '../../core/screens/screen.tsx'
import { customerAndOperations } from '../../core/session/access.ts'
import { leadsTo } from '../../core/session/redirect.ts'
import { ownerVariable } from '../../core/session/session.ts'

const access = { roles: customerAndOperations, needsOwner: true, refusal: 'LOGIN' } as const
const crumb = 'Withdraw Funds'

interface StepQuery extends OperationType {
  readonly variables: { accountOwnerId?: number | null; accountId: number }
}

interface StepRow<Q extends StepQuery> {
  query: PreloadableConcreteRequest<Q>
  page: () => Promise<{ Page: ComponentType<{ queryRef: PreloadedQuery<Q> }> }>
  alwaysFresh?: boolean
}

function step<Q extends StepQuery>(segment: string, title: string, row: StepRow<Q>): RouteObject {
  return screen<Q>()({
    id: `withdraw-${segment}`,
    path: `:accountId/withdraw/${segment}` as ':accountId',
    title: `${crumb}: ${title}`,
    crumb,
    access,
    variables: ({ params, session }) => ({
      accountOwnerId: ownerVariable(session),
      accountId: Number(params.accountId),
    }),
    ...row,
  })
}

export const wizardRoutes: RouteObject[] = [
  {
    path: ':accountId/withdraw',
    element: null,
    loader: leadsTo(({ accountId }) => `/${accountId}/withdraw/distribution/`),
  },
  step<DistributionPageQuery>('distribution', 'Amount', {
    query: distributionPage,
    page: () => import('./DistributionPage.tsx'),
  }),
  step<TypePageQuery>('type', 'Type', { query: typePage, page: () => import('./TypePage.tsx') }),
  step<PaymentOptionsPageQuery>('payment-options', 'Payment', {
    query: paymentOptionsPage,
    page: () => import('./PaymentOptionsPage.tsx'),
  }),
  step<AccountInfoPageQuery>('account-info', 'Bank account', {
    query: accountInfoPage,
    page: () => import('./AccountInfoPage.tsx'),
  }),
  step<RolloverPageQuery>('rollover', 'Receiving account', {
    query: rolloverPage,
    page: () => import('./RolloverPage.tsx'),
  }),
  step<FederalPageQuery>('federal', 'Federal tax', { query: federalPage, page: () => import('./FederalPage.tsx') }),
  step<StatePageQuery>('state', 'State tax', { query: statePage, page: () => import('./StatePage.tsx') }),
  step<ConfirmationPageQuery>('confirmation', 'Review', {
    query: confirmationPage,
    // Always refetch, because the review must never show a cached response.
    alwaysFresh: true,
    page: () => import('./ConfirmationPage.tsx'),
  }),
  screen<EarlyPageQuery>()({
    id: 'withdraw-early',
    path: ':accountId/withdraw/early',
    title: 'Early Distribution',
    crumb,
    access,
    query: earlyPage,
    variables: ({ session }) => ({ accountOwnerId: ownerVariable(session) }),
    page: () => import('./EarlyPage.tsx'),
  }),
]
