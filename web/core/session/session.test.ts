import { beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from './activity.ts'
import { chooseOwner, endSession, followOtherTabs, isLoggedIn, onSessionEnd, session, signIn } from './session.ts'
import { storageKey, type Session } from './sessionStorage.ts'

const tomorrow = () => Date.now() + 86_400_000
const customer = () => ({ roleId: 0, accountOwnerId: 1001, userId: 7, expiresAt: tomorrow() })

/** Simulates a write to local storage by another tab. */
function otherTabWrites(state: object | null) {
  const newValue = state && JSON.stringify({ state, version: 1 })
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }))
}

beforeEach(() => session.setState(session.getInitialState()))

describe('the session of a tab', () => {
  it.each([
    ['nobody has signed in', null, false],
    ['the expiry is later than now', 1001, true],
    ['the expiry is now', 1000, false],
    ['the expiry is past', 999, false],
  ])('checks the expiry to decide whether the user is logged in when %s', (_, jwtExpiry, expected) => {
    expect(isLoggedIn({ ...session.getState(), jwtExpiry }, 1000)).toBe(expected)
  })

  it('clears the user but keeps the state of the menu drawer when the session ends', () => {
    signIn(customer())
    session.setState({ drawerOpen: false, accountId: 501 })
    endSession('logout')
    const { sessionId, ...rest } = session.getState()
    expect(sessionId).toMatch(/^\d+$/)
    expect(rest).toEqual({
      drawerOpen: false,
      jwtExpiry: null,
      accountId: 0,
      accountOwnerId: 0,
      roleId: 0,
      userId: 0,
    })
  })

  it('stores the session under one key of local storage, without a token', () => {
    signIn(customer())
    expect(Object.keys(localStorage)).toEqual([storageKey])
    expect(Object.keys(JSON.parse(localStorage.getItem(storageKey)!).state)).not.toContain('jwt')
  })

  it('reports the end of a session only once', () => {
    const told = vi.fn<(reason: string, here: boolean) => void>()
    const stop = onSessionEnd(told)
    signIn(customer())
    endSession('expired')
    endSession('expired')
    stop()
    expect(told.mock.calls).toEqual([['expired', true]])
  })
})

describe('the session when another tab changes it', () => {
  const told = vi.fn<(reason: string, here: boolean) => void>()
  beforeEach(() => {
    told.mockClear()
    signIn(customer())
    const stops = [onSessionEnd(told), followOtherTabs()]
    return () => stops.forEach((stop) => stop())
  })

  it('ends the session in this tab when another tab logs out', () => {
    otherTabWrites({ ...session.getState(), jwtExpiry: null, userId: 0 })
    expect(told.mock.calls).toEqual([['logout', false]])
  })

  it('reports an expired session when another tab has ended it', () => {
    session.setState({ jwtExpiry: Date.now() - 1 })
    otherTabWrites({ ...session.getState(), jwtExpiry: null, userId: 0 })
    expect(told.mock.calls).toEqual([['expired', false]])
  })

  it('keeps an idle session that has ended while the dialog asks for the password and another tab ends it', () => {
    Object.assign(activity, { isAsking: true, idleEndsAt: Date.now() - 1 })
    otherTabWrites({ ...session.getState(), jwtExpiry: null, userId: 0 })
    Object.assign(activity, { isAsking: false, idleEndsAt: Infinity })
    expect(told).not.toHaveBeenCalled()
  })

  it.each([
    ['keeps the expired session', 'ends it too', { jwtExpiry: null, userId: 0 }, -1, []],
    ['ends the session', 'logs out before it expires', { jwtExpiry: null, userId: 0 }, 60_000, [['logout', false]]],
    ['ends the session', 'signs in another user', { jwtExpiry: tomorrow(), userId: 8 }, -1, [['switched', false]]],
  ])('%s while the dialog asks for the password and another tab %s', (_, __, theirs, left, reported) => {
    const jwtExpiry = Date.now() + left
    session.setState({ jwtExpiry })
    activity.isAsking = true
    otherTabWrites({ ...session.getState(), ...theirs })
    activity.isAsking = false
    expect(told.mock.calls).toEqual(reported)
    expect(session.getState().jwtExpiry).toBe(reported.length === 0 ? jwtExpiry : null)
  })

  it('ends the session in this tab when another tab signs in another user', () => {
    otherTabWrites({ ...session.getState(), userId: 8 })
    expect(told.mock.calls).toEqual([['switched', false]])
  })

  it("keeps this tab's chosen owner when another tab chooses another owner", () => {
    otherTabWrites({ ...session.getState(), accountOwnerId: 1002 })
    expect(session.getState().accountOwnerId).toBe(1001)
    expect(told).not.toHaveBeenCalled()
  })

  const stored = () => (JSON.parse(localStorage.getItem(storageKey)!) as { state: Session }).state

  it.each([
    ['acts for another owner', { accountOwnerId: 1002 }],
    ['has signed in again', { jwtExpiry: tomorrow() + 5_000 }],
    ['logs out', { jwtExpiry: null, userId: 0 }],
  ])('writes nothing to local storage when another tab %s', (_, change) => {
    const theirs = { ...session.getState(), ...change }
    localStorage.setItem(storageKey, JSON.stringify({ state: theirs, version: 1 }))
    otherTabWrites(theirs)
    expect(stored()).toEqual(theirs)
  })

  it('continues the session when the same user logs in again in another tab', () => {
    const jwtExpiry = tomorrow() + 5_000
    otherTabWrites({ ...session.getState(), jwtExpiry })
    expect(session.getState().jwtExpiry).toBe(jwtExpiry)
  })

  it('logs this tab in when the user logs in from another tab', () => {
    endSession('logout')
    otherTabWrites({ ...session.getState(), jwtExpiry: tomorrow(), userId: 7, roleId: 2 })
    expect(isLoggedIn()).toBe(true)
    expect(session.getState().roleId).toBe(2)
  })

  it("clears this tab's chosen owner when another tab logs out", () => {
    otherTabWrites({ ...session.getState(), jwtExpiry: null, userId: 0 })
    expect(isLoggedIn()).toBe(false)
    expect(session.getState().accountOwnerId).toBe(0)
  })
})

