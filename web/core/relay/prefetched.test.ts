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

it('uses a prefetched response for its screen only once', () => {
  const reference = prefetch()
  environment.mock.resolveMostRecentOperation({ data: { viewer: null } })
  expect(take()).toBe(reference)
  expect(take()).toBeNull()
  vi.advanceTimersByTime(60_000)
  expect(reference.isDisposed).toBe(false)
})

it('uses a prefetched query that is still in flight', () => {
  expect(take()).toBeNull()
  const reference = prefetch()
  expect(take()).toBe(reference)
})

it('uses a prefetched response that is younger than half a second', () => {
  prefetch()
  vi.advanceTimersByTime(500)
  expect(take()).toBeNull()
  const reference = prefetch()
  vi.advanceTimersByTime(499)
  expect(take()).toBe(reference)
})

it('disposes of an unused prefetch after 30 seconds', () => {
  const reference = prefetch()
  vi.advanceTimersByTime(29_999)
  expect(reference.isDisposed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(reference.isDisposed).toBe(true)
})

it('never uses a prefetched response when the screen requires fresh data', async () => {
  prefetch()
  await withFreshData(async () => expect(take()).toBeNull())
})

it('never uses a prefetched response for another screen, other variables or another store', () => {
  prefetch()
  expect(take(uploadCenter)).toBeNull()
  expect(take(upload, { ...owner, accountOwnerId: 1002 })).toBeNull()
  expect(take(upload, owner, createMockEnvironment())).toBeNull()
  expect(take()).not.toBeNull()
})

it('discards a prefetch that failed', () => {
  prefetch()
  environment.mock.rejectMostRecentOperation(new Error('away'))
  expect(take()).toBeNull()
})

it('discards prefetches when a write starts, and prefetches started during the write when it ends', async () => {
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

it('never uses a prefetched response after another query was sent', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ data: { viewer: {} } }))))
  const request = { id: 'a', name: 'Read', operationKind: 'query', text: null, metadata: {} } as RequestParameters
  const reference = prefetch()
  await network.execute(request, {}, { force: true }).toPromise()
  expect([take(), reference.isDisposed]).toEqual([null, false])
})
