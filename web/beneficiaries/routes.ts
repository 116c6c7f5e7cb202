import type { BeneficiaryPageQuery } from '../__generated__/BeneficiaryPageQuery.graphql.ts'
import beneficiaryPage from '../__generated__/BeneficiaryPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { everyone } from '../core/session/access.ts'
import { ownerVariable } from '../core/session/session.ts'

export const beneficiariesRoute = screen<BeneficiaryPageQuery>()({
  id: 'beneficiaries',
  path: ':accountId/beneficiary',
  title: 'Beneficiaries',
  crumb: 'Beneficiaries',
  access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
  query: beneficiaryPage,
  variables: ({ session, params }) => ({
    accountOwnerId: ownerVariable(session),
    accountId: Number(params.accountId),
  }),
  page: () => import('./BeneficiaryPage.tsx'),
})
