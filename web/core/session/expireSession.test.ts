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

it("ends an expired session at the user's next click", () => {
  signedIn({ jwtExpiry: Date.now() + 1_000 })
  window.dispatchEvent(new MouseEvent('click'))
  expect(ended).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 1_001)
  window.dispatchEvent(new MouseEvent('click'))
  expect(ended.mock.calls).toEqual([['expired']])
  expect(session.getState()).toMatchObject({ jwtExpiry: null, accountOwnerId: 0, userId: 0 })
})

it('reports an expired session to the request sent by the same click, but not to a later anonymous screen', () => {
  signedIn({ jwtExpiry: Date.now() - 1 })
  window.dispatchEvent(new MouseEvent('pointerdown'))
  expect(endIfExpired()).toBe(true)
  vi.advanceTimersByTime(3_000)
  expect(endIfExpired()).toBe(false)
  signIn({ roleId: 0, accountOwnerId: 1001, userId: 1001, expiresAt: Date.now() + 1_000 })
  expect(endIfExpired()).toBe(false)
})

it('ends an expired session within seconds, without user input', () => {
  signedIn({ jwtExpiry: Date.now() + 1_000 })
  vi.advanceTimersByTime(6_000)
  expect(ended.mock.calls).toEqual([['expired']])
})

it('ends the session by the earlier expiry in local storage, not by the expiry known to this tab', () => {
  signedIn({ jwtExpiry: Date.now() + 60_000 })
  const kept = JSON.parse(localStorage.getItem(storageKey) ?? '') as { state: { jwtExpiry: number } }
  kept.state.jwtExpiry = Date.now() - 1
  localStorage.setItem(storageKey, JSON.stringify(kept))
  window.dispatchEvent(new MouseEvent('pointerdown'))
  expect(ended.mock.calls).toEqual([['expired']])
})

it('keeps an expired session while the password dialog is open, and ends it when the user closes the dialog', () => {
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

it('resets an expired session before the next test', () => {
  expect(endIfExpired()).toBe(false)
})
