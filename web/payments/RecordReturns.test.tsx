import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, renderPage, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { RecordReturns } from './RecordReturns.tsx'

// Find elements in the dialog by text. In jsdom, which has no layout, Fluent hides an open dialog from role queries.
beforeEach(() => signedIn({ roleId: 2, accountOwnerId: 0 }))

describe('the dialog that records returns', () => {
  const counts = { jobId: 31, returned: 0, corrected: 0, stays: 0, noted: 0, known: 0, refused: 0, failed: 0 }
  async function take() {
    const loader = vi.fn<() => null>(() => null)
    const opened = renderPage({ element: <RecordReturns />, loader, loaded: null })
    await opened.user.click(opened.page.getByRole('button', { name: 'Record Returns' }))
    return { ...opened, loader }
  }

  test('imports a return file of the bank, and shows the result', async () => {
    const { page, user, environment } = await take()
    await user.click(page.getByRole('button', { name: 'Record' }))
    expect((await page.findAllByText('Please select a file.')).length).toBeGreaterThan(0)
    expect(sentMutations(environment)).toEqual([])
    const file = new File(['101 returns'], 'returns.ach', { type: '' })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await user.click(page.getByRole('button', { name: 'Record' }))
    await waitFor(() => expect(sentMutations(environment)).toEqual([{ input: { fileContent: btoa('101 returns') } }]))
    const failures = ['111111110000009 R03: There is no such payment.']
    answer(environment, {
      TakeInReturnsPayload: () => ({ errors: [], result: { ...counts, returned: 2, refused: 1, failures } }),
    })
    expect(await page.findByText('Recorded. A person must check some of them.')).toBeTruthy()
    expect(page.getByText('Money is back, request is Incomplete').nextElementSibling?.textContent).toBe('2')
    expect(page.getByText('Matches no payment').nextElementSibling?.textContent).toBe('1')
    expect(page.queryByText('Came back before')).toBeNull()
    expect(page.getByText('111111110000009 R03: There is no such payment.')).toBeTruthy()
  })

  test('records a returned check by its check number, and then reloads the list', async () => {
    const { page, user, environment, loader } = await take()
    await user.click(page.getByLabelText(/^A check/))
    await user.type(page.getByLabelText('Check number'), 'abc')
    await user.click(page.getByRole('button', { name: 'Record' }))
    expect((await page.findAllByText('Please enter a check number')).length).toBeGreaterThan(0)
    expect(page.getAllByText('Please select a reason').length).toBeGreaterThan(0)
    await user.clear(page.getByLabelText('Check number'))
    await user.type(page.getByLabelText('Check number'), '1002')
    await user.selectOptions(page.getByLabelText('Reason'), 'Could not be delivered')
    await user.click(page.getByRole('button', { name: 'Record' }))
    await waitFor(() =>
      expect(sentMutations(environment)).toEqual([{ input: { checkNumber: 1002, reason: 'UNDELIVERABLE' } }]),
    )
    answer(environment, {
      TakeInReturnsPayload: () => ({ errors: [], result: { ...counts, returned: 1, failures: [] } }),
    })
    expect(await page.findByText('Recorded.')).toBeTruthy()
    expect(loader).not.toHaveBeenCalled()
    await user.click(page.getByText('Close'))
    await waitFor(() => expect(loader).toHaveBeenCalledOnce())
  })

  test('shows the error that a return file was imported before', async () => {
    const { page, user, environment } = await take()
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['101 returns'], 'returns.txt', { type: 'text/plain' }),
    )
    await user.click(page.getByRole('button', { name: 'Record' }))
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    const message = 'These returns were imported before.'
    answer(environment, {
      TakeInReturnsPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], result: null }),
    })
    // The message is shown twice: in a notice, and below the form until the user corrects the input.
    expect(await page.findAllByText(message)).toHaveLength(2)
  })
})
