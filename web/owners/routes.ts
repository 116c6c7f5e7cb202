import type { ProfilePageQuery } from '../__generated__/ProfilePageQuery.graphql.ts'
import profilePage from '../__generated__/ProfilePageQuery$parameters.ts'
import { loadQuery } from 'react-relay'
import type { SearchResultsQuery } from '../__generated__/SearchResultsQuery.graphql.ts'
import type { OwnerStateSelectQuery } from '../__generated__/OwnerStateSelectQuery.graphql.ts'
import ownerStates from '../__generated__/OwnerStateSelectQuery$parameters.ts'
import searchResults from '../__generated__/SearchResultsQuery$parameters.ts'
import type { SettingsPageQuery } from '../__generated__/SettingsPageQuery.graphql.ts'
import settingsPage from '../__generated__/SettingsPageQuery$parameters.ts'
import { plainScreen, screen } from '../core/screens/screen.tsx'
import { admits, everyone, isStaff, operations, staff } from '../core/session/access.ts'
import { ownerVariable } from '../core/session/session.ts'
import { lastSearch, searchOptions, searchVariables } from './lastSearch.ts'

export const profileRoute = screen<ProfilePageQuery>()({
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
    decides: admits(operations, session),
  }),
  page: () => import('./ProfilePage.tsx'),
})

export const settingsRoute = screen<SettingsPageQuery>()({
  id: 'settings',
  path: 'settings',
  title: 'Account settings',
  crumb: 'Settings',
  access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
  menu: { label: 'Settings', shownTo: everyone },
  query: settingsPage,
  variables: ({ session }) => ({ accountOwnerId: ownerVariable(session) }),
  page: () => import('./SettingsPage.tsx'),
})

export const searchRoute = plainScreen({
  id: 'search',
  path: 'search',
  title: 'Admin',
  crumb: 'Search',
  access: { roles: staff, needsOwner: false, refusal: 'LOGIN' },
  menu: { label: 'Search', shownTo: staff },
  // Search only when the screen opens, because the server records and limits searches.
  start: (environment) => {
    const search = lastSearch()
    return {
      states: loadQuery<OwnerStateSelectQuery>(environment, ownerStates, {}),
      results:
        search && loadQuery<SearchResultsQuery>(environment, searchResults, searchVariables(search), searchOptions),
    }
  },
  page: () => import('./SearchPage.tsx'),
})