describe('the session when local storage is full', () => {
  it('logs in and out when local storage is full, and leaves no stale session there', () => {
    signIn(customer())
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const ended = vi.fn<(reason: string, here: boolean) => void>()
    const stop = onSessionEnd(ended)
    endSession('logout')
    expect(ended).toHaveBeenCalledWith('logout', true)
    expect([localStorage.getItem(storageKey), sessionStorage.getItem(storageKey)]).toEqual([null, null])
    signIn(customer())
    expect(isLoggedIn()).toBe(true)
    full.mockRestore()
    stop()
  })
})

describe('the owner that staff act for', () => {
  const stored = () => (JSON.parse(localStorage.getItem(storageKey)!) as { state: Session }).state
  const storedByAnother = (change: Partial<Session>) =>
    localStorage.setItem(storageKey, JSON.stringify({ state: { ...session.getState(), ...change }, version: 1 }))
  beforeEach(() => {
    signIn({ roleId: 2, accountOwnerId: 0, userId: 9, expiresAt: tomorrow() })
    chooseOwner(1001)
    return followOtherTabs()
  })

  it('keeps the chosen owner after a reload, even if another tab chose another owner', async () => {
    storedByAnother({ accountOwnerId: 1002 })
    await session.persist.rehydrate()
    expect(session.getState().accountOwnerId).toBe(1001)
  })

  it.each([
    ['another session of the same user', { jwtExpiry: tomorrow() + 5_000 }],
    ['another user', { userId: 8 }],
  ])('replaces the chosen owner by the one in local storage for %s', async (_, change) => {
    storedByAnother({ accountOwnerId: 1002, ...change })
    await session.persist.rehydrate()
    expect(session.getState().accountOwnerId).toBe(1002)
  })

  it('passes the chosen owner to a tab opened from this tab', () => {
    storedByAnother({ accountOwnerId: 1002 })
    window.dispatchEvent(new Event('focus'))
    expect(stored().accountOwnerId).toBe(1001)
  })

  it('does not write the chosen owner to local storage on focus after a log-out in another tab', () => {
    storedByAnother({ jwtExpiry: null, userId: 0, accountOwnerId: 0 })
    window.dispatchEvent(new Event('focus'))
    expect(stored()).toMatchObject({ jwtExpiry: null, userId: 0, accountOwnerId: 0 })
  })
})
