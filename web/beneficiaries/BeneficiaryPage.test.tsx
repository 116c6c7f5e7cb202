import { cleanup, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { BeneficiaryPageQuery } from '../__generated__/BeneficiaryPageQuery.graphql.ts'
import { holdsUnsaved } from '../kit/page/unsaved.ts'
import { answer, renderScreen, sentMutations } from '../testing/renderScreen.tsx'
import { Page, query } from './BeneficiaryPage.tsx'

const person = (
  beneficiaryId: number,
  firstName: string,
  isPrimary: boolean | null,
  amount: number,
  accountId = 501,
) => ({
  id: `b${beneficiaryId}`,
  beneficiaryId,
  firstName,
  lastName: 'Archer',
  dateOfBirth: '1990-02-03',
  isPrimary,
  share: amount,
  relationship: null,
  accountId,
  allocatedAt: null,
})

const ana = person(1, 'Ana', true, 60)
const ben = person(2, 'Ben', true, 40)
const cal = person(3, 'Cal', false, 100)

function open(people: object[], account: object | null = { accountId: 501, planAccountNumber: '100001' }) {
  const variables = { accountOwnerId: 1001, accountId: 501 }
  const dataOf = (all: object[]) => ({
    AccountOwner: () => ({ accountOwnerId: 1001, account }),
    BeneficiaryConnection: () => ({ edges: all.map((node) => ({ node })) }),
  })
  const screen = renderScreen<BeneficiaryPageQuery>({
    Page,
    query,
    variables,
    data: dataOf(people),
    follow: () => variables,
  })
  const { page, user } = screen
  const press = (name: string) => user.click(page.getByRole('button', { name }))
  return {
    ...screen,
    press,
    reload: (all: object[]) => answer(screen.environment, dataOf(all)),
    step: () => page.getByRole('heading', { level: 2, name: /Set Up|Allocation/ }).textContent,
    percent: async (name: string, text: string) => {
      const field = page.getByLabelText(`Percent of ${name} Archer`)
      await user.clear(field)
      if (text) await user.type(field, text)
    },
  }
}

describe('the beneficiary page', () => {
  test("shows the beneficiaries of this account, not of the owner's other accounts", () => {
    const { page } = open([ana, person(9, 'Zoe', true, 100, 502)])
    expect(page.getByLabelText('Type of Ana Archer')).toBeTruthy()
    expect(page.queryAllByText('Zoe Archer')).toEqual([])
  })

  test('says how to add beneficiaries when there are none, and shows the form', () => {
    const { page, step } = open([])
    expect(step()).toBe('Set Up Beneficiaries')
    expect(page.getByText('Nobody has been added yet. Add each person here. Then you set the shares.')).toBeTruthy()
    expect(page.getByRole('button', { name: 'Add Beneficiary' })).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  test('corrects a beneficiary in a dialog, and accepts an empty relationship', async () => {
    const { page, press, user, environment } = open([{ ...ana, relationship: 'CHILD' }])
    expect(page.getByText(/, Child$/)).toBeTruthy()
    await press('Edit Ana Archer')
    const dialog = within(await page.findByRole('dialog', { name: 'Edit Beneficiary' }))
    await user.clear(dialog.getByLabelText('First Name'))
    await user.type(dialog.getByLabelText('First Name'), 'Anna')
    await user.selectOptions(dialog.getByLabelText('Relationship (optional)'), '')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const corrected = { firstName: 'Anna', lastName: 'Archer', dateOfBirth: '1990-02-03', relationship: null }
    expect(sentMutations(environment)).toEqual([{ input: { accountOwnerId: 1001, beneficiaryId: 1, ...corrected } }])
  })

  test('removes a beneficiary without a share after a confirmation', async () => {
    const { page, press, user, environment } = open([ana, person(4, 'Dee', null, 0)])
    await press('Remove Dee Archer')
    const question = within(await page.findByRole('alertdialog', { name: 'Remove Beneficiary' }))
    await user.click(question.getByRole('button', { name: 'Remove' }))
    expect(sentMutations(environment)).toMatchObject([{ input: { accountOwnerId: 1001, beneficiaryId: 4 } }])
  })

  test.each([
    ['the changed one is removed', 'Dee', false],
    ['the changed one stays', 'Ana', true],
  ])('asks about unsaved changes after a removal only if they can be submitted: %s', async (_, changed, isAsked) => {
    const { page, press, user, environment } = open([ana, person(4, 'Dee', null, 0)])
    await user.selectOptions(page.getByLabelText(`Type of ${changed} Archer`), 'CONTINGENT')
    expect(holdsUnsaved()).toBe(true)
    await press('Remove Dee Archer')
    const question = within(await page.findByRole('alertdialog', { name: 'Remove Beneficiary' }))
    await user.click(question.getByRole('button', { name: 'Remove' }))
    answer(environment, { RemoveBeneficiaryPayload: () => ({ errors: [], removedBeneficiaryId: 'b4' }) })
    await waitFor(() => expect(page.queryByLabelText('Type of Dee Archer')).toBeNull())
    expect(holdsUnsaved()).toBe(isAsked)
  })

  test('sets a beneficiary with a share to Unassigned instead of removing the beneficiary', async () => {
    const { page, press, user, environment } = open([ana, ben])
    await press('Remove Ben Archer')
    await user.click(await page.findByRole('button', { name: 'Set to Unassigned' }))
    expect(page.getByLabelText<HTMLSelectElement>('Type of Ben Archer').value).toBe('UNASSIGNED')
    expect(sentMutations(environment)).toEqual([])
  })

  test('suggests a review only if the shares are older than a year', () => {
    const reminder = /^Last reviewed \d+ months ago\. Are these beneficiaries still right\?$/
    const old = open([{ ...ana, allocatedAt: '2020-01-31T10:00:00.000Z' }]).page
    expect(old.getByText(reminder)).toBeTruthy()
    cleanup()
    const fresh = open([{ ...ana, allocatedAt: new Date().toISOString() }]).page
    expect(fresh.queryByText(reminder)).toBeNull()
  })

  test('prints the stored beneficiaries, and no unsaved changes', async () => {
    const { page, press, percent, user } = open([ana, ben, cal])
    await user.selectOptions(page.getByLabelText('Type of Cal Archer'), 'PRIMARY')
    await press('Next')
    await percent('Ana', '10')
    const paper = page.getByRole('region', { name: 'Beneficiary designation' })
    expect(
      within(paper)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'NameDate of BirthShare',
      'Ana Archer02/03/199060%',
      'Ben Archer02/03/199040%',
      'NameDate of BirthShare',
      'Cal Archer02/03/1990100%',
    ])
  })

  test('leads through three steps to set up beneficiaries, with Submit only on the last', async () => {
    const { page, press, step } = open([ana, ben, cal])
    expect(step()).toBe('Set Up Beneficiaries')
    expect(page.queryByRole('button', { name: 'Submit' })).toBeNull()
    await press('Next')
    expect(step()).toBe('Primary Allocation')
    expect(page.queryByRole('button', { name: 'Submit' })).toBeNull()
    await press('Next')
    expect(step()).toBe('Contingent Allocation')
    expect(page.getByRole('button', { name: 'Submit' })).toBeTruthy()
  })

  test('offers to print the designation only after it was submitted', () => {
    const print = { name: 'Print designation' }
    expect(open([ana, ben]).page.getByRole('button', print)).toBeTruthy()
    cleanup()
    expect(open([person(1, 'Ana', true, 0)]).page.queryByRole('button', print)).toBeNull()
  })

  test('shows the date of birth next to the share of two people with the same name', async () => {
    const { page, press } = open([ana, { ...person(2, 'Ana', true, 40), dateOfBirth: '2001-05-06' }])
    await press('Next')
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('Born 02/03/1990'), expect.stringContaining('Born 05/06/2001')]),
    )
  })

  test('gives the only beneficiary 100 percent', async () => {
    const { page, press } = open([{ ...ana, share: 0 }])
    await press('Next')
    expect(page.getByText('When you die, Ana Archer receives 100%.')).toBeTruthy()
  })

  test('explains the chosen type of beneficiary in the form', async () => {
    const { page, user } = open([])
    expect(page.getByText('Receives the money when you die.')).toBeTruthy()
    await user.selectOptions(page.getByLabelText('Type'), 'Contingent')
    expect(page.getByText('Receives the money if no primary beneficiary is alive when you die.')).toBeTruthy()
  })

  test('asks the owner to review the entries on the last step, and explains contingent beneficiaries', async () => {
    const { page, press } = open([ana, ben, cal])
    await press('Next')
    await press('Next')
    expect(
      page.getByText(/^Contingent beneficiaries receive the money if .* review your entries and press Submit\.$/),
    ).toBeTruthy()
  })

  test('shows only the summary on the last step if there is no contingent beneficiary', async () => {
    const { page, press } = open([ana, ben])
    await press('Next')
    await press('Next')
    expect(page.queryByText('No contingent beneficiaries.')).toBeNull()
    expect(page.getByText(/^There are no contingent shares to set, .* press Submit\.$/)).toBeTruthy()
    const summary = within(page.getByRole('region', { name: 'What you are submitting' })).getAllByRole('listitem')
    expect(summary.map(({ textContent }) => textContent)).toContain('You have no contingent beneficiary.')
  })

  test('summarizes all shares before they are submitted', async () => {
    const { page, press, percent } = open([ana, ben, cal])
    await press('Next')
    await percent('Ana', '70')
    await percent('Ben', '30')
    await press('Next')
    const sentences = within(page.getByRole('region', { name: 'What you are submitting' })).getAllByRole('listitem')
    expect(sentences[0]?.textContent).toBe('When you die, Ana Archer receives 70%, Ben Archer 30%.')
    expect(sentences[1]?.textContent).toBe('If none of them is alive then, Cal Archer receives 100%.')
    // The summary disappears while the shares can't be submitted.
    await percent('Cal', '40')
    expect(page.queryByRole('region', { name: 'What you are submitting' })).toBeNull()
  })

  test('shows the running total of a group, and blocks Next until it is 100', async () => {
    const { page, press, percent, step } = open([ana, ben, cal])
    await press('Next')
    await percent('Ana', '40')
    expect(page.getByText('80% of 100%, 20% left')).toBeTruthy()
    await press('Next')
    expect(step()).toBe('Primary Allocation')
    expect(page.getByText('Total must equal 100')).toBeTruthy()
    await percent('Ana', '60')
    expect(page.queryByText('Total must equal 100')).toBeNull()
    expect(page.getByText('When you die, Ana Archer receives 60%, Ben Archer 40%.')).toBeTruthy()
    await press('Next')
    expect(step()).toBe('Contingent Allocation')
  })

  test('accepts only whole percentages from 0 to 100 as a share', async () => {
    const { page, press, percent } = open([ana, ben])
    await press('Next')
    await percent('Ana', '33.5')
    expect(page.getByText('Whole number from 0 to 100')).toBeTruthy()
  })

  test('submits all shares in one request, then returns to the first step', async () => {
    const { page, press, environment, step } = open([ana, ben, cal])
    await press('Next')
    await press('Split equally')
    await press('Next')
    await press('Submit')
    expect(sentMutations(environment)).toEqual([
      {
        input: {
          accountOwnerId: 1001,
          accountId: 501,
          allocatedAt: null,
          allocations: [
            { beneficiaryId: 1, isPrimary: true, share: 50 },
            { beneficiaryId: 2, isPrimary: true, share: 50 },
            { beneficiaryId: 3, isPrimary: false, share: 100 },
          ],
        },
      },
    ])
    answer(environment, { UpdateBeneficiaryAllocationsPayload: () => ({ errors: [], beneficiaries: [] }) })
    expect(await page.findByText('Beneficiaries updated successfully')).toBeTruthy()
    expect(step()).toBe('Set Up Beneficiaries')
  })

  test('keeps the entered shares when the server refuses them', async () => {
    const { page, press, environment, percent } = open([ana, ben])
    await press('Next')
    await percent('Ana', '70')
    await percent('Ben', '30')
    await press('Next')
    await press('Submit')
    const refused = { code: 'FAILED', field: null, message: 'Please try again later.' }
    answer(environment, { UpdateBeneficiaryAllocationsPayload: () => ({ errors: [refused], beneficiaries: null }) })
    expect(await page.findAllByText(refused.message)).toHaveLength(2)
    await press('Back')
    expect(page.getByLabelText<HTMLInputElement>('Percent of Ana Archer').value).toBe('70')
  })

  test('shows the stored shares after they have changed elsewhere, and keeps the entered ones', async () => {
    const { page, press, environment, percent, step, reload } = open([ana, ben])
    await press('Next')
    await percent('Ana', '70')
    await percent('Ben', '30')
    await press('Next')
    await press('Submit')
    const changed = { code: 'CONFLICT', field: null, message: 'The beneficiaries have changed.' }
    answer(environment, { UpdateBeneficiaryAllocationsPayload: () => ({ errors: [changed], beneficiaries: null }) })
    await waitFor(() => expect(step()).toBe('Set Up Beneficiaries'))
    const allocatedAt = '2026-11-30T10:00:00.000Z'
    reload([
      { ...ana, share: 20, allocatedAt },
      { ...ben, share: 80, allocatedAt },
    ])
    const stored = await page.findByText('When you die, Ana Archer receives 20%, Ben Archer 80%.')
    expect(stored.closest('[data-print]')).toBeTruthy()
    expect(page.getAllByText(changed.message).length).toBeGreaterThan(0)
    await press('Next')
    expect(page.getByLabelText<HTMLInputElement>('Percent of Ana Archer').value).toBe('70')
    await press('Next')
    await press('Submit')
    expect(sentMutations(environment)).toMatchObject([{ input: { allocatedAt } }])
  })

  test('submits beneficiaries even if all of them are unassigned', async () => {
    const { page, user, press, environment } = open([ana])
    await user.selectOptions(page.getByLabelText('Type of Ana Archer'), 'Unassigned')
    await press('Next')
    expect(page.getByText('No primary beneficiaries.')).toBeTruthy()
    await press('Next')
    await press('Submit')
    expect(sentMutations(environment)).toMatchObject([
      { input: { allocations: [{ beneficiaryId: 1, isPrimary: null, share: 0 }] } },
    ])
  })

  test('shows Not Found for an account of another owner', () => {
    expect(open([], null).page.getByRole('heading', { name: 'Not Found' })).toBeTruthy()
  })
})

