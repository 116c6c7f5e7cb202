import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DocumentPageQuery } from '../__generated__/DocumentPageQuery.graphql.ts'
import { session } from '../core/session/session.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { narrowable } from '../testing/narrowWindow.ts'
import { pageOf } from '../testing/pageOf.ts'
import { answer, renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { documentList } from './documentList.ts'
import { Page, query } from './DocumentPage.tsx'

const agreement = {
  fileName: 'agreement.pdf',
  documentType: 'Custodial Agreement',
  modifiedAt: '2026-01-02T15:04:05Z',
  downloadPath: '/files/document/abc',
}

const follow = (params: URLSearchParams) => ({ accountOwnerId: 1001, ...listVariables(documentList, params, 10) })

const open = (documents: object[], total = documents.length) =>
  renderScreen<DocumentPageQuery>({
    Page,
    query,
    variables: follow(new URLSearchParams()),
    follow,
    data: { DocumentConnection: () => pageOf(documents, total) },
  })

afterEach(() => vi.unstubAllGlobals())

describe('the documents page', () => {
  test('lists documents with their type and time', () => {
    const { page } = open([agreement])
    expect(page.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Filename',
      'Document Type',
      'Last Modified',
    ])
    expect(page.getByRole('link', { name: 'agreement.pdf' }).getAttribute('href')).toBe('/files/document/abc')
    expect(page.getByRole('cell', { name: 'Custodial Agreement' })).toBeTruthy()
    expect(page.getByText(/^01\/02\/2026/)).toBeTruthy()
  })

  test('says when statements are made, and links to the transactions, if no statement matches the filters', () => {
    const params = new URLSearchParams('type=STATEMENT')
    const { page } = renderScreen<DocumentPageQuery>({
      Page,
      query,
      variables: follow(params),
      at: `/?${params}`,
      data: { DocumentConnection: () => pageOf([]) },
    })
    expect(
      page.getByText(/^No statements here\. We make one after each quarter; this quarter ends on \d\d\/3[01]\//),
    ).toBeTruthy()
    expect(page.getByRole('link', { name: 'See the transactions' }).getAttribute('href')).toBe('/transaction')
    expect(page.getByRole('button', { name: 'Clear all filters' })).toBeTruthy()
  })

  test.each(['/files/document/1001/', '/files/document/1001/a'])('renders no link to the path %s', (downloadPath) => {
    const { page } = open([{ ...agreement, downloadPath }])
    expect(page.getByText('agreement.pdf')).toBeTruthy()
    expect(page.queryByRole('link', { name: 'agreement.pdf' })).toBeNull()
  })

  test('pages through any number of documents', async () => {
    const { page, user, environment } = open([agreement], 142)
    expect(page.getByText('1 - 1 / 142')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Next' }))
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ first: 10, after: 'e0' }),
    )
    answer(environment, { DocumentConnection: () => pageOf([{ ...agreement, fileName: 'older.pdf' }], 142, 10) })
    expect(await page.findByText('older.pdf')).toBeTruthy()
    expect(page.getByText('11 - 11 / 142')).toBeTruthy()
  })

  test('sorts documents and filters them by type, and keeps both in the URL', async () => {
    const { page, user, environment, router } = open([agreement])
    await user.click(page.getByRole('button', { name: 'Filename' }))
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    answer(environment, { DocumentConnection: () => pageOf([agreement]) })
    await user.selectOptions(page.getByLabelText('Document Type'), 'Statement')
    await user.click(page.getByRole('button', { name: 'Filter' }))
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
        sort: 'FILE_NAME_ASC',
        filter: { type: 'STATEMENT' },
      }),
    )
    answer(environment, { DocumentConnection: () => pageOf([agreement]) })
    await waitFor(() => expect(router.state.location.search).toBe('?sort=FILE_NAME_ASC&type=STATEMENT'))
  })

  test("names the preview by the document's type if the custodian named the file", async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { pdfViewerEnabled: true }))
    const { page, user } = open([agreement])
    await user.click(page.getByRole('button', { name: 'Open agreement.pdf' }))
    expect(await page.findByRole('dialog', { name: 'Custodial Agreement' })).toBeTruthy()
  })

  test('opens a PDF in a new tab in the phone layout, where browsers have no viewer', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { pdfViewerEnabled: false }))
    const narrow = narrowable()
    const { page } = open([agreement])
    narrow()
    const link = page.getByRole('link', { name: 'Open agreement.pdf' })
    expect(link.getAttribute('href')).toBe('/files/document/abc?show')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  test('says that the owner has no documents', () => {
    expect(open([]).page.getByText('No documents found.')).toBeTruthy()
  })

  test('requests no document after the session has ended', async () => {
    signedIn({ jwtExpiry: Date.now() - 1 })
    const asked = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', asked)
    const { page, user } = open([agreement])
    await user.click(page.getByRole('link', { name: 'agreement.pdf' }))
    expect(asked).not.toHaveBeenCalled()
    expect(session.getState().jwtExpiry).toBeNull()
  })

  test('reports a failed download in a notice', async () => {
    signedIn({})
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })))
    const { page, user } = open([agreement])
    await user.click(page.getByRole('link', { name: 'agreement.pdf' }))
    expect(await page.findByText('There was an error downloading the file.')).toBeTruthy()
  })
})
