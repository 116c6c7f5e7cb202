import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useMatches } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLongWait } from './waiting.ts'
import { PendingNavigation } from './PendingBar.tsx'
import { settled } from './settledRouter.ts'

let rendered: number
let isWaiting: boolean
let stop: () => void
let answer: PromiseWithResolvers<string>
beforeEach(() => {
  vi.useFakeTimers()
  rendered = 0
  answer = Promise.withResolvers()
  stop = followLongWait((shown) => (isWaiting = shown))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Renders again with every state that the router passes to React, because the component uses router state. */
function Frame() {
  useMatches()
  return (
    <Profiler id="frame" onRender={() => (rendered += 1)}>
      <Counted />
    </Profiler>
  )
}

function Counted() {
  return (
    <>
      <PendingNavigation />
      <Outlet />
    </>
  )
}

async function open() {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: 'Here' },
        { path: '/next', element: 'There', loader: () => answer.promise },
      ],
    },
  ])
  await act(async () => void render(<RouterProvider router={settled(router)} />))
  expect(screen.getByText('Here')).toBeTruthy()
  return router
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('does not render the page again during a navigation until the next screen is ready', async () => {
  const router = await open()
  const before = rendered
  await act(async () => void router.navigate('/next'))
  await pass(200)
  expect(rendered).toBe(before)
  answer.resolve('data')
  await pass(0)
  expect(screen.getByText('There')).toBeTruthy()
  expect(rendered).toBe(before + 1)
  await pass(1_000)
  expect(isWaiting).toBe(false)
})

test('shows the spinner during a slow navigation, until the next screen is shown', async () => {
  const router = await open()
  await act(async () => void router.navigate('/next'))
  await pass(249)
  expect(isWaiting).toBe(false)
  await pass(1)
  expect(isWaiting).toBe(true)
  await pass(2_000)
  answer.resolve('data')
  await pass(0)
  expect(screen.getByText('There')).toBeTruthy()
  await pass(500)
  expect(isWaiting).toBe(false)
})

test('hides the spinner when a navigation is canceled', async () => {
  const router = await open()
  await act(async () => void router.navigate('/next'))
  await pass(1_000)
  expect(isWaiting).toBe(true)
  await act(async () => void router.navigate('/', { replace: true }))
  await pass(500)
  expect(isWaiting).toBe(false)
  expect(screen.getByText('Here')).toBeTruthy()
})
