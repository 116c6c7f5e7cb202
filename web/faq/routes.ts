import type { FaqPageQuery } from '../__generated__/FaqPageQuery.graphql.ts'
import faqPage from '../__generated__/FaqPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { anyone } from '../core/session/access.ts'

export const faqRoute = screen<FaqPageQuery>()({
  id: 'faq',
  path: 'faq',
  title: 'Frequently asked questions',
  crumb: 'Frequently Asked Questions',
  access: anyone,
  query: faqPage,
  variables: () => ({}),
  anonymous: true,
  page: () => import('./FaqPage.tsx'),
})
