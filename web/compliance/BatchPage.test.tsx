import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { answer, renderPage, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Page } from './BatchPage.tsx'

const open = () => renderPage({ element: <Page />, path: '/compliance/batch', at: '/compliance/batch' })

type Opened = ReturnType<typeof open>
const text = ({ page }: Opened) => page.getByLabelText<HTMLTextAreaElement>(/Account IDs/)
const press = ({ page, user }: Opened, name: string) => user.click(page.getByRole('button', { name }))

async function confirm({ page, user }: Opened, name: string) {
  const [last] = page
    .getAllByText(new RegExp(`^${name} [0-9]`))
    .filter((element) => element.closest('[role=alertdialog] button'))
  await user.click(last!)
}

const waits = (accountId: number, firstName = 'Gus') => ({
  accountId,
  standing: 'WAITING',
  firstName,
  lastName: 'Gray',
  reasonRequired: false,
  findings: [{ title: 'SSN mismatch' }],
})
const other = (accountId: number, standing: string) => ({
  accountId,
  standing,
  firstName: null,
  lastName: null,
  reasonRequired: false,
  findings: [],
})
const checked = (opened: Opened, complianceAccounts: object[]) =>
  answer(opened.environment, { Viewer: () => ({ complianceAccounts }) })

beforeEach(() => signedIn({ roleId: 4, accountOwnerId: 0 }))

describe('a batch of compliance decisions', () => {
  it.each(['Approve', 'Reject'])('requires account ids for %s, and focuses the empty field', async (name) => {
    const opened = open()
    await press(opened, name)
    expect(await opened.page.findByText('Please enter account IDs')).toBeTruthy()
    expect(document.activeElement).toBe(text(opened))
    expect(opened.environment.mock.getAllOperations()).toEqual([])
  })

  it.each(['Approve', 'Reject'])(
    'names the line without a valid account id when the reviewer presses %s, and keeps the input',
    async (name) => {
      const opened = open()
      await opened.user.type(text(opened), '510\nabc')
      expect(await opened.page.findByText('1 account ID. Not a number on line 2: abc.')).toBeTruthy()
      await press(opened, name)
      expect(await opened.page.findByText('Invalid account ID: abc')).toBeTruthy()
      expect(opened.page.queryByText(/Not a number on line/)).toBeNull()
      expect(text(opened).value).toBe('510\nabc')
      expect(opened.environment.mock.getAllOperations()).toEqual([])
    },
  )

  it('names the included and skipped accounts before the approval, and offers the result as a file to download', async () => {
    const saved: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      saved.push(content as Blob)
      return 'blob:result'
    })
    onTestFinished(() => create.mockRestore())
    const opened = open()
    await opened.user.type(text(opened), '510\n511\n510\n999\n501')
    await press(opened, 'Approve')
    expect(sentMutations(opened.environment)).toEqual([])
    checked(opened, [waits(510), waits(511, '=HYPERLINK(1)'), other(999, 'UNKNOWN'), other(501, 'DECIDED')])
    expect(await opened.page.findByText('Approve 2 accounts?')).toBeTruthy()
    for (const line of [
      'Gus Gray, account 510',
      'Unknown, left out: 999.',
      'Not waiting for approval, left out: 501.',
      'Entered twice, counted once: 510.',
    ])
      expect(opened.page.getByText(line)).toBeTruthy()
    expect(opened.page.getAllByText('SSN mismatch')).toHaveLength(2)
    await confirm(opened, 'Approve')
    expect(sentMutations(opened.environment)).toMatchObject([{ input: { accountIds: [510, 511] }, listed: false }])
    answer(opened.environment, { ApproveCompliancePayload: () => ({ errors: [] }) })
    expect(await opened.page.findByText('Selected records approved')).toBeTruthy()
    expect(text(opened).value).toBe('')
    expect(opened.page.getByText('Result: 2 approved, 2 left out')).toBeTruthy()
    await press(opened, 'Download Result (CSV)')
    const bytes = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.arrayBuffer())
    expect(bytes).toBe(
      '\uFEFFAccount ID,First Name,Last Name,Result\r\n510,Gus,Gray,Approved (entered twice)\r\n' +
        "511,'=HYPERLINK(1),Gray,Approved\r\n999,,,Unknown account ID\r\n501,,,Does not wait for approval\r\n",
    )
  })

  it('splits pasted text into one account id per line', async () => {
    const opened = open()
    await opened.user.type(text(opened), '510')
    await opened.user.paste('511\t512\r\n513, 514')
    expect(text(opened).value).toBe('510\n511\n512\n513\n514')
    expect(await opened.page.findByText('5 account IDs.')).toBeTruthy()
    await opened.user.type(text(opened), '\n12 34')
    await press(opened, 'Approve')
    expect(await opened.page.findByText('Invalid account ID: 12 34')).toBeTruthy()
  })

  it('asks for no confirmation of a batch if none of the entered accounts is pending', async () => {
    const opened = open()
    await opened.user.type(text(opened), '999')
    await press(opened, 'Reject')
    checked(opened, [other(999, 'UNKNOWN')])
    const message = 'None of these accounts waits for approval. Unknown, left out: 999.'
    expect(await opened.page.findByText(message)).toBeTruthy()
    expect(text(opened).value).toBe('999')
    expect(sentMutations(opened.environment)).toEqual([])
  })

  it('asks for confirmation before a batch is rejected', async () => {
    const opened = open()
    await opened.user.type(text(opened), '510\n511')
    await press(opened, 'Reject')
    checked(opened, [waits(510), waits(511)])
    expect(await opened.page.findByText('Reject 2 accounts?')).toBeTruthy()
    expect(sentMutations(opened.environment)).toEqual([])
    await opened.user.selectOptions(opened.page.getByLabelText(/^Reason/), 'Identity not confirmed')
    await confirm(opened, 'Reject')
    answer(opened.environment, { RejectCompliancePayload: () => ({ errors: [] }) })
    expect(await opened.page.findByText('Selected records rejected')).toBeTruthy()
  })

  it('reports that a batch was refused because another reviewer decided first, and keeps the input', async () => {
    const opened = open()
    await opened.user.type(text(opened), '510')
    await press(opened, 'Approve')
    checked(opened, [waits(510)])
    await opened.page.findByText('Approve 1 account?')
    await confirm(opened, 'Approve')
    const message = 'Account ID 510 is not waiting for approval.'
    answer(opened.environment, {
      ApproveCompliancePayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }] }),
    })
    // The message is in the notice, and stays below the form until the user corrects the ids.
    expect(await opened.page.findAllByText(message)).toHaveLength(2)
    expect(text(opened).value).toBe('510')
    expect(opened.page.queryByText('Selected records approved')).toBeNull()
  })
})
