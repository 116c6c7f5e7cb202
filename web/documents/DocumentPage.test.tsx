import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DocumentPageQuery } from '../__generated__/DocumentPageQuery.graphql.ts'
import { session } from '../app/session/session.ts'
import { answer, renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './DocumentPage.tsx'

const agreement = {
  fileName: 'agreement.pdf',
  documentType: 'Custodial Agreement',
  lastModified: '2026-01-02T15:04:05Z',
  downloadPath: '/files/document/abc',
}

const open = (documents: object[], totalCount = documents.length) =>
  renderScreen<DocumentPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001, first: 10 },
    data: {
      DocumentConnection: () => ({
        totalCount,
        pageInfo: { endCursor: 'c10' },
        edges: documents.map((node) => ({ node })),
      }),
    },
  })

afterEach(() => vi.unstubAllGlobals())

describe('documents', () => {
  test('are listed with type and time', () => {
    const { page } = open([agreement])
    expect(page.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Filename',
      'Document Type',
      'Last Modified',
    ])
    expect(page.getByRole('link', { name: 'agreement.pdf' }).getAttribute('href')).toBe('/files/document/abc')
    expect(page.getByText('Custodial Agreement')).toBeTruthy()
    expect(page.getByText(/^01\/02\/2026/)).toBeTruthy()
  })

  test.each(['/files/document/1001/', '/files/document/1001/a'])('cannot be fetched from %s', (downloadPath) => {
    const { page } = open([{ ...agreement, downloadPath }])
    expect(page.getByText('agreement.pdf')).toBeTruthy()
    expect(page.queryByRole('link', { name: 'agreement.pdf' })).toBeNull()
  })

  test('beyond the newest ones are reached page by page, however many there are', async () => {
    const { page, user, environment } = open([agreement], 142)
    expect(page.getByText('1 - 10 / 142')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ first: 10, after: 'c10' })
    answer(environment, {
      DocumentConnection: () => ({ totalCount: 142, edges: [{ node: { ...agreement, fileName: 'older.pdf' } }] }),
    })
    expect(await page.findByText('older.pdf')).toBeTruthy()
    expect(page.getByText('11 - 20 / 142')).toBeTruthy()
  })

  test('say so when there are none', () => {
    expect(open([]).page.getByText('No documents found.')).toBeTruthy()
  })

  test('are not asked for once the session is over', async () => {
    signedIn({ jwtExpiry: Date.now() - 1 })
    const asked = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', asked)
    const { page, user } = open([agreement])
    await user.click(page.getByRole('link', { name: 'agreement.pdf' }))
    expect(asked).not.toHaveBeenCalled()
    expect(session.getState().jwtExpiry).toBeNull()
  })

  test('tell in a notice when the file cannot be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })))
    const { page, user } = open([agreement])
    await user.click(page.getByRole('link', { name: 'agreement.pdf' }))
    expect(await page.findByText('There was an error downloading the file.')).toBeTruthy()
  })
})
