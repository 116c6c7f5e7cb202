import { FluentProvider } from '@fluentui/react-components'
import { act, fireEvent, render, screen as page, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NoticeHost } from './NoticeHost.tsx'
import { notices } from './notices.ts'

describe('a notice', () => {
  it('keeps notices sent before NoticeHost has rendered, and shows at most five at a time', async () => {
    for (let number = 1; number <= 7; number++) notices.success('Success', `Notice ${number}`)
    render(
      <FluentProvider>
        <NoticeHost />
      </FluentProvider>,
    )
    expect(await page.findByText('Notice 5')).toBeTruthy()
    expect(page.getAllByText(/^Notice/)).toHaveLength(5)
  })

  it('shows the title and text of a notice', async () => {
    render(
      <FluentProvider>
        <NoticeHost />
      </FluentProvider>,
    )
    act(() => notices.error('Error', 'File upload failed'))
    expect(await page.findByText('File upload failed')).toBeTruthy()
    expect(page.getByText('Error')).toBeTruthy()
  })

  it('shows the same error as only one notice, and different errors as separate notices', async () => {
    render(
      <FluentProvider>
        <NoticeHost />
      </FluentProvider>,
    )
    act(() => {
      for (let query = 1; query <= 4; query++) notices.error('Error', 'Not Found')
      notices.error('Error', 'Not Allowed')
      for (let save = 1; save <= 2; save++) notices.success('Saved', 'Not Found')
    })
    await page.findByText('Not Allowed')
    expect(
      page
        .getAllByText(/^Not /)
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(['Not Allowed', 'Not Found', 'Not Found', 'Not Found'])
  })

  it('dismisses a success notice after a click elsewhere, but not after a click on the same button', async () => {
    render(
      <FluentProvider>
        <NoticeHost />
        <button>Save</button>
        <button>Next</button>
      </FluentProvider>,
    )
    const save = page.getByRole('button', { name: 'Save' })
    fireEvent.click(save)
    act(() => notices.success('Success', 'Saved'))
    fireEvent.click(await page.findByText('Saved'))
    fireEvent.click(save)
    fireEvent.click(save)
    act(() => notices.success('Success', 'Saved again'))
    act(() => notices.error('Error', 'Not saved'))
    expect(await page.findByText('Saved again')).toBeTruthy()
    fireEvent.click(save)
    expect(page.getByText('Saved again')).toBeTruthy()
    fireEvent.click(page.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(page.queryByText('Saved again')).toBeNull())
    expect(page.getByText('Not saved')).toBeTruthy()
  })

  it('shows the detail of a notice in a line of its own', async () => {
    const page = render(
      <FluentProvider>
        <NoticeHost />
      </FluentProvider>,
    )
    act(() => notices.success('Success', 'Saved', { detail: 'Approved: Mia Moss, $700.00' }))
    expect(await page.findByText('Approved: Mia Moss, $700.00')).toBeTruthy()
    expect(page.getByText('Saved')).toBeTruthy()
  })

  it.each([
    ['for four seconds', undefined, '4000ms'],
    ['for the time that the sender has set', { timeout: 5000 }, '5000ms'],
  ])('shows a notice %s', async (_, options, duration) => {
    const { container } = render(
      <FluentProvider>
        <NoticeHost />
      </FluentProvider>,
    )
    act(() => notices.success('Success', 'For a while', options))
    await page.findByText('For a while')
    const timer = container.ownerDocument.querySelector<HTMLElement>('[data-timer-status]')
    expect(timer?.style.animationDuration).toBe(duration)
  })
})