describe('adding a beneficiary', () => {
  test('requires first name, last name and a past date of birth for a beneficiary', async () => {
    const { page, user, press, environment } = open([])
    await press('Add Beneficiary')
    expect(page.getAllByRole('link', { name: /is required\.$/ })).toHaveLength(3)
    await user.type(page.getByLabelText('Date of Birth'), '01/01/2990')
    expect(page.getAllByText('Date must be in the past').length).toBeGreaterThan(0)
    expect(sentMutations(environment)).toEqual([])
  })

  test('stores a new beneficiary immediately, and lists it without a share', async () => {
    const { page, user, press, environment } = open([ana])
    await user.type(page.getByLabelText('First Name'), 'Dee')
    await user.type(page.getByLabelText('Last Name'), 'Archer')
    await user.type(page.getByLabelText('Date of Birth'), 'January 5, 2001')
    await user.selectOptions(page.getByLabelText('Type'), 'Contingent')
    await press('Add Beneficiary')
    expect(sentMutations(environment)).toMatchObject([
      {
        input: {
          accountOwnerId: 1001,
          accountId: 501,
          firstName: 'Dee',
          lastName: 'Archer',
          dateOfBirth: '2001-01-05',
          isPrimary: false,
          share: 0,
        },
      },
    ])
    answer(environment, {
      AddBeneficiaryPayload: () => ({ errors: [], beneficiaryEdge: { node: person(4, 'Dee', false, 0) } }),
    })
    expect(await page.findByLabelText('Type of Dee Archer')).toBeTruthy()
    expect(page.getByLabelText<HTMLInputElement>('First Name').value).toBe('')
  })

  test('moves the focus to the new beneficiary on a touch screen', async () => {
    const matchMedia = vi.spyOn(window, 'matchMedia')
    matchMedia.mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' }) as unknown as MediaQueryList,
    )
    const { page, user, press, environment } = open([ana])
    await user.type(page.getByLabelText('First Name'), 'Dee')
    await user.type(page.getByLabelText('Last Name'), 'Archer')
    await user.type(page.getByLabelText('Date of Birth'), '01/05/2001')
    await press('Add Beneficiary')
    answer(environment, {
      AddBeneficiaryPayload: () => ({ errors: [], beneficiaryEdge: { node: person(4, 'Dee', true, 0) } }),
    })
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Dee Archer'))
    expect(document.activeElement?.tagName).toBe('LI')
    matchMedia.mockRestore()
  })

  test('refuses a person who is already a beneficiary of the account', async () => {
    const { page, user, press, environment } = open([ana])
    await user.type(page.getByLabelText('First Name'), 'ANA')
    await user.type(page.getByLabelText('Last Name'), 'Archer')
    await user.type(page.getByLabelText('Date of Birth'), '02/03/1990')
    await press('Add Beneficiary')
    expect(await page.findAllByText('ANA Archer, born 02/03/1990, is already on the list.')).toHaveLength(1)
    expect(sentMutations(environment)).toEqual([])
  })

  test('asks for confirmation before it stores a duplicate or a beneficiary with 0%', async () => {
    const { page, press, user, environment } = open([person(1, 'Ana', true, 100), person(2, 'ANA', true, 0), cal])
    for (const name of ['Next', 'Next', 'Submit']) await press(name)
    expect(await page.findByText('ANA Archer is listed twice.', { exact: false })).toBeTruthy()
    expect(page.getByText('ANA Archer is a primary beneficiary with 0%.', { exact: false })).toBeTruthy()
    expect(sentMutations(environment)).toEqual([])
    await press('Go back')
    expect(sentMutations(environment)).toEqual([])
    await press('Submit')
    await user.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Submit' }))
    expect(sentMutations(environment)).toHaveLength(1)
  })

  test('keeps a name typed for the next beneficiary while the previous beneficiary is stored', async () => {
    const { page, press, user, environment } = open([])
    await user.type(page.getByLabelText('First Name'), 'Ana')
    await user.type(page.getByLabelText('Last Name'), 'Archer')
    await user.type(page.getByLabelText('Date of Birth'), '2/3/1990')
    await press('Add Beneficiary')
    await user.clear(page.getByLabelText('First Name'))
    await user.type(page.getByLabelText('First Name'), 'Ben')
    answer(environment, { AddBeneficiaryPayload: () => ({ errors: [] }), Beneficiary: () => ana })
    await page.findByLabelText('Type of Ana Archer')
    expect(page.getByLabelText('First Name')).toHaveProperty('value', 'Ben')
    expect(page.getByLabelText('Last Name')).toHaveProperty('value', '')
    expect(page.getByLabelText('Date of Birth')).toHaveProperty('value', '')
  })
})
