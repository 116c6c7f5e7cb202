import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMockEnvironment, type MockEnvironment } from 'relay-test-utils'
import '../../__generated__/NotesPageQuery.graphql.ts'
import '../../__generated__/UploadCenterPageQuery.graphql.ts'
import '../../__generated__/UploadPageQuery.graphql.ts'
import { routes } from '../../app/routes.ts'
import { signedIn } from '../../testing/renderScreen.tsx'
import type { ScreenHandle } from '../screens/routeHandle.ts'

let environment: MockEnvironment
beforeEach(() => {
  environment = createMockEnvironment()
  signedIn({ roleId: 1, accountOwnerId: 1001 })
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const screens = routes.flatMap((route) => route.children ?? []).flatMap((route) => route.children ?? [])

/** Opens a screen, resolves its query, and opens the screen again later. Returns whether it was fetched again. */
function isAskedAgain(id: string, after = 0): boolean {
  const handle = screens.find((route) => route.id === id)?.handle as ScreenHandle | undefined
  const preload = handle?.preload
  if (!preload) throw new Error(`${id} asks for nothing`)
  const open = () => preload({}, new URL(handle.path, 'http://portal.invalid'), environment)
  open()
  environment.mock.resolveMostRecentOperation({ data: { viewer: null } })
  vi.setSystemTime(Date.now() + after)
  open()
  return environment.mock.getAllOperations().length > 0
}

describe('the cached response of a screen', () => {
  it('reuses a response younger than half a second when the user reopens a screen', () => {
    expect(isAskedAgain('notes', 499)).toBe(false)
  })

  it('refetches the query of a screen if its response is half a second old', () => {
    expect(isAskedAgain('notes', 500)).toBe(true)
  })

  it.each(['upload', 'upload-center'])('never reuses the response of a query for a list of files: %s', (id) => {
    expect(isAskedAgain(id)).toBe(true)
  })
})
