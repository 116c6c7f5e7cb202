import type { RouteObject } from 'react-router-dom'
import { plainScreen, screen } from './screens/screen.tsx'
import { admits, customerAndOffice, everyone, isStaff, office, staff } from './session/access.ts'
import { takeUpOwner } from './session/ownerInAddress.ts'
import { leadsTo } from './session/redirect.ts'
import { ownerVariable } from './session/session.ts'
import { guardStaffAddress } from './session/staffAddresses.ts'
import { BlankLayout } from './shell/BlankLayout.tsx'
import { mainRoute } from './shell/mainRoute.ts'
import { PageNotFound } from './screens/NotFound.tsx'
import { PendingPage } from '../kit/page/PendingBar.tsx'
import { Root } from './Root.tsx'
import { ShellError } from './shell/ShellError.tsx'
import { pageSize } from '../kit/lists/pageSize.ts'
import type { BeneficiaryPageQuery } from '../__generated__/BeneficiaryPageQuery.graphql.ts'
import beneficiaryPage from '../__generated__/BeneficiaryPageQuery$parameters.ts'
import type { DocumentPageQuery } from '../__generated__/DocumentPageQuery.graphql.ts'
import documentPage from '../__generated__/DocumentPageQuery$parameters.ts'
import type { ProfilePageQuery } from '../__generated__/ProfilePageQuery.graphql.ts'
import profilePage from '../__generated__/ProfilePageQuery$parameters.ts'
import type { UploadPageQuery } from '../__generated__/UploadPageQuery.graphql.ts'
import uploadPage from '../__generated__/UploadPageQuery$parameters.ts'
import type { SettingsPageQuery } from '../__generated__/SettingsPageQuery.graphql.ts'
import settingsPage from '../__generated__/SettingsPageQuery$parameters.ts'
import type { RolloverFormPageQuery } from '../__generated__/RolloverFormPageQuery.graphql.ts'
import rolloverFormPage from '../__generated__/RolloverFormPageQuery$parameters.ts'
import type { AccountBookPageQuery } from '../__generated__/AccountBookPageQuery.graphql.ts'
import accountBookPage from '../__generated__/AccountBookPageQuery$parameters.ts'
import type { TransactionDetailPageQuery } from '../__generated__/TransactionDetailPageQuery.graphql.ts'
import transactionDetailPage from '../__generated__/TransactionDetailPageQuery$parameters.ts'
import type { TransactionsPageQuery } from '../__generated__/TransactionsPageQuery.graphql.ts'
import transactionsPage from '../__generated__/TransactionsPageQuery$parameters.ts'
import type { ChangePasswordPageQuery } from '../__generated__/ChangePasswordPageQuery.graphql.ts'
import changePasswordPage from '../__generated__/ChangePasswordPageQuery$parameters.ts'
import type { ResetPageQuery } from '../__generated__/ResetPageQuery.graphql.ts'
import resetPage from '../__generated__/ResetPageQuery$parameters.ts'
import type { SignPageQuery } from '../__generated__/SignPageQuery.graphql.ts'
import signPage from '../__generated__/SignPageQuery$parameters.ts'
import type { FaqPageQuery } from '../__generated__/FaqPageQuery.graphql.ts'
import faqPage from '../__generated__/FaqPageQuery$parameters.ts'
import { complianceScreens } from '../compliance/routes.ts'
import { fileScreens } from '../documents/routes.ts'
import { jobScreens } from '../jobs/routes.ts'
import { noteScreens } from '../notes/routes.ts'
import { planScreens } from '../plans/routes.ts'
import { reportScreens } from '../reports/routes.ts'
import { taxScreens } from '../taxes/routes.ts'
import { shortAddresses } from '../accounts/routes.ts'
import type { RequestPageQuery } from '../__generated__/RequestPageQuery.graphql.ts'
import requestPage from '../__generated__/RequestPageQuery$parameters.ts'
import { requestScreens } from '../distributions/requests/routes.ts'
import { distributionSteps } from '../distributions/wizard/routes.ts'
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts'
import homePage from '../__generated__/HomePageQuery$parameters.ts'

const anyone = { roles: 'ANYONE', needsOwner: false, refusal: 'LOGIN' } as const

