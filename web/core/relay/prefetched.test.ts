import { createMockEnvironment, type MockEnvironment } from 'relay-test-utils'
import type { OperationType, RequestParameters } from 'relay-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '../../__generated__/UploadCenterPageQuery.graphql.ts'
import '../../__generated__/UploadPageQuery.graphql.ts'
import uploadCenter from '../../__generated__/UploadCenterPageQuery$parameters.ts'
import upload from '../../__generated__/UploadPageQuery$parameters.ts'
import { signedIn } from '../../testing/renderScreen.tsx'
import { loadScreenQuery, withFreshData } from './loadScreenQuery.ts'
import { network } from './network.ts'
import { keepPrefetched, takePrefetched } from './prefetched.ts'

let environment: MockEnvironment
beforeEach(() => {
  vi.useFakeTimers()
  environment = createMockEnvironment()
  signedIn({ roleId: 1, accountOwnerId: 1001 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const owner = { accountOwnerId: 1001, first: 10 }

function prefetch() {
  const reference = loadScreenQuery<OperationType>(environment, upload, owner, { alwaysFresh: true })
  keepPrefetched(reference)
  return reference
}

const take = (query = upload, variables: object = owner, of = environment) => takePrefetched(of, query, variables)

it('what was asked for a screen serves whoever goes there, once', () => {
  const reference = prefetch()
  environment.mock.resolveMostRecentOperation({ data: { viewer: null } })
  expect(take()).toBe(reference)
  expect(take()).toBeNull()
  vi.advanceTimersByTime(60_000)
  expect(reference.isDisposed).toBe(false)
})

it('serves as well while its answer is on its way', () => {
  expect(take()).toBeNull()
  const reference = prefetch()
  expect(take()).toBe(reference)
})

it('serves for half a second', () => {
  prefetch()
  vi.advanceTimersByTime(500)
  expect(take()).toBeNull()
  const reference = prefetch()
  vi.advanceTimersByTime(499)
  expect(take()).toBe(reference)
})

it('is given up when nobody goes there', () => {
  const reference = prefetch()
  vi.advanceTimersByTime(29_999)
  expect(reference.isDisposed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(reference.isDisposed).toBe(true)
})

it('serves nobody who asks for fresh data', async () => {
  prefetch()
  await withFreshData(async () => expect(take()).toBeNull())
})

it('serves no other screen, no other variables and no other store', () => {
  prefetch()
  expect(take(uploadCenter)).toBeNull()
  expect(take(upload, { ...owner, accountOwnerId: 1002 })).toBeNull()
  expect(take(upload, owner, createMockEnvironment())).toBeNull()
  expect(take()).not.toBeNull()
})

it('is asked again when it failed', () => {
  prefetch()
  environment.mock.rejectMostRecentOperation(new Error('away'))
  expect(take()).toBeNull()
})

it('is given up for a write, also what was asked while that was on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const request = { id: 'a', name: 'Write', operationKind: 'mutation', text: null, metadata: {} } as RequestParameters
  const first = prefetch()
  const other = loadScreenQuery<OperationType>(environment, uploadCenter, {}, { alwaysFresh: true })
  keepPrefetched(other)
  const written = network.execute(request, {}, { force: true }).toPromise()
  expect([first.isDisposed, other.isDisposed, take()]).toEqual([true, true, null])
  const meanwhile = prefetch()
  expect(meanwhile.isDisposed).toBe(false)
  resolve(new Response(JSON.stringify({ data: { viewer: {} } })))
  await written
  expect([meanwhile.isDisposed, take()]).toEqual([true, null])
})

it('serves no longer when something else was read', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ data: { viewer: {} } }))))
  const request = { id: 'a', name: 'Read', operationKind: 'query', text: null, metadata: {} } as RequestParameters
  const reference = prefetch()
  await network.execute(request, {}, { force: true }).toPromise()
  expect([take(), reference.isDisposed]).toEqual([null, false])
})
