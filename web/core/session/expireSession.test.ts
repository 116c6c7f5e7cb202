import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signedIn } from '../../testing/renderScreen.tsx'
import { activity } from './activity.ts'
import { expireSession } from './expireSession.ts'
import { endIfExpired, isLoggedIn, onSessionEnd, session, signIn } from './session.ts'
import { storageKey } from './sessionStorage.ts'

let stop: () => void
const ended = vi.fn<(reason: string) => void>()
const forget = onSessionEnd((reason) => ended(reason))

beforeEach(() => {
  vi.useFakeTimers()
  ended.mockReset()
  activity.isAsking = false
  stop = expireSession()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('a session that is over ends with the next click, wherever it goes, and only then', () => {
  signedIn({ jwtExpiry: Date.now() + 1_000 })
  window.dispatchEvent(new MouseEvent('click'))
  expect(ended).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 1_001)
  window.dispatchEvent(new MouseEvent('click'))
  expect(ended.mock.calls).toEqual([['expired']])
  expect(session.getState()).toMatchObject({ jwtExpiry: null, accountOwnerId: 0, userId: 0 })
})

it('is over for the call of the same click, and not for a screen without sign-in later', () => {
  signedIn({ jwtExpiry: Date.now() - 1 })
  window.dispatchEvent(new MouseEvent('pointerdown'))
  expect(endIfExpired()).toBe(true)
  vi.advanceTimersByTime(3_000)
  expect(endIfExpired()).toBe(false)
  signIn({ roleId: 0, accountOwnerId: 1001, userId: 1001, expiresAt: Date.now() + 1_000 })
  expect(endIfExpired()).toBe(false)
})

it('ends by itself within seconds, too, so that no balance stays on the screen', () => {
  signedIn({ jwtExpiry: Date.now() + 1_000 })
  vi.advanceTimersByTime(6_000)
  expect(ended.mock.calls).toEqual([['expired']])
})

it('that is stored as over is over, whatever this tab remembers', () => {
  signedIn({ jwtExpiry: Date.now() + 60_000 })
  const kept = JSON.parse(localStorage.getItem(storageKey) ?? '') as { state: { jwtExpiry: number } }
  kept.state.jwtExpiry = Date.now() - 1
  localStorage.setItem(storageKey, JSON.stringify(kept))
  window.dispatchEvent(new MouseEvent('pointerdown'))
  expect(ended.mock.calls).toEqual([['expired']])
})

it('waits while the dialog asks for the password, and ends when that is put aside', () => {
  signedIn({ jwtExpiry: Date.now() + 1_000 })
  activity.isAsking = true
  vi.advanceTimersByTime(6_000)
  window.dispatchEvent(new MouseEvent('click'))
  expect(ended).not.toHaveBeenCalled()
  activity.isAsking = false
  window.dispatchEvent(new MouseEvent('click'))
  expect(ended.mock.calls).toEqual([['expired']])
  expect(isLoggedIn()).toBe(false)
  forget()
})