/** Screens without navigation, open to everybody. */
const blank: RouteObject[] = [
  plainScreen({
    id: 'login',
    path: 'login',
    title: 'Log in',
    crumb: 'Login',
    access: anyone,
    page: () => import('../session/LoginPage.tsx'),
  }),
  plainScreen({
    id: 'register',
    path: 'register',
    title: 'Register',
    crumb: 'Register',
    access: anyone,
    page: () => import('../registration/RegisterPage.tsx'),
  }),
  plainScreen({
    id: 'forgot',
    path: 'forgot',
    title: 'Forgot password',
    crumb: 'Forgot Password',
    access: anyone,
    page: () => import('../session/ForgotPage.tsx'),
  }),
  screen<FaqPageQuery>()({
    id: 'faq',
    path: 'faq',
    title: 'Frequently asked questions',
    crumb: 'Frequently Asked Questions',
    access: anyone,
    query: faqPage,
    variables: () => ({}),
    anonymous: true,
    page: () => import('../faq/FaqPage.tsx'),
  }),
  screen<ResetPageQuery>()({
    id: 'reset',
    path: 'reset/:uniqueId',
    title: 'Reset password',
    crumb: 'Reset Password',
    access: anyone,
    query: resetPage,
    variables: ({ params }) => ({ passwordResetId: params.uniqueId }),
    alwaysFresh: true,
    anonymous: true,
    page: () => import('../session/ResetPage.tsx'),
  }),
  screen<SignPageQuery>()({
    id: 'sign',
    path: 'sign/:envelopeId',
    title: 'Sign a document',
    crumb: 'Sign',
    access: anyone,
    query: signPage,
    variables: ({ params }) => ({ envelopeId: params.envelopeId }),
    alwaysFresh: true,
    anonymous: true,
    page: () => import('../signature/SignPage.tsx'),
  }),
]

