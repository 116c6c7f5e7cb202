import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { UploadCenterPageQuery } from '../__generated__/UploadCenterPageQuery.graphql.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { pageOf } from '../testing/pageOf.ts'
import { answer, renderScreen, sentMutations, signedIn, type Resolvers } from '../testing/renderScreen.tsx'
import { uploadCenterList } from './uploadCenterList.ts'
import { Page, query } from './UploadCenterPage.tsx'

const letter = {
  id: 'a5',
  attachmentId: 5,
  fileName: 'letter.pdf',
  accountOwnerId: 1001,
  accountId: 501,
  planAccountNumber: '100001',
  processedAt: null,
  firstName: 'Ann',
  lastName: 'Archer',
  createdAt: '2026-03-02T15:04:05.000Z',
  downloadPath: '/files/attachment/g-5',
  warning: null,
}
const photo = { ...letter, id: 'a6', attachmentId: 6, fileName: 'photo.png' }

function listOf(rows: object[], totalCount = rows.length, offset = 0): Resolvers {
  return {
    AttachmentConnection: () => pageOf(rows, totalCount, offset),
  }
}

const follow = (params: URLSearchParams) => listVariables(uploadCenterList, params, 10)
const firstPage = follow(new URLSearchParams())

const open = (rows: object[] = [letter], totalCount = rows.length) =>
  renderScreen<UploadCenterPageQuery>({ Page, query, variables: firstPage, follow, data: listOf(rows, totalCount) })

async function ask(rows?: object[]) {
  const opened = open(rows)
  await opened.user.click(opened.page.getByRole('button', { name: 'Mark Complete letter.pdf' }))
  return opened
}

// These tests find dialog elements by text. In jsdom, which has no layout, Fluent hides open dialogs from role queries.

beforeEach(() => signedIn({ roleId: 2, accountOwnerId: 0 }))

describe('the upload center', () => {
  test('lists uploads with sender, file and date, a download and a link to the owner', () => {
    const { page } = open()
    expect(page.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'First Name',
      'Last Name',
      'Filename',
      'Upload Date',
      'Mark Complete',
    ])
    for (const text of ['Ann', 'Archer']) expect(page.getByText(text)).toBeTruthy()
    expect(page.getByText(/^03\/02\/2026/)).toBeTruthy()
    expect(page.getByRole('link', { name: 'letter.pdf' }).getAttribute('href')).toBe('/files/attachment/g-5')
    expect(page.getByRole('link', { name: 'Archer' }).getAttribute('href')).toContain('1001')
    expect(page.getByRole('link', { name: 'Account 100001' }).getAttribute('href')).toBe('/owners/1001/501/transaction')
    expect(page.getByRole('link', { name: 'Ann' }).getAttribute('href')).toContain('1001')
    expect(page.getByText('1 - 1 / 1')).toBeTruthy()
    expect(page.queryByText(/Warning/)).toBeNull()
  })

  test.each([
    [0, null],
    [1, 'Since yesterday'],
    [6, 'For 6 days'],
  ])('says how long a file sent %i days ago has been waiting', (days, words) => {
    const createdAt = new Date(Date.now() - days * 86_400_000).toISOString()
    const { page } = open([{ ...letter, createdAt }])
    expect(page.queryByText(/^(Since|For) /)?.textContent ?? null).toBe(words)
  })

  test('shows a warning next to a file that contains scripts', () => {
    const { page } = open([{ ...letter, warning: 'This PDF runs scripts.' }])
    expect(page.getByText('Warning: This PDF runs scripts. Open it with care.')).toBeTruthy()
  })

  test('says that no upload is waiting', () => {
    const { page } = open([])
    expect(page.getByText('There are no uploaded files')).toBeTruthy()
    expect(page.getByText('0 - 0 / 0')).toBeTruthy()
  })

  test('pages through the upload center by cursor', async () => {
    const { page, user, environment } = open([letter], 12)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ ...firstPage, after: 'e0' })
    answer(environment, listOf([photo], 12, 11))
    expect(await page.findByText('12 - 12 / 12')).toBeTruthy()
    expect(page.getByText('photo.png')).toBeTruthy()
  })
})

