import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { UploadCenterPageQuery } from '../__generated__/UploadCenterPageQuery.graphql.ts'
import { answer, renderScreen, sentMutations, signedIn, type Resolvers } from '../testing/renderScreen.tsx'
import { Page, query } from './UploadCenterPage.tsx'

const letter = {
  id: 'a5',
  attachmentId: 5,
  fileName: 'letter.pdf',
  firstName: 'Ann',
  lastName: 'Archer',
  createdDate: '2026-03-02T15:04:05.000Z',
  downloadPath: '/files/attachment/g-5',
  warning: null,
}
const photo = { ...letter, id: 'a6', attachmentId: 6, fileName: 'photo.png' }

function listOf(rows: object[], totalCount = rows.length): Resolvers {
  return {
    AttachmentConnection: () => ({
      totalCount,
      pageInfo: { endCursor: 'c10' },
      edges: rows.map((node) => ({ node })),
    }),
  }
}

const open = (rows: object[] = [letter], totalCount = rows.length) =>
  renderScreen<UploadCenterPageQuery>({ Page, query, variables: { first: 10 }, data: listOf(rows, totalCount) })

async function ask(rows?: object[]) {
  const opened = open(rows)
  await opened.user.click(opened.page.getByRole('button', { name: 'Mark Complete letter.pdf' }))
  return opened
}

// In dialogs things are found by their text: without layout Fluent's focus manager takes an open one for hidden.
beforeEach(() => signedIn({ roleId: 2, accountOwnerId: 0 }))

describe('the upload center', () => {
  test('lists who sent which file and when, each to download', () => {
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
    expect(page.getByText('1 - 1 / 1')).toBeTruthy()
    expect(page.queryByText(/Warning/)).toBeNull()
  })

  test('warns before a file is opened', () => {
    const { page } = open([{ ...letter, warning: 'This PDF runs scripts.' }])
    expect(page.getByText('Warning: This PDF runs scripts. Open it with care.')).toBeTruthy()
  })

  test('says so when nothing waits', () => {
    const { page } = open([])
    expect(page.getByText('There are no uploaded files')).toBeTruthy()
    expect(page.getByText('0 - 0 / 0')).toBeTruthy()
  })

  test('turns its pages behind the cursor', async () => {
    const { page, user, environment } = open([letter], 12)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ first: 10, after: 'c10' })
    answer(environment, listOf([photo], 12))
    expect(await page.findByText('11 - 12 / 12')).toBeTruthy()
    expect(page.getByText('photo.png')).toBeTruthy()
  })
})

describe('Mark Complete', () => {
  test('asks first', async () => {
    const { page } = await ask()
    expect(page.getAllByText('Mark Complete', { selector: 'h2' })).toHaveLength(1)
    expect(page.getByText('Are you sure you want to mark this file as complete?')).toBeTruthy()
    for (const button of ['Cancel', 'Yes']) expect(page.getByText(button)).toBeTruthy()
  })

  test('does nothing when it is cancelled', async () => {
    const { page, user, environment } = await ask()
    await user.click(page.getByText('Cancel'))
    expect(sentMutations(environment)).toEqual([])
    await waitFor(() => expect(page.queryByText('Yes')).toBeNull())
    expect(page.getByText('letter.pdf')).toBeTruthy()
  })

  test('takes the file off the list, which comes with the answer', async () => {
    const { page, user, environment } = await ask([letter, photo])
    await user.click(page.getByText('Yes'))
    expect(sentMutations(environment)).toEqual([{ input: { attachmentId: 5 }, first: 10, after: null }])
    answer(environment, { ...listOf([photo]), MarkUploadCompletePayload: () => ({ errors: [] }) })
    await waitFor(() => expect(page.queryByText('letter.pdf')).toBeNull())
    expect(page.getByText('photo.png')).toBeTruthy()
    expect(page.queryByText('Yes')).toBeNull()
  })

  test('of a file that somebody else has marked says so and reads the list again', async () => {
    const { page, user, environment } = await ask([letter, photo])
    await user.click(page.getByText('Yes'))
    const message = 'This file is already marked as complete.'
    answer(environment, {
      MarkUploadCompletePayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], viewer: null }),
    })
    expect(await page.findByText(message)).toBeTruthy()
    await waitFor(() => expect(page.queryByText('Yes')).toBeNull())
    expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe('UploadCenterListPageQuery')
    answer(environment, listOf([photo]))
    await waitFor(() => expect(page.queryByText('letter.pdf')).toBeNull())
  })

  test('that failed stays open to be tried again', async () => {
    const { page, user, environment } = await ask()
    await user.click(page.getByText('Yes'))
    answer(environment, {
      MarkUploadCompletePayload: () => ({ errors: [{ code: 'FAILED', field: null, message: 'No.' }], viewer: null }),
    })
    expect(await page.findByText('The file could not be marked as complete. Please try again.')).toBeTruthy()
    expect(page.getByText('Yes')).toBeTruthy()
  })
})