/** Screens of somebody who is signed in, in the order of the menu. */
const main: RouteObject[] = [
  screen<HomePageQuery>()({
    id: 'home',
    path: 'home',
    title: 'Accounts',
    crumb: 'Home',
    access: { roles: 'SIGNED_IN', needsOwner: false, refusal: 'LOGIN' },
    menu: { label: 'Home', shownTo: everyone },
    guard: ({ url, session }) => takeUpOwner(url, session),
    query: homePage,
    variables: ({ session }) => ({
      accountOwnerId: ownerVariable(session),
      seesRequests: admits(customerAndOffice, session),
      decides: admits(office, session),
    }),
    page: () => import('../accounts/HomePage.tsx'),
  }),
  screen<TransactionsPageQuery>()({
    id: 'transactions',
    path: 'transaction',
    title: 'Transactions',
    crumb: 'Transactions',
    access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
    menu: { label: 'Transactions', shownTo: office },
    query: transactionsPage,
    variables: ({ session }) => ({ accountOwnerId: ownerVariable(session) }),
    page: () => import('../accounting/TransactionsPage.tsx'),
  }),
  screen<AccountBookPageQuery>()({
    id: 'account-book',
    path: ':accountId/transaction',
    title: 'Transactions',
    crumb: 'Transactions',
    access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
    query: accountBookPage,
    variables: ({ session, params }) => ({
      accountOwnerId: ownerVariable(session),
      accountId: Number(params.accountId),
      decides: admits(office, session),
    }),
    page: () => import('../accounting/AccountBookPage.tsx'),
  }),
  ...distributionSteps,
  screen<RequestPageQuery>()({
    id: 'request',
    path: 'requests/:requestId',
    title: 'Distribution request',
    crumb: 'Distribution Request',
    access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
    query: requestPage,
    variables: ({ session, params }) => ({
      accountOwnerId: ownerVariable(session),
      requestId: Number(params.requestId),
    }),
    page: () => import('../distributions/tracking/RequestPage.tsx'),
  }),
  screen<TransactionDetailPageQuery>()({
    id: 'transaction-detail',
    path: 'transaction/:transactionId',
    title: 'Transaction Detail',
    crumb: 'Transactions',
    access: { roles: staff, needsOwner: false, refusal: 'ROOT' },
    query: transactionDetailPage,
    variables: ({ params }) => ({ transactionId: Number(params.transactionId) }),
    page: () => import('../accounting/TransactionDetailPage.tsx'),
  }),
  screen<ProfilePageQuery>()({
    id: 'profile',
    path: 'profile',
    title: 'Profile',
    crumb: 'Profile',
    access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
    menu: { label: 'Profile', shownTo: everyone },
    query: profilePage,
    variables: ({ session }) => ({
      accountOwnerId: ownerVariable(session),
      isStaff: isStaff(session),
      decides: admits(office, session),
    }),
    page: () => import('../owners/ProfilePage.tsx'),
  }),
  screen<ChangePasswordPageQuery>()({
    id: 'password',
    path: 'password',
    title: 'Change password',
    crumb: 'Change Password',
    access: { roles: everyone, needsOwner: false, refusal: 'LOGIN' },
    menu: { label: 'Change Password', shownTo: everyone },
    query: changePasswordPage,
    variables: () => ({}),
    alwaysFresh: true,
    page: () => import('../session/ChangePasswordPage.tsx'),
  }),
  screen<UploadPageQuery>()({
    id: 'upload',
    path: 'upload',
    title: 'Upload a file',
    crumb: 'Secure Upload',
    access: { roles: customerAndOffice, needsOwner: true, refusal: 'LOGIN' },
    menu: { label: 'Secure Upload', shownTo: customerAndOffice },
    query: uploadPage,
    variables: ({ session }) => ({ accountOwnerId: ownerVariable(session), first: pageSize }),
    // A list of files is never older than the page it stands on.
    alwaysFresh: true,
    page: () => import('../documents/UploadPage.tsx'),
  }),
  ...complianceScreens,
  screen<DocumentPageQuery>()({
    id: 'documents',
    path: 'document',
    title: 'Documents',
    crumb: 'Documents',
    access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
    menu: { label: 'Documents', shownTo: everyone },
    query: documentPage,
    variables: ({ session }) => ({ accountOwnerId: ownerVariable(session), first: pageSize }),
    page: () => import('../documents/DocumentPage.tsx'),
  }),
  ...noteScreens,
  ...jobScreens,
  ...planScreens,
  screen<BeneficiaryPageQuery>()({
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
    page: () => import('../beneficiaries/BeneficiaryPage.tsx'),
  }),
  screen<RolloverFormPageQuery>()({
    id: 'rollover-form',
    path: ':accountId/rollover',
    title: 'Upload a rollover form',
    crumb: 'Rollover Funds',
    access: { roles: customerAndOffice, needsOwner: true, refusal: 'LOGIN' },
    query: rolloverFormPage,
    variables: ({ session, params }) => ({
      accountOwnerId: ownerVariable(session),
      accountId: Number(params.accountId),
    }),
    page: () => import('../documents/RolloverFormPage.tsx'),
  }),
  screen<SettingsPageQuery>()({
    id: 'settings',
    path: 'settings',
    title: 'Account settings',
    crumb: 'Settings',
    access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
    menu: { label: 'Settings', shownTo: everyone },
    query: settingsPage,
    variables: ({ session }) => ({ accountOwnerId: ownerVariable(session) }),
    page: () => import('../owners/SettingsPage.tsx'),
  }),
  ...taxScreens,
  plainScreen({
    id: 'search',
    path: 'search',
    title: 'Admin',
    crumb: 'Search',
    access: { roles: staff, needsOwner: false, refusal: 'LOGIN' },
    menu: { label: 'Search', shownTo: staff },
    page: () => import('../owners/SearchPage.tsx'),
  }),
  ...requestScreens,
  ...fileScreens,
  ...reportScreens,
  ...shortAddresses,
  plainScreen({
    id: 'calculator',
    path: 'calculator',
    title: 'Tax calculator',
    crumb: 'Tax Calculator',
    access: { roles: 'SIGNED_IN', needsOwner: false, refusal: 'LOGIN' },
    page: () => import('../taxes/CalculatorPage.tsx'),
  }),
]

/** The only list of screens: menu, breadcrumb, guard, title, code split and prefetch come from it. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: ShellError,
    HydrateFallback: PendingPage,
    children: [
      { index: true, loader: leadsTo('/home') },
      {
        id: 'blank',
        Component: BlankLayout,
        children: [...blank, { path: '*', Component: PageNotFound, middleware: [guardStaffAddress] }],
      },
      mainRoute(main),
    ],
  },
]
