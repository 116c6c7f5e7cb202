import { act, screen as page } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import mutation, { type ChangePasswordPageMutation } from '../../__generated__/ChangePasswordPageMutation.graphql.ts'
import { onSessionEnd, session } from '../session/session.ts'
import { answer, renderPage, signedIn } from '../../testing/renderScreen.tsx'
import { RequestError } from './errors.ts'
import { ownWrites } from './ownWrites.ts'
import { useMutation, type Outcome } from './useMutation.ts'

function start(options: Parameters<typeof useMutation>[1] = {}) {
  const outcomes: Outcome<ChangePasswordPageMutation>[] = []
  function Subject() {
    const [change] = useMutation<ChangePasswordPageMutation>(mutation, options)
    const onClick = async () => {
      outcomes.push(await change({ input: { currentPassword: 'a', newPassword: 'b' } }))
    }
    return (
      <button type="button" onClick={() => void onClick()}>
        Go
      </button>
    )
  }
  signedIn({})
  return { ...renderPage({ element: <Subject />, path: '/here', at: '/here' }), outcomes }
}

async function refuse(errors: object[], options: Parameters<typeof useMutation>[1] = {}) {
  const started = start(options)
  await started.user.click(page.getByText('Go'))
  answer(started.environment, { ChangePasswordPayload: () => ({ errors }) })
  await page.findByText(/Go|at/)
  return started
}

async function fail(error: Error) {
  const started = start()
  await started.user.click(page.getByText('Go'))
  await act(async () => started.environment.mock.rejectMostRecentOperation(error))
  return started
}

describe('a mutation', () => {
  it('returns the payload of a mutation to the caller', async () => {
    const { outcomes } = await refuse([])
    expect(outcomes).toEqual([{ ok: true, payload: { errors: [] }, errors: [] }])
  })

  it('counts a successful write of this tab, but no refused write', async () => {
    const { count } = ownWrites.getState()
    const written = () => ownWrites.getState().count - count
    const { environment, user } = await refuse([{ code: 'INVALID', field: null, message: 'No.' }])
    expect(written()).toBe(0)
    await user.click(page.getByText('Go'))
    answer(environment, { ChangePasswordPayload: () => ({ errors: [] }) })
    await page.findByText('Go')
    expect(written()).toBe(1)
  })

  it('shows the message of a refusal in a toast', async () => {
    await refuse([{ code: 'INVALID', field: null, message: 'Current password is incorrect.' }])
    expect(await page.findByText('Current password is incorrect.')).toBeTruthy()
  })

  it('leaves an error that names a field to the form', async () => {
    const { outcomes } = await refuse([{ code: 'INVALID', field: ['zip'], message: 'Please enter a valid zip code.' }])
    expect(page.queryByText('Please enter a valid zip code.')).toBeNull()
    expect(outcomes[0]).toMatchObject({ ok: false, errors: [{ field: ['zip'] }] })
  })

  it('shows no toast when a mutation returns NOT_FOUND', async () => {
    const { outcomes } = await fail(new RequestError('NOT_FOUND', 'x'))
    expect(outcomes[0]?.errors[0]?.message).toBe('NOT FOUND')
    expect(page.queryByText('Error')).toBeNull()
  })

  it('shows the general message for an unavailable server, and returns the error to the caller', async () => {
    const { outcomes } = await fail(new RequestError('UPSTREAM_UNAVAILABLE', 'secret'))
    expect(outcomes[0]?.errors[0]?.message).toBe('AN ERROR OCCURRED')
    expect(await page.findByText('An error ocurred during operation')).toBeTruthy()
  })

  it('navigates to Home when a mutation returns FORBIDDEN', async () => {
    await fail(new RequestError('FORBIDDEN', 'x'))
    expect(await page.findByText('at /home')).toBeTruthy()
  })

  it('ends the session when a mutation returns UNAUTHENTICATED', async () => {
    const reasons: string[] = []
    const stop = onSessionEnd((reason) => reasons.push(reason))
    await fail(new RequestError('UNAUTHENTICATED', 'x'))
    stop()
    expect(reasons).toEqual(['expired'])
    expect(session.getState().jwtExpiry).toBeNull()
  })

  it('keeps the session and shows no toast when an anonymous mutation fails', async () => {
    const message = 'Invalid username or password'
    const error = { code: 'UNAUTHENTICATED', field: null, message }
    const { outcomes } = await refuse([error], { toast: 'none', anonymous: true })
    expect(outcomes[0]).toMatchObject({ ok: false, errors: [error] })
    expect(page.queryByText(message)).toBeNull()
    expect(session.getState().jwtExpiry).not.toBeNull()
  })
})
