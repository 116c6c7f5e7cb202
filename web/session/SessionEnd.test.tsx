import { act, cleanup } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, renderPage, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { activity } from '../core/session/activity.ts'
import { session } from '../core/session/session.ts'
import { SessionEnd } from './SessionEnd.tsx'
import { endingOf, isNear, mayInterrupt, remaining } from './sessionEnding.ts'

const minute = 60_000
const start = new Date('2026-03-10T15:00:00Z').getTime()
let idleMinutes: number | null = null
const asked = vi.fn<() => Promise<Response>>()

// Load the dialog's code first, because fake timers keep it from loading later.
beforeAll(() => import('./SessionEndDialog.tsx'))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: start })
  activity.answeredAt = start
  idleMinutes = null
  asked.mockReset()
  asked.mockImplementation(async () =>
    Response.json({ data: { viewer: { id: 'v', idleMinutes, user: { id: 'u', email: 'ann@example.com' } } } }),
  )
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(roleId: number, minutesLeft: number) {
  signedIn({ roleId, userId: 7, jwtExpiry: start + minutesLeft * minute })
  const shown = renderPage({
    element: (
      <main>
        <h1>A form</h1>
        <input aria-label="Amount" defaultValue="" />
        <SessionEnd />
      </main>
    ),
  })
  return { ...shown, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a session that lasts a day', () => {
  it('warns two minutes before the session ends, and not earlier', async () => {
    const { page } = open(0, 10)
    await pass(7 * minute + 50_000)
    expect(page.queryByRole('alertdialog')).toBeNull()
    expect(asked).not.toHaveBeenCalled()
    await pass(15_000)
    const dialog = await page.findByRole('alertdialog', { name: 'Your session is about to end' })
    expect(dialog.textContent).toMatch(/You will be logged out at \d{1,2}:10 [AP]M, in 2 minutes\./)
    expect(dialog.textContent).toContain('What you have typed on this page is kept if you log in again here.')
    await pass(minute)
    expect(dialog.textContent).toContain('in 1 minute.')
  })

  it('starts a new session by password before the old session ends, and keeps the input and the focus', async () => {
    const { page, user, environment } = open(0, 3)
    const field = page.getByLabelText('Amount')
    await user.type(field, '1,234')
    await pass(minute + 5_000)
    await page.findByRole('alertdialog')
    await user.type(page.getByLabelText(/^Password/), 'Passw0rd!')
    await user.click(page.getByRole('button', { name: 'Log in again' }))
    expect(sentMutations(environment)).toEqual([{ input: { username: 'ann@example.com', password: 'Passw0rd!' } }])
    const expiresAt = new Date(start + 1_440 * minute).toISOString()
    answer(environment, { LoginPayload: () => ({ errors: [], userId: 7, expiresAt }) })
    await pass(1_000)
    expect(page.queryByRole('alertdialog')).toBeNull()
    expect(session.getState().jwtExpiry).toBe(start + 1_440 * minute)
    expect(page.getByLabelText<HTMLInputElement>('Amount').value).toBe('1,234')
    expect(document.activeElement).toBe(field)
  })

  it('offers a new login after the session has ended, and shows the error for a wrong password', async () => {
    const { page, user, environment } = open(0, 3)
    await pass(minute + 5_000)
    await page.findByRole('alertdialog')
    await user.click(page.getByLabelText(/^Password/))
    await pass(3 * minute)
    expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeTruthy()
    await user.type(page.getByLabelText(/^Password/), 'wrong')
    await user.click(page.getByRole('button', { name: 'Log in again' }))
    const message = 'Invalid username or password'
    answer(environment, { LoginPayload: () => ({ errors: [{ code: 'UNAUTHENTICATED', field: null, message }] }) })
    expect(await page.findByText(message)).toBeTruthy()
    expect(page.queryByText(/^at \//)).toBeNull()
  })

  it('opens the warning in a pause of typing, or shortly before the session ends', async () => {
    const { page, user } = open(0, 3)
    const field = page.getByLabelText('Amount')
    const typeFor = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        // oxlint-disable-next-line no-await-in-loop -- types one character a second
        await user.type(field, '1')
        // oxlint-disable-next-line no-await-in-loop -- types one character a second
        await pass(1_000)
      }
    }
    await pass(50_000)
    await typeFor(60)
    expect([page.queryByRole('alertdialog'), document.activeElement]).toEqual([null, field])
    await pass(8_000)
    await page.findByRole('alertdialog', { name: 'Your session is about to end' })
  })

  it("never repeats a warning of the session's end that the user dismissed", async () => {
    const { page, user } = open(0, 3)
    await pass(minute + 5_000)
    await page.findByRole('alertdialog')
    await user.click(page.getByRole('button', { name: 'Not now' }))
    await pass(30_000)
    expect(page.queryByRole('alertdialog')).toBeNull()
  })
})

