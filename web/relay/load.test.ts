import { beforeEach, describe, expect, it } from 'vitest'
import { createMockEnvironment, type MockEnvironment } from 'relay-test-utils'
import '../__generated__/NotesPageQuery.graphql.ts'
import '../__generated__/UploadCenterPageQuery.graphql.ts'
import { routes } from '../routes.ts'
import { signedIn } from '../testing/renderScreen.tsx'
import type { ScreenHandle } from './screen.tsx'

let environment: MockEnvironment
beforeEach(() => {
  environment = createMockEnvironment()
  signedIn({ roleId: 1, accountOwnerId: 1001 })
})

const screens = routes.flatMap((route) => route.children ?? []).flatMap((route) => route.children ?? [])

/** Opens a screen, lets it be answered, and opens it again at once. Answers whether it was asked for again. */
function isAskedAgain(id: string): boolean {
  const handle = screens.find((route) => route.id === id)?.handle as ScreenHandle | undefined
  const preload = handle?.preload
  if (!preload) throw new Error(`${id} asks for nothing`)
  const open = () => preload({}, new URL(handle.path, 'http://portal.invalid'), environment)
  open()
  environment.mock.resolveMostRecentOperation({ data: { viewer: null } })
  open()
  return environment.mock.getAllOperations().length > 0
}

describe('an answer that is half a second young', () => {
  it('serves a screen that is opened again', () => {
    expect(isAskedAgain('notes')).toBe(false)
  })

  it('does not serve a list of files', () => {
    expect(isAskedAgain('upload-center')).toBe(true)
  })
})
