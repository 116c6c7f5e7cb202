import { beforeEach, describe, expect, it } from 'vitest'
import type { StateFormsPageQuery } from '../__generated__/StateFormsPageQuery.graphql.ts'
import { answer, renderScreen, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './StateFormsPage.tsx'

const form = {
  state: 'MN',
  form: 'W-4MNP',
  election: 'PERCENT',
  amount: null,
  percent: 2,
  signedOn: '2026-03-02',
  isCurrent: true,
  fileName: 'w-4mnp.pdf',
  downloadPath: '/files/document/1001/abc',
  acceptedAt: '2026-03-10T15:00:00.000Z',
  acceptedBy: 'Ann Lee',
  recordedBy: 'Bo Ray',
}
const offer = { source: 'Department of Revenue.', checkedOn: '2026-11-27', minimumAmount: 0.01 }
const states = [
  {
    ...offer,
    state: 'CT',
    name: 'Connecticut',
    form: 'CT-W4P',
    takes: ['NONE', 'AMOUNT', 'DEFAULT'],
    minimumAmount: 10,
  },
  { ...offer, state: 'MN', name: 'Minnesota', form: 'W-4MNP', takes: ['NONE', 'AMOUNT', 'PERCENT', 'DEFAULT'] },
]
const documents = {
  edges: [
    {
      node: {
        guid: 'abc',
        fileName: 'w-4mnp.pdf',
        modifiedAt: '2026-03-09T15:00:00.000Z',
      },
    },
  ],
}

const open = (forms: object[]) =>
  renderScreen<StateFormsPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001 },
    data: {
      Viewer: () => ({ approvals: null }),
      AccountOwner: () => ({
        accountOwnerId: 1001,
        firstName: 'Ann',
        lastName: 'Archer',
        documents,
        stateForms: { forms, states },
      }),
    },
    path: '/state-forms',
    at: '/state-forms',
  })

beforeEach(() => signedIn({ roleId: 2 }))

describe('the state withholding forms of an owner', () => {
  it('shows the current and the replaced state form, with the person who accepted each form', () => {
    const { page } = open([form, { ...form, election: 'NONE', percent: null, isCurrent: false }])
    expect(page.getByText('2% of each payment')).toBeTruthy()
    expect(page.getByText('Replaced: No withholding')).toBeTruthy()
    expect(page.getAllByText(/by Ann Lee/)).toHaveLength(2)
  })

  it('offers the choices of the selected state form, and records the form with its document', async () => {
    const { user, page, environment } = open([])
    expect(page.getByText('No form is on file. Withholding follows the rule of the state.')).toBeTruthy()
    await user.selectOptions(page.getByLabelText('State and form'), 'CT')
    const choice = page.getByLabelText<HTMLSelectElement>('What the owner chose')
    expect([...choice.options].slice(1).map(({ value }) => value)).toEqual(['NONE', 'AMOUNT', 'DEFAULT'])
    expect(page.getByText('Department of Revenue. Checked 11/27/2026.')).toBeTruthy()
    await user.selectOptions(choice, 'AMOUNT')
    expect(page.getByText('At least $10.00')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Record form' }))
    expect(await page.findAllByText('Required')).not.toHaveLength(0)
    await user.type(page.getByLabelText('Amount of each payment'), '50')
    await user.type(page.getByLabelText('Signed on'), '03/02/2026')
    await user.selectOptions(page.getByLabelText('Document'), 'abc')
    await user.click(page.getByRole('button', { name: 'Record form' }))
    expect(sentMutations(environment)).toEqual([
      {
        input: {
          accountOwnerId: 1001,
          state: 'CT',
          election: 'AMOUNT',
          amount: 50,
          percent: null,
          signedOn: '2026-03-02',
          guid: 'abc',
        },
      },
    ])
    answer(environment, { RecordStateFormPayload: () => ({ errors: [], waits: true }) })
    expect(await page.findByText('Form Recorded')).toBeTruthy()
  })
})
