import type { ChangePasswordPageQuery } from '../__generated__/ChangePasswordPageQuery.graphql.ts'
import changePasswordPage from '../__generated__/ChangePasswordPageQuery$parameters.ts'
import type { ResetPageQuery } from '../__generated__/ResetPageQuery.graphql.ts'
import resetPage from '../__generated__/ResetPageQuery$parameters.ts'
import { plainScreen, screen } from '../core/screens/screen.tsx'
import { everyone, anyone } from '../core/session/access.ts'

export const loginRoute = plainScreen({
  id: 'login',
  path: 'login',
  title: 'Log in',
  crumb: 'Login',
  access: anyone,
  page: () => import('./LoginPage.tsx'),
})

export const forgotRoute = plainScreen({
  id: 'forgot',
  path: 'forgot',
  title: 'Forgot password',
  crumb: 'Forgot Password',
  access: anyone,
  page: () => import('./ForgotPage.tsx'),
})

export const resetRoute = screen<ResetPageQuery>()({
  id: 'reset',
  path: 'reset/:uniqueId',
  title: 'Choose a password',
  crumb: 'Password',
  access: anyone,
  query: resetPage,
  variables: ({ params }) => ({ passwordResetId: params.uniqueId }),
  alwaysFresh: true,
  anonymous: true,
  page: () => import('./ResetPage.tsx'),
})

export const passwordRoute = screen<ChangePasswordPageQuery>()({
  id: 'password',
  path: 'password',
  title: 'Change password',
  crumb: 'Change Password',
  access: { roles: everyone, needsOwner: false, refusal: 'LOGIN' },
  menu: { label: 'Change Password', shownTo: everyone },
  query: changePasswordPage,
  variables: () => ({}),
  alwaysFresh: true,
  page: () => import('./ChangePasswordPage.tsx'),
})
