import { describe, expect, test } from 'vitest'
import type { DeathPageQuery } from '../../__generated__/DeathPageQuery.graphql.ts'
import { Page, query } from '../../deaths/DeathPage.tsx'
import { answer, renderScreen, sentMutations } from '../../testing/renderScreen.tsx'

const home = { address1: '5 Oak Street', address2: null, city: 'Austin', state: 'TX', zip: '78701' }
const estate = {
  ...home,
  payeeId: 3001,
  kind: 'ESTATE',
  firstName: '',
  lastName: 'Estate of Ann Archer',
  maskedTin: '**-***0042',
}

async function open() {
  const screen = renderScreen<DeathPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001 },
    path: '/death',
    at: '/death',
    data: {
      AccountOwner: () => ({ accountOwnerId: 1001, death: 'CONFIRMED' }),
      OwnerDeath: () => ({
        diedOn: '2026-01-02',
        reportedAt: null,
        confirmedAt: null,
        certificate: null,
      }),
      ApprovalConnection: () => ({ edges: [] }),
      DeathClaims: () => ({ accounts: [], claims: [], recipients: [estate] }),
    },
  })
  await screen.user.click(screen.page.getByRole('button', { name: 'Correct Estate of Ann Archer' }))
  const field = (label: string) => screen.page.getByLabelText<HTMLInputElement>(label)
  return { ...screen, field, save: () => screen.user.click(screen.page.getByRole('button', { name: 'Save' })) }
}

describe('the form to correct a recipient', () => {
  test("keeps the recipient's tax number if staff do not retype it", async () => {
    const { user, field, save, environment } = await open()
    await user.clear(field('City'))
    await user.type(field('City'), 'Dallas')
    await save()
    expect(sentMutations(environment)).toMatchObject([
      { input: { accountOwnerId: 1001, payeeId: 3001, ...home, address2: '', city: 'Dallas', tin: null } },
    ])
  })

  test('shows errors about a recipient at their fields, and sends nothing until staff correct them', async () => {
    const { page, user, field, save, environment } = await open()
    await user.type(field('Employer Identification Number'), '12')
    await save()
    expect(await page.findAllByText('A tax number has 9 digits.')).not.toEqual([])
    expect(sentMutations(environment)).toEqual([])
    await user.clear(field('Employer Identification Number'))
    await user.type(field('Employer Identification Number'), '98-0000043')
    await save()
    expect(sentMutations(environment).at(-1)).toMatchObject({ input: { tin: '980000043' } })
    answer(environment, {
      CorrectDeathRecipientPayload: () => ({
        errors: [{ code: 'BAD_INPUT', field: ['zip'], message: 'Please enter a valid zip code.' }],
        recipient: null,
      }),
    })
    expect(await page.findAllByText('Please enter a valid zip code.')).not.toEqual([])
  })
})
