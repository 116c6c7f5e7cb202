import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FaqPageQuery } from '../__generated__/FaqPageQuery.graphql.ts'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './FaqPage.tsx'
import { questionsAt } from './questions.ts'

const open = (at = '/faq/') =>
  renderScreen<FaqPageQuery>({
    Page,
    query,
    variables: {},
    data: { Terms: () => ({ distributionFee: 25, federalMinimumPercent: 10 }) },
    path: '/faq/',
    at,
  })

describe('the FAQ page', () => {
  test('shows fifteen FAQ questions with collapsed answers', async () => {
    const { page, user } = open()
    expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(15)
    expect(page.queryByText(/An annual fee of \$20\.00/, { ignore: '[data-print="only"]' })).toBeNull()
    await user.click(page.getByRole('button', { name: 'What fees are charged?' }))
    expect(
      page.getByText('An annual fee of $20.00 and a distribution fee of $25.00 for each distribution.'),
    ).toBeTruthy()
  })

  test('links from the FAQ to Home only for a logged-in user', () => {
    expect(open().page.queryByRole('link', { name: 'Back to Home' })).toBeNull()
    cleanup()
    signedIn({})
    expect(open().page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/home')
  })

  test('expands the FAQ question named by the anchor in the URL', () => {
    const { page } = open('/faq/#processing-time')
    expect(page.getByText('7 to 10 business days after we receive your signed document.')).toBeTruthy()
    expect(page.getByRole('link', { name: /Link to/ }).getAttribute('href')).toBe('/faq/#processing-time')
  })

  test('gives every FAQ question a unique anchor', () => {
    expect(new Set(questionsAt({ distributionFee: null, federalMinimumPercent: null }).map(({ id }) => id)).size).toBe(
      15,
    )
  })

  test('searches FAQ questions and answers, ignoring case and word order', async () => {
    const { page, user } = open()
    const search = page.getByRole('searchbox', { name: 'Search the questions' })
    expect(page.queryByText('15 of 15 questions')).toBeNull()
    await user.type(search, 'PENALTY early')
    expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(page.getByText('1 of 15 questions')).toBeTruthy()
    expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Distributions'])
    await user.clear(search)
    await user.type(search, 'zebra')
    expect(page.getByText('No questions match your search.')).toBeTruthy()
    expect(page.queryAllByRole('heading', { level: 3 })).toHaveLength(0)
  })

  test.each([
    [30.5, 'More than $30.50, or your full balance.', 'a distribution fee of $30.50 for each distribution'],
    [10, 'From $25.00, or your full balance.', 'a distribution fee of $10.00 for each distribution'],
    [null, 'More than $25.00, or your full balance.', 'a distribution fee for each distribution'],
  ])("states the custodian's distribution fee in the FAQ's answers: %s", (fee, minimum, fees) => {
    const answers = new Map(
      questionsAt({ distributionFee: fee, federalMinimumPercent: 10 }).map(({ id, answer }) => [id, answer]),
    )
    expect(answers.get('minimum')).toBe(minimum)
    expect(answers.get('fees')).toContain(fees)
  })
})