describe('a file marked complete', () => {
  const done = { ...letter, processedAt: '2026-03-04T10:00:00.000Z' }

  test('filters completed files by status, reopens one and removes it from the list', async () => {
    const { page, user, environment } = open()
    await user.selectOptions(page.getByLabelText('Status'), 'Marked complete')
    await user.click(page.getByRole('button', { name: 'Filter' }))
    const shown = { ...firstPage, filter: { isDone: true } }
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual(shown)
    answer(environment, listOf([done]))
    expect(await page.findByText(/^03\/04\/2026/)).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Reopen letter.pdf' }))
    expect(sentMutations(environment)).toEqual([{ input: { attachmentId: 5 }, ...shown }])
    answer(environment, { ...listOf([]), ReopenUploadPayload: () => ({ errors: [] }) })
    expect(await page.findByText('letter.pdf waits again')).toBeTruthy()
    await waitFor(() => expect(page.queryByRole('button', { name: 'Reopen letter.pdf' })).toBeNull())
  })
})

describe('the Mark Complete button', () => {
  test('asks for confirmation before it marks a file as complete', async () => {
    const { page } = await ask()
    expect(page.getAllByText('Mark Complete', { selector: 'h2' })).toHaveLength(1)
    expect(page.getByText('Are you sure you want to mark this file as complete?')).toBeTruthy()
    expect(page.getByText('Ann Archer').parentElement?.textContent).toBe('For Ann Archer, owner 1001')
    for (const button of ['Cancel', 'Yes']) expect(page.getByText(button)).toBeTruthy()
  })

  test('marks no file as complete when the user cancels the confirmation', async () => {
    const { page, user, environment } = await ask()
    await user.click(page.getByText('Cancel'))
    expect(sentMutations(environment)).toEqual([])
    await waitFor(() => expect(page.queryByText('Yes')).toBeNull())
    expect(page.getByText('letter.pdf')).toBeTruthy()
  })

  test('removes a completed file from the list with the response to the mutation', async () => {
    const { page, user, environment } = await ask([letter, photo])
    await user.click(page.getByText('Yes'))
    expect(sentMutations(environment)).toEqual([{ input: { attachmentId: 5 }, ...firstPage }])
    answer(environment, { ...listOf([photo]), MarkUploadCompletePayload: () => ({ errors: [] }) })
    await waitFor(() => expect(page.queryByText('letter.pdf')).toBeNull())
    expect(page.getByText('photo.png')).toBeTruthy()
    expect(page.queryByText('Yes')).toBeNull()
  })

  test('reports that another person has completed the file, and reloads the list', async () => {
    const { page, user, environment } = await ask([letter, photo])
    await user.click(page.getByText('Yes'))
    const message = 'This file is already marked as complete.'
    answer(environment, {
      MarkUploadCompletePayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], viewer: null }),
    })
    expect(await page.findByText(message)).toBeTruthy()
    await waitFor(() => expect(page.queryByText('Yes')).toBeNull())
    expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe('UploadCenterPageQuery')
    answer(environment, listOf([photo]))
    await waitFor(() => expect(page.queryByText('letter.pdf')).toBeNull())
  })

  test('keeps the confirmation dialog open if the mutation fails', async () => {
    const { page, user, environment } = await ask()
    await user.click(page.getByText('Yes'))
    answer(environment, {
      MarkUploadCompletePayload: () => ({ errors: [{ code: 'FAILED', field: null, message: 'No.' }], viewer: null }),
    })
    expect(await page.findByText('The file could not be marked as complete. Please try again.')).toBeTruthy()
    expect(page.getByText('Yes')).toBeTruthy()
  })
})
