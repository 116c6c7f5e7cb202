import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TaxYearPageQuery } from '../__generated__/TaxYearPageQuery.graphql.ts'
import { today } from '../kit/ui/typedDate.ts'
import { pageOf } from '../testing/pageOf.ts'
import { renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './TaxYearPage.tsx'

const lastYear = Number(today().slice(0, 4)) - 1
const copies = { duty: 'COPIES_1099R', dueOn: `${lastYear + 1}-02-02`, laterOn: null, ownersLeft: [] as number[] }
const file = { ...copies, duty: 'FILE_1099R', dueOn: `${lastYear + 1}-03-31`, state: 'TO_DO', daysLeft: 57 }

const variables = { first: 25, after: null, last: null, before: null, sort: null, filter: null, year: null }

function open(
  dueDays: object[],
  {
    prepared = { months: [] } as object | null,
    year = lastYear,
    isTopAdmin = true,
    forms = [] as object[],
    at = '/',
  } = {},
) {
  signedIn({ roleId: 1 })
  const data = {
    Viewer: () => ({ isTopAdmin }),
    TaxYearReport: () => ({ year, prepared, dueDays }),
    TaxFormConnection: () => pageOf(forms),
  }
  return renderScreen<TaxYearPageQuery>({ Page, query, variables, data, at }).page
}
const next = async (page: ReturnType<typeof open>) => (await page.findByText(/^Next: /)).parentElement?.textContent

describe('the next step of a tax year', () => {
  it('shows preparing the tax forms as the next step, with the first deadline and the days late', async () => {
    const page = open([{ ...copies, state: 'TO_DO', daysLeft: -3 }, file], { prepared: null })
    expect(await next(page)).toBe(
      `Next: prepare the forms of ${lastYear}.The first deadline is 02/02/${lastYear + 1}: overdue, 3 days late. `,
    )
    expect(page.getByRole('button', { name: 'Run Tax Forms' })).toBeTruthy()
  })

  it('marks preparing the tax forms as overdue, and the late duties as waiting for the forms', async () => {
    const page = open([{ ...copies, state: 'TO_DO', daysLeft: -3 }, file], { prepared: null })
    expect(await page.findByRole('cell', { name: 'Overdue: do this first' })).toBeTruthy()
    expect(page.getByRole('cell', { name: '3 days late, waits for the forms' })).toBeTruthy()
    expect(page.getByRole('cell', { name: 'Not due yet, 57 days left' })).toBeTruthy()
    expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Run Tax Forms'])
  })

  it('shows the first open tax duty as the next step, marked not due yet if more than 30 days are left', async () => {
    const page = open([{ ...copies, state: 'DONE', daysLeft: 0 }, file], { isTopAdmin: false })
    expect(await next(page)).toBe(
      `Next: file Forms 1099-R of ${lastYear} with the IRS.Due 03/31/${lastYear + 1}: not due yet, 57 days left. ` +
        'Ask an administrator to run the "Tax Returns" job.',
    )
    expect(page.getByRole('link', { name: 'See Jobs' })).toBeTruthy()
    expect(page.getByRole('cell', { name: 'Not due yet, 57 days left' })).toBeTruthy()
  })

  it.each([
    ['1 owner', 1],
    ['2 owners', 2],
    ['99 owners', 99],
    ['100 owners or more', 100],
  ])(
    'says how many owners the last run left out, whatever the reason, and links to the job: %s',
    async (left, count) => {
      const ownersLeft = Array.from({ length: count }, (_, index) => 1001 + index)
      const page = open([{ ...copies, state: 'TO_DO', daysLeft: 9, ownersLeft }])
      expect(await next(page)).toContain(`, 9 days left. The last run left out ${left}: see the job. `)
      expect(page.queryAllByText(/ and perhaps others: see the job$/)).toHaveLength(left.endsWith('or more') ? 1 : 0)
      expect(page.getByRole('link', { name: 'see the job' }).getAttribute('href')).toBe('/jobs')
    },
  )

  it('shows no next step after the last duty of a tax year', async () => {
    const done = open([{ ...copies, state: 'DONE', daysLeft: 0 }])
    expect(await next(done)).toContain(`Next: nothing for ${lastYear} in the portal.`)
    expect(done.queryByRole('button', { name: /^Run/ })).toBeNull()
  })

  it('says for an earlier year with which date its forms are corrected', async () => {
    const page = open([file], { year: lastYear - 1 })
    expect(await next(page)).toBe(
      `Next: nothing, unless figures of ${lastYear - 1} changed since its forms were filed.A death confirmed late or money returned to a plan changes them. The operator then runs tax-forms, tax-copies and tax-returns with the date ${lastYear}-01-04.`,
    )
    expect(page.queryByRole('button', { name: /^Run/ })).toBeNull()
  })

  it('shows no next step before the tax year is over', async () => {
    const page = open([file], { year: lastYear + 1, prepared: null })
    expect(await next(page)).toBe(
      `Next: nothing until ${lastYear + 1} is over.The forms of ${lastYear + 1} can be prepared from 01/01/${lastYear + 2}.`,
    )
  })
})

describe('the figures of a tax year', () => {
  const months = [300, ...Array.from({ length: 11 }, () => 0)]

  it.each([
    ['the months of line 7 for a monthly depositor', [], ['Form 945, line 7', 'Deposits, monthly'], 'MONTHLY'],
    [
      'the days of Form 945-A for a semiweekly depositor',
      [{ day: '2025-01-06', amount: 300 }],
      ['Form 945-A, total for month', 'Form 945-A, days', 'Deposits, semiweekly'],
      'SEMIWEEKLY',
    ],
  ])('shows %s', async (_, days, captions, schedule) => {
    const page = open([file], { prepared: { months, days, schedule } })
    await page.findByRole('row', { name: 'January $300.00' })
    const tables = page.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent ?? '')
    expect(tables.filter((caption) => /945|Deposits/.test(caption))).toEqual(captions)
    expect(page.queryAllByRole('row', { name: '01/06/2025 $300.00' })).toHaveLength(days.length)
  })

  it.each([
    [1_234.5, ['$1,234.50']],
    [0, ['$0.00']],
    // An older custodian omits it.
    [null, []],
  ])('totals late rollovers of $%j as %j', async (lateRollover, shown) => {
    const page = open([file], { prepared: { months, days: [], lateRollover } })
    await page.findByText('Rollover contributions')
    expect(page.queryAllByText('Late rollovers').map((term) => term.nextElementSibling?.textContent)).toEqual(shown)
  })

  it.each([
    ['the late rollover of box 13a', 1_234.5, '$1,234.50'],
    ['nothing in box 13a of a form without a late rollover', 0, ''],
    ['nothing in box 13a if an older custodian omits it', null, ''],
  ])('lists Forms 5498 with %s', async (_, lateRollover, shown) => {
    const page = open([file], { forms: [{ lateRollover }], at: '/?form=FORM_5498' })
    const table = await page.findByRole('table', { name: 'Forms 5498' })
    const index = within(table)
      .getAllByRole('columnheader')
      .findIndex(({ textContent }) => textContent === 'Late rollovers')
    expect(within(table).getAllByRole('row').at(-1)?.children[index]?.textContent).toBe(shown)
  })
})