describe('an idle staff session', () => {
  beforeEach(() => void (idleMinutes = 30))

  it('extends an idle staff session after a press on Stay logged in', async () => {
    const { page, user } = open(1, 1_440)
    await pass(27 * minute + 10_000)
    await page.findByRole('alertdialog', { name: 'Your session is about to end' })
    expect(page.queryByLabelText(/^Password/)).toBeNull()
    const before = asked.mock.calls.length
    await user.click(page.getByRole('button', { name: 'Stay logged in' }))
    await pass(1_000)
    expect(asked.mock.calls.length).toBe(before + 1)
    expect(page.queryByRole('alertdialog')).toBeNull()
    await pass(20 * minute)
    expect(page.queryByRole('alertdialog')).toBeNull()
  })

  it('extends an idle staff session without a warning while the user types', async () => {
    const { page, user } = open(1, 1_440)
    await pass(26 * minute + 30_000)
    await user.type(page.getByLabelText('Amount'), '1')
    const before = asked.mock.calls.length
    await pass(minute)
    expect([asked.mock.calls.length, page.queryByRole('alertdialog')]).toEqual([before + 1, null])
    await pass(25 * minute)
    expect(page.queryByRole('alertdialog')).toBeNull()
    await pass(2 * minute)
    await page.findByRole('alertdialog')
  })

  it('tries again to extend an idle staff session while the user types', async () => {
    const { page, user } = open(1, 1_440)
    await pass(26 * minute + 58_000)
    asked.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    await user.type(page.getByLabelText('Amount'), '1')
    const before = asked.mock.calls.length
    await pass(10_000)
    expect([asked.mock.calls.length, page.queryByRole('alertdialog')]).toEqual([before + 2, null])
  })

  it('sends no automatic request that would extend an idle staff session', async () => {
    const { page } = open(1, 1_440)
    await pass(10_000)
    const before = asked.mock.calls.length
    await pass(28 * minute)
    await page.findByRole('alertdialog')
    expect(asked.mock.calls.length).toBe(before)
  })

  it('counts activity in another tab as activity of the staff session', async () => {
    const { page } = open(1, 1_440)
    await pass(20 * minute)
    activity.answeredAt = Date.now()
    await pass(10 * minute)
    expect(page.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the end of a session that the user did not renew', () => {
  beforeEach(() => void (idleMinutes = null))

  const cases: [string, number | null, 'Not now' | 'Log out and discard', number][] = [
    ['idle session after Not now', 30, 'Not now', 28],
    ['idle session after Log out and discard', 30, 'Log out and discard', 28],
    ['session of a day after Not now', null, 'Not now', 119],
    ['session of a day after Log out and discard', null, 'Log out and discard', 119],
  ]
  it.each(cases)('ends the %s, and hides the screen until then', async (_, minutes, button, at) => {
    idleMinutes = minutes
    const { page, user } = open(minutes === null ? 0 : 1, minutes === null ? 120 : 1_440)
    await pass(at * minute)
    const isOver = button !== 'Not now'
    const dialog = await page.findByRole('alertdialog')
    // jsdom does not move the focus to a field of a dialog under fake timers.
    if (minutes === null) await user.click(page.getByLabelText(/^Password/))
    expect(dialog.textContent).toContain('Not now')
    if (isOver) await pass(1.5 * minute)
    await page.findByRole('alertdialog', { name: isOver ? 'Your session has ended' : 'Your session is about to end' })
    expect(page.queryByRole('button', { name: isOver ? 'Not now' : 'Log out and discard' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(page.queryByRole('alertdialog') !== null).toBe(isOver)
    expect(session.getState().jwtExpiry).not.toBeNull()
    if (isOver) {
      await user.click(page.getByRole('button', { name: button }))
    } else await pass(minute + 15_000)
    expect(session.getState().jwtExpiry).toBeNull()
  })

  it('keeps an idle session that another tab has extended meanwhile', async () => {
    idleMinutes = 30
    const { page, user } = open(1, 1_440)
    await pass(28 * minute)
    await user.click(await page.findByRole('button', { name: 'Not now' }))
    await pass(55_000)
    activity.answeredAt = Date.now()
    await pass(2 * minute)
    expect(session.getState().jwtExpiry).not.toBeNull()
  })
})

describe('the computed end of a session', () => {
  it.each([
    [60_000, 2_999, false],
    [60_000, 3_000, true],
    [40_001, 0, false],
    [40_000, 0, true],
  ])('%i ms before the end and %i ms after a typed character, the dialog may open: %s', (left, since, may) => {
    expect(mayInterrupt({ at: left, why: 'DAY' }, 0, -since)).toBe(may)
  })

  const of = { jwtExpiry: 1_000 * minute, idleMinutes: 30, answeredAt: 0 }

  it('ends a session at its expiry or one minute before its idle timeout, whichever is earlier', () => {
    expect(endingOf(of)).toEqual({ at: 29 * minute, why: 'IDLE' })
    expect(endingOf({ ...of, idleMinutes: null })).toEqual({ at: 1_000 * minute, why: 'DAY' })
    expect(endingOf({ ...of, answeredAt: 990 * minute })).toEqual({ at: 1_000 * minute, why: 'DAY' })
    expect(endingOf({ ...of, jwtExpiry: null })).toBeNull()
  })

  it('warns only in the last two minutes of a session', () => {
    const near = (at: number) => isNear({ at, why: 'DAY' }, 0)
    expect([near(2 * minute + 1), near(2 * minute), near(1), near(0)]).toEqual([false, true, true, false])
    expect([remaining(119_000), remaining(60_000), remaining(20_000)]).toEqual([
      'in 2 minutes',
      'in 1 minute',
      'in a few seconds',
    ])
  })
})
