import type { RouteObject } from 'react-router-dom'
import { accountBookRoute, accountingRoute, transactionDetailRoute, transactionsRoute } from '../accounting/routes.ts'
import { homeRoute, shortAddressRoutes } from '../accounts/routes.ts'
import { auditRoute } from '../audit/routes.ts'
import { monthsRoute } from '../periods/routes.ts'
import { bankRoute } from '../bank/routes.ts'
import { beneficiariesRoute } from '../beneficiaries/routes.ts'
import { complianceRoutes } from '../compliance/routes.ts'
import { claimRoute } from '../distributions/claims/routes.ts'
import { requestListRoutes } from '../distributions/requests/routes.ts'
import { requestRoute } from '../distributions/tracking/routes.ts'
import { wizardRoutes } from '../distributions/wizard/routes.ts'
import { credentialsRoute } from '../credentials/routes.ts'
import { webhookRoutes } from '../webhooks/routes.ts'
import { deathRoute } from '../deaths/routes.ts'
import { documentsRoute, rolloverFormRoute, uploadCenterRoute, uploadRoute } from '../documents/routes.ts'
import { exportsRoute } from '../exports/routes.ts'
import { faqRoute } from '../faq/routes.ts'
import { galleryRoute } from '../gallery/routes.ts'
import { jobRoutes } from '../jobs/routes.ts'
import { PendingPage } from '../kit/page/PendingBar.tsx'
import { ownMailRoute, undeliveredRoute } from '../mail/routes.ts'
import { noteRoutes } from '../notes/routes.ts'
import { profileRoute, searchRoute, settingsRoute } from '../owners/routes.ts'
import { returnsDeskRoute, returnsRoute } from '../payments/routes.ts'
import { planRoutes } from '../plans/routes.ts'
import { planUploadsRoute } from '../planUploads/routes.ts'
import { registerRoute } from '../registration/routes.ts'
import { reportRoutes } from '../reports/routes.ts'
import { forgotRoute, loginRoute, passwordRoute, resetRoute } from '../session/routes.ts'
import { signRoute } from '../signature/routes.ts'
import { calculatorRoute, stateFormsRoute, taxesRoute } from '../taxes/routes.ts'
import { taxYearRoute } from '../taxYear/routes.ts'
import { Root } from './Root.tsx'
import { ownerAddresses } from '../core/session/ownerInAddress.ts'
import { takeUpOwner } from './takeUpOwner.ts'
import { leadsTo } from '../core/session/redirect.ts'
import { guardStaffAddress } from '../core/session/staffAddresses.ts'
import { isLoggedIn } from '../core/session/session.ts'
import { BlankLayout } from './shell/BlankLayout.tsx'
import { frameData, mainRoute } from './shell/mainRoute.ts'
import { ShellError } from './shell/ShellError.tsx'
import { UnknownAddress } from './shell/UnknownAddress.tsx'
import { UnknownOwner } from './shell/UnknownOwner.tsx'

/** Screens without the menu, open to everyone. */
const blank: RouteObject[] = [loginRoute, registerRoute, forgotRoute, faqRoute, resetRoute, signRoute, galleryRoute]

/** Screens that need a session, in the order of the menu. */
const main: RouteObject[] = [
  homeRoute,
  transactionsRoute,
  accountBookRoute,
  ...wizardRoutes,
  requestRoute,
  transactionDetailRoute,
  profileRoute,
  passwordRoute,
  uploadRoute,
  ...complianceRoutes,
  documentsRoute,
  ...noteRoutes,
  stateFormsRoute,
  deathRoute,
  claimRoute,
  ...jobRoutes,
  ...planRoutes,
  beneficiariesRoute,
  rolloverFormRoute,
  settingsRoute,
  taxesRoute,
  accountingRoute,
  searchRoute,
  ...requestListRoutes,
  uploadCenterRoute,
  returnsDeskRoute,
  returnsRoute,
  bankRoute,
  taxYearRoute,
  monthsRoute,
  ownMailRoute,
  undeliveredRoute,
  planUploadsRoute,
  ...reportRoutes,
  auditRoute,
  exportsRoute,
  credentialsRoute,
  ...webhookRoutes,
  ...shortAddressRoutes,
  { path: ownerAddresses, Component: UnknownOwner, loader: () => null, middleware: [takeUpOwner] },
  calculatorRoute,
]

/** The single list of screens. Menu, breadcrumb, route guard, titles, code splitting and prefetching all read it. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: ShellError,
    HydrateFallback: PendingPage,
    children: [
      { index: true, element: null, loader: leadsTo('/home') },
      {
        id: 'blank',
        Component: BlankLayout,
        children: blank,
      },
      mainRoute(main),
      {
        path: '*',
        Component: UnknownAddress,
        middleware: [guardStaffAddress],
        // An unknown URL still shows the menu drawer with the greeting of the logged-in user.
        loader: () => (isLoggedIn() ? frameData() : null),
      },
    ],
  },
]
