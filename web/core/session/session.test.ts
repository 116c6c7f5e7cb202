import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseOwner, endSession, followOtherTabs, isLoggedIn, onSessionEnd, session, signIn } from './session.ts'
import { storageKey, type Session } from './sessionStorage.ts'

const tomorrow = () => Date.now() + 86_400_000
const customer = () => ({ roleId: 0, accountOwnerId: 1001, userId: 7, expiresAt: tomorrow() })

/** Another tab's write as this tab sees it. */
function otherTabWrites(state: object | null) {
  const newValue = state && JSON.stringify({ state, version: 1 })
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }))
}

beforeEach(() => session.setState(session.getInitialState()))

describe('the session', () => {
  it.each([
    ['nobody has signed in', null, false],
    ['the expiry is later than now', 1001, true],
    ['the expiry is now', 1000, false],
    ['the expiry is past', 999, false],
  ])('when %s, logged in is decided by the expiry', (_, jwtExpiry, expected) => {
    expect(isLoggedIn({ ...session.getState(), jwtExpiry }, 1000)).toBe(expected)
  })

  it('keeps what the drawer was, and nothing of the user, when it ends', () => {
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

  it('is kept under one key, without a token', () => {
    signIn(customer())
    expect(Object.keys(localStorage)).toEqual([storageKey])
    expect(Object.keys(JSON.parse(localStorage.getItem(storageKey)!).state)).not.toContain('jwt')
  })

  it('tells of its end once, however many answers say so', () => {
    const told = vi.fn<(reason: string, here: boolean) => void>()
    const stop = onSessionEnd(told)
    signIn(customer())
    endSession('expired')
    endSession('expired')
    stop()
    expect(told.mock.calls).toEqual([['expired', true]])
  })
})

describe('another tab', () => {
  const told = vi.fn<(reason: string, here: boolean) => void>()
  beforeEach(() => {
    told.mockClear()
    signIn(customer())
    const stops = [onSessionEnd(told), followOtherTabs()]
    return () => stops.forEach((stop) => stop())
  })

  it('that logs out ends the session here', () => {
    otherTabWrites({ ...session.getState(), jwtExpiry: null, userId: 0 })
    expect(told.mock.calls).toEqual([['logout', false]])
  })

  it('that finds the time over tells of the same end, so that this one finds its way back too', () => {
    session.setState({ jwtExpiry: Date.now() - 1 })
    otherTabWrites({ ...session.getState(), jwtExpiry: null, userId: 0 })
    expect(told.mock.calls).toEqual([['expired', false]])
  })

  it('that signs somebody else in does not leave the former user here', () => {
    otherTabWrites({ ...session.getState(), userId: 8 })
    expect(told.mock.calls).toEqual([['switched', false]])
  })

  it('that acts for another owner does not change the owner of this one', () => {
    otherTabWrites({ ...session.getState(), accountOwnerId: 1002 })
    expect(session.getState().accountOwnerId).toBe(1001)
    expect(told).not.toHaveBeenCalled()
  })

  const stored = () => (JSON.parse(localStorage.getItem(storageKey)!) as { state: Session }).state

  it.each([
    ['acts for another owner', { accountOwnerId: 1002 }],
    ['has signed in again', { jwtExpiry: tomorrow() + 5_000 }],
    ['logs out', { jwtExpiry: null, userId: 0 }],
  ])('that %s is not answered: two tabs would go on answering each other', (_, change) => {
    const theirs = { ...session.getState(), ...change }
    localStorage.setItem(storageKey, JSON.stringify({ state: theirs, version: 1 }))
    otherTabWrites(theirs)
    expect(stored()).toEqual(theirs)
  })

  it('that has signed in again lets this one go on', () => {
    const jwtExpiry = tomorrow() + 5_000
    otherTabWrites({ ...session.getState(), jwtExpiry })
    expect(session.getState().jwtExpiry).toBe(jwtExpiry)
  })

  it('that signs in is seen where nobody was signed in', () => {
    endSession('logout')
    otherTabWrites({ ...session.getState(), jwtExpiry: tomorrow(), userId: 7, roleId: 2 })
    expect(isLoggedIn()).toBe(true)
    expect(session.getState().roleId).toBe(2)
  })

  it('that has logged out leaves nobody here either', () => {
    otherTabWrites({ ...session.getState(), jwtExpiry: null, userId: 0 })
    expect(isLoggedIn()).toBe(false)
    expect(session.getState().accountOwnerId).toBe(0)
  })
})

describe('a storage that is full', () => {
  it('keeps nobody from signing in, nor from leaving without a trace', () => {
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

  it('is the same after a reload, whomever another tab has chosen', async () => {
    storedByAnother({ accountOwnerId: 1002 })
    await session.persist.rehydrate()
    expect(session.getState().accountOwnerId).toBe(1001)
  })

  it.each([
    ['another session of the same user', { jwtExpiry: tomorrow() + 5_000 }],
    ['another user', { userId: 8 }],
  ])('does not go over into %s', async (_, change) => {
    storedByAnother({ accountOwnerId: 1002, ...change })
    await session.persist.rehydrate()
    expect(session.getState().accountOwnerId).toBe(1002)
  })

  it('goes over into a tab that is opened from the one at hand', () => {
    storedByAnother({ accountOwnerId: 1002 })
    window.dispatchEvent(new Event('focus'))
    expect(stored().accountOwnerId).toBe(1001)
  })

  it('does not come back to life when the tab is looked at after a logout elsewhere', () => {
    storedByAnother({ jwtExpiry: null, userId: 0, accountOwnerId: 0 })
    window.dispatchEvent(new Event('focus'))
    expect(stored()).toMatchObject({ jwtExpiry: null, userId: 0, accountOwnerId: 0 })
  })
})
