import { describe, expect, test } from 'vitest'
import { renderPage } from '../testing/renderScreen.tsx'
import { Neighbors } from './Neighbors.tsx'

describe('links to the neighbors of a waiting account', () => {
  test.each([
    { accountId: 510, links: ['/compliance/account/511'], text: '1 of 3' },
    { accountId: 511, links: ['/compliance/account/510', '/compliance/account/512'], text: '2 of 3' },
    { accountId: 512, links: ['/compliance/account/511'], text: '3 of 3' },
  ])('links waiting account $accountId to its neighbors, with the position $text', ({ accountId, links, text }) => {
    const { page } = renderPage({ element: <Neighbors accountId={accountId} ids={[510, 511, 512]} total={3} /> })
    expect(page.getByText(text)).toBeTruthy()
    expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links)
  })

  test('renders no links for an account that is not waiting', () => {
    const { page } = renderPage({ element: <Neighbors accountId={9} ids={[510]} total={1} /> })
    expect(page.queryByRole('navigation')).toBeNull()
  })
})
