import type { FaqPageQuery } from '../__generated__/FaqPageQuery.graphql.ts'
import faqPage from '../__generated__/FaqPageQuery$parameters.ts'
import { screen } from '../app/screens/screen.tsx'
import { anyone } from '../app/session/access.ts'

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
