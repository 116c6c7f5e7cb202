import { beforeEach, describe, expect, it } from 'vitest'
import { answer, renderPage, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Page } from './BatchPage.tsx'

const open = () => renderPage({ element: <Page />, path: '/compliance/batch', at: '/compliance/batch' })

type Opened = ReturnType<typeof open>
const text = ({ page }: Opened) => page.getByLabelText<HTMLTextAreaElement>(/Account IDs/)
const press = ({ page, user }: Opened, name: string) => user.click(page.getByRole('button', { name }))

beforeEach(() => signedIn({ roleId: 4, accountOwnerId: 0 }))

describe('the batch', () => {
  it.each(['Approve', 'Reject'])('wants ids before %s, and leads to where they are missing', async (name) => {
    const opened = open()
    await press(opened, name)
    expect(await opened.page.findByText('Please enter account IDs')).toBeTruthy()
    expect(document.activeElement).toBe(text(opened))
    expect(sentMutations(opened.environment)).toEqual([])
  })

  it.each(['Approve', 'Reject'])('tells which line is no number and keeps what was typed: %s', async (name) => {
    const opened = open()
    await opened.user.type(text(opened), '510\nabc')
    await press(opened, name)
    expect(await opened.page.findByText('Invalid account ID: abc')).toBeTruthy()
    expect(text(opened).value).toBe('510\nabc')
    expect(sentMutations(opened.environment)).toEqual([])
  })

  it('approves all of them and is empty again', async () => {
    const opened = open()
    await opened.user.type(text(opened), '510\n\n511\n')
    await press(opened, 'Approve')
    expect(sentMutations(opened.environment)).toMatchObject([{ input: { accountIds: [510, 511] }, listed: false }])
    answer(opened.environment, { ApproveCompliancePayload: () => ({ errors: [] }) })
    expect(await opened.page.findByText('Selected records approved')).toBeTruthy()
    expect(text(opened).value).toBe('')
  })

  it('rejects after one more question', async () => {
    const opened = open()
    await opened.user.type(text(opened), '510\n511')
    await press(opened, 'Reject')
    expect(await opened.page.findByText('Reject 2 accounts?')).toBeTruthy()
    expect(sentMutations(opened.environment)).toEqual([])
    const [confirm] = opened.page.getAllByText('Reject').filter((element) => element.closest('[role=alertdialog]'))
    await opened.user.click(confirm!)
    answer(opened.environment, { RejectCompliancePayload: () => ({ errors: [] }) })
    expect(await opened.page.findByText('Selected records rejected')).toBeTruthy()
  })

  it('that is refused says why and keeps what was typed', async () => {
    const opened = open()
    await opened.user.type(text(opened), '510\n999999')
    await press(opened, 'Approve')
    const message = 'Invalid account ID: 999999'
    answer(opened.environment, {
      ApproveCompliancePayload: () => ({ errors: [{ code: 'INVALID', field: null, message }] }),
    })
    // In the notice, and under the form for as long as it takes.
    expect(await opened.page.findAllByText(message)).toHaveLength(2)
    expect(text(opened).value).toBe('510\n999999')
    expect(opened.page.queryByText('Selected records approved')).toBeNull()
  })
})
