import { describe, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/renderScreen.tsx'
import { Page } from './FaqPage.tsx'
import { questions } from './questions.ts'

const open = (at = '/faq/') => renderPage({ element: <Page />, path: '/faq/', at })

describe('the questions', () => {
  test('are fifteen, each closed until it is asked for', async () => {
    const { page, user } = open()
    expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(15)
    expect(page.queryByText(/An annual fee of \$20\.00/)).toBeNull()
    await user.click(page.getByRole('button', { name: 'What fees are charged?' }))
    expect(
      page.getByText('An annual fee of $20.00 and a distribution fee of $25.00 for each distribution.'),
    ).toBeTruthy()
  })

  test('can be linked to: the one in the address is open', () => {
    const { page } = open('/faq/#processing-time')
    expect(page.getByText('7 to 10 business days after we receive your signed document.')).toBeTruthy()
    expect(page.getByRole('link', { name: /Link to/ }).getAttribute('href')).toBe('/faq/#processing-time')
  })

  test('have anchors of their own', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(15)
  })

  test('are searched in question and answer, whatever the case and the order of the words', async () => {
    const { page, user } = open()
    const search = page.getByRole('searchbox', { name: 'Search the questions' })
    await user.type(search, 'PENALTY early')
    expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    expect(page.getByText('1 of 15 questions')).toBeTruthy()
    await user.clear(search)
    await user.type(search, 'zebra')
    expect(page.getByText('No questions match your search.')).toBeTruthy()
    expect(page.queryAllByRole('heading', { level: 2 })).toHaveLength(0)
  })

  test('name the fee that the portal was built for', async () => {
    vi.stubEnv('VITE_DISTRIBUTION_FEE', '30.5')
    vi.resetModules()
    const built = (await import('./questions.ts')).questions
    vi.unstubAllEnvs()
    expect(built.find(({ id }) => id === 'fees')?.answer).toContain(
      'a distribution fee of $30.50 for each distribution',
    )
  })
})
