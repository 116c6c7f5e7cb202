import { beforeEach, describe, expect, it } from 'vitest'
import type { TypePageQuery } from '../../__generated__/TypePageQuery.graphql.ts'
import { answer, renderScreen, signedIn } from '../../testing/renderScreen.tsx'
import { Page, query } from './TypePage.tsx'
import { branches, progressAt, sent, sentInput, wizard, wizardVariables } from './testing.ts'

const nothing = {
  rolloverSelected: false,
  normalDistributionSelected: false,
  earlyDistributionSelected: false,
  transferSelected: false,
  displayRollover: true,
  displayNormalDistribution: true,
  displayEarlyDistribution: false,
  isRoth: false,
  evidenceOf: null,
  evidenceOffered: [] as string[],
}

function open(type: object = nothing, progress = progressAt(branches.open, 'TYPE')) {
  return renderScreen<TypePageQuery>({
    Page,
    query,
    variables: wizardVariables,
    data: wizard(progress, { WizardType: type }),
    path: '/:accountId/withdraw/type',
    at: '/501/withdraw/type/',
  })
}

beforeEach(() => signedIn({}))

const names = (page: ReturnType<typeof open>['page']) =>
  page.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)

describe('the type step', () => {
  it('offers disability if the server allows it, and saves it with its own mutation', async () => {
    const { user, page, environment } = open({
      ...nothing,
      displayNormalDistribution: false,
      displayEarlyDistribution: true,
      evidenceOffered: ['DISABILITY'],
    })
    expect(names(page)).toEqual(['EARLY', 'DISABILITY', 'ROLLOVER', 'TRANSFER'])
    await user.click(page.getByRole('radio', { name: /^Disability/ }))
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sent(environment)).toEqual(['TypeFormEvidencedMutation'])
    expect(sentInput(environment)).toEqual({ ...wizardVariables, evidenceOf: 'DISABILITY' })
  })

  it('never offers a death claim to an owner', () => {
    const { page } = open({ ...nothing, evidenceOffered: ['DISABILITY', 'DEATH'] })
    expect(names(page)).toEqual(['NORMAL', 'DISABILITY', 'ROLLOVER', 'TRANSFER'])
  })

  it('offers only the types that the server allows, and a transfer next to the rollover', () => {
    const { page } = open()
    expect(names(page)).toEqual(['NORMAL', 'ROLLOVER', 'TRANSFER'])
    expect(page.getByRole('radio', { name: /Normal Distribution/ })).toBeTruthy()
    expect(page.getByRole('radio', { name: /^Rollover/ })).toBeTruthy()
    expect(page.getByRole('radio', { name: /^Transfer/ })).toBeTruthy()
  })

  it('offers an early distribution to an owner under 59 and a half, and names its penalty', () => {
    const { page } = open({ ...nothing, displayNormalDistribution: false, displayEarlyDistribution: true })
    expect(names(page)).toEqual(['EARLY', 'ROLLOVER', 'TRANSFER'])
    expect(page.getByText(/The IRS can charge a penalty of up to 10%\./)).toBeTruthy()
  })

  it('says that tax is due later on a distribution, but not on a transfer or rollover', async () => {
    const { user, page } = open()
    expect(page.getByRole('complementary', { name: 'What you will receive' }).textContent).toContain('before taxes')
    for (const type of [/^Transfer/, /^Rollover/]) {
      await user.click(page.getByRole('radio', { name: type }))
      const box = page.getByRole('complementary', { name: 'What the new account receives' })
      expect(box.textContent).toContain('No tax is withheld.')
      expect(box.textContent).not.toContain('before taxes')
    }
  })

  it('asks whether a rollover is paid to an employer plan, and saves the answer', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('radio', { name: /^Rollover/ }))
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(await page.findAllByText('Choose Yes or No for the receiving account.')).toHaveLength(2)
    expect(page.getByRole('radio', { name: /^Rollover/ })).toHaveProperty('checked', true)
    expect(sent(environment)).toEqual([])
    await user.click(page.getByRole('radio', { name: /^No\b/ }))
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toEqual({ ...wizardVariables, type: 'ROLLOVER', isEmployerPlan: false })
  })

  it('offers a transfer but no rollover to the owner of a Roth IRA', () => {
    const { page } = open({ ...nothing, isRoth: true, displayRollover: false })
    expect(names(page)).toEqual(['NORMAL', 'TRANSFER'])
    expect(page.queryByRole('link', { name: 'Send a signed rollover form instead' })).toBeNull()
    expect(open(nothing).page.getByRole('link', { name: 'Send a signed rollover form instead' })).toBeTruthy()
  })

  it('shows the stored distribution type', () => {
    const { page } = open({ ...nothing, transferSelected: true }, progressAt(branches.rollover, 'ROLLOVER'))
    expect(page.getByRole('radio', { name: /^Transfer/ })).toHaveProperty('checked', true)
  })

  it('requires a distribution type', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(await page.findByText('Required')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Type of distribution is required.' })).toBeTruthy()
    expect(sent(environment)).toEqual([])
  })

  it.each([
    [/Normal Distribution/, 'NORMAL', branches.check, 'PAYMENT_OPTIONS', 'payment-options'],
    [/^Rollover/, 'ROLLOVER', branches.rollover, 'ROLLOVER', 'rollover'],
    [/^Transfer/, 'TRANSFER', branches.rollover, 'ROLLOVER', 'rollover'],
  ] as const)(
    'saves the type of %s, and opens the next step of its branch',
    async (name, type, steps, next, segment) => {
      const { user, page, environment } = open()
      await user.click(page.getByRole('radio', { name }))
      if (type === 'ROLLOVER') await user.click(page.getByRole('radio', { name: /^Yes/ }))
      await user.click(page.getByRole('button', { name: 'Next' }))
      const receiver = type === 'ROLLOVER' ? { isEmployerPlan: true } : {}
      expect(sentInput(environment)).toEqual({ ...wizardVariables, type, ...receiver })
      answer(environment, {
        ...wizard(progressAt(steps, next), { WizardType: nothing }),
        SaveWizardDistributionTypePayload: () => ({ errors: [] }),
      })
      expect(await page.findByText(`at /501/withdraw/${segment}/`)).toBeTruthy()
    },
  )

  it('redirects from the type step to the amount step when the amount is missing', async () => {
    const { page } = open(nothing, progressAt(branches.open, 'DISTRIBUTION'))
    expect(await page.findByText('at /501/withdraw/distribution/')).toBeTruthy()
  })
})

describe('the layout of a wizard step', () => {
  it('shows the account, the step number, the Back link and the note on saving in a wizard step', () => {
    const { page } = open()
    expect(page.getByText('Account 100501 (Traditional IRA)')).toBeTruthy()
    expect(page.getByText('Step 2 of up to 7')).toBeTruthy()
    expect(page.getAllByRole('listitem', { hidden: true })).toHaveLength(7)
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('What kind of distribution is it?')
    expect(page.getByText('We save your answers when you press Next.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/501/withdraw/distribution/')
    const current = page.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step')
    expect(current.map((item) => item.textContent)).toEqual(['Type'])
  })

  it('shows the total number of steps when the branch is known, and links the answered steps', () => {
    const { page } = open({ ...nothing, normalDistributionSelected: true }, progressAt(branches.deposit, 'FEDERAL'))
    expect(page.getByText('Step 2 of 7')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Bank account completed' }).getAttribute('href')).toBe(
      '/501/withdraw/account-info/',
    )
    expect(page.queryByRole('link', { name: /State tax/ })).toBeNull()
  })
})
