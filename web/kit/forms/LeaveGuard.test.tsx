import { act, waitFor, within } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endSession, session } from '../../core/session/session.ts'
import { OwnerLink } from '../../core/screens/OwnerLink.tsx'
import { useActFor } from '../../core/session/useActFor.ts'
import { renderPage, signedIn } from '../../testing/renderScreen.tsx'
import { Form } from './Form.tsx'
import { ModalForm } from './ModalForm.tsx'
import { applyErrors } from './serverErrors.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { TextField } from './TextField.tsx'
import { useZodForm } from './useZodForm.ts'
import * as z from './zod.ts'

const schema = z.object({ title: z.string().check(z.minLength(2)) })
const refused = [{ code: 'CONFLICT', field: null, message: 'Not today' }]

function open(inDialog = false) {
  signedIn({ roleId: 1, accountOwnerId: 1001 })
  const how = { refuses: false, go: () => undefined as unknown, closed: 0 }
  function Subject() {
    const form = useZodForm(schema, { defaultValues: { title: '' } })
    const actFor = useActFor()
    const submit = async () => {
      if (how.refuses) return applyErrors(form, refused, { noticeOnly: inDialog })
      await how.go()
    }
    const field = <TextField name="title" label="Title" />
    if (inDialog)
      return (
        <ModalForm title="Edit" form={form} onSubmit={submit} onClose={() => how.closed++}>
          {field}
        </ModalForm>
      )
    return (
      <Form form={form} onSubmit={submit}>
        {field}
        <SubmitButton>Save</SubmitButton>
        <button type="button" onClick={() => actFor(1002)}>
          Somebody else
        </button>
        <OwnerLink accountOwnerId={1002} announced>
          Owner 1002
        </OwnerLink>
      </Form>
    )
  }
  const opened = renderPage({
    element: <Subject />,
    path: '/here',
    at: '/here?accountId=1',
    handle: { formSearch: ['accountId'] },
  })
  const { page, user, router } = opened
  return {
    ...opened,
    how,
    type: () => user.type(page.getByLabelText('Title'), 'abc'),
    press: async (name: string) => user.click(await page.findByRole('button', { name })),
    go: (to: string) => act(() => router.navigate(to)),
    isAsked: () => page.queryByText('Discard your changes?') !== null,
  }
}

const closesAtOnce = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('a form with unsaved input', () => {
  it('asks before the user leaves a form with unsaved input, and keeps the input after Keep editing', async () => {
    const { page, type, press, go } = open()
    await type()
    expect(closesAtOnce()).toBe(false)
    await go('/elsewhere')
    expect(await page.findByText('Discard your changes?')).toBeTruthy()
    await press('Keep editing')
    expect(page.getByLabelText('Title')).toHaveProperty('value', 'abc')
    await go('/elsewhere')
    await press('Discard changes')
    expect(await page.findByText('at /elsewhere')).toBeTruthy()
    expect(closesAtOnce()).toBe(true)
  })

  it.each([
    ['/here?accountId=1&sort=DATE', false],
    ['/here?accountId=2', true],
    ['/here', true],
    ['/elsewhere?accountId=1', true],
  ])('asks before a navigation to %s ends the form: %s', async (to, asks) => {
    const { page, type, go, isAsked } = open()
    await type()
    await go(to)
    await waitFor(() => expect(isAsked()).toBe(asks))
    expect(page.queryByLabelText('Title')).toHaveProperty('value', 'abc')
  })

  it('asks for no confirmation when the user leaves a form during or after a submit', async () => {
    const { page, type, press, how, router } = open()
    how.go = () => router.navigate('/elsewhere')
    await type()
    await press('Save')
    expect(await page.findByText('at /elsewhere')).toBeTruthy()
  })

  it('asks for a confirmation before the user leaves a form whose submit was refused', async () => {
    const { page, type, press, go, how } = open()
    how.refuses = true
    await type()
    await press('Save')
    await go('/elsewhere')
    expect(await page.findByText('Discard your changes?')).toBeTruthy()
  })

  it('announces another owner only after the user has discarded the input', async () => {
    const { page, user, type, press } = open()
    const announced = () => page.queryAllByText('Account Owner set to 1002').length
    await type()
    await user.click(page.getByRole('link', { name: 'Owner 1002' }))
    expect([await page.findByText('Discard your changes?').then(announced), session.getState().accountOwnerId]).toEqual(
      [0, 1001],
    )
    await press('Keep editing')
    expect(announced()).toBe(0)
    await user.click(page.getByRole('link', { name: 'Owner 1002' }))
    await press('Discard changes')
    expect(await page.findByText('Account Owner set to 1002')).toBeTruthy()
    expect(session.getState().accountOwnerId).toBe(1002)
  })

  it('asks for a confirmation before staff with unsaved input act for another owner', async () => {
    const { page, type, press } = open()
    await type()
    await press('Somebody else')
    await press('Keep editing')
    expect(session.getState().accountOwnerId).toBe(1001)
    await press('Somebody else')
    await press('Discard changes')
    expect(await page.findByText('at /home')).toBeTruthy()
    expect(session.getState().accountOwnerId).toBe(1002)
  })

  it('asks for no confirmation when the user leaves a form after the session has ended', async () => {
    const { page, type, go } = open()
    await type()
    endSession('logout')
    expect(closesAtOnce()).toBe(true)
    await go('/login')
    expect(await page.findByText('at /login')).toBeTruthy()
  })
})

describe('a dialog with a form', () => {
  afterEach(() => void vi.useRealTimers())

  it('focuses the first field of a form when its dialog opens, not the Close button', async () => {
    const { page } = open(true)
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Title')))
  })

  it('keeps the focus on Keep editing if the form below runs its first animation frame late', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
    const { page, type, user } = open(true)
    await type()
    await user.keyboard('{Escape}')
    const stay = await page.findByRole('button', { name: 'Keep editing' })
    vi.runAllTimers()
    expect(document.activeElement).toBe(stay)
  })

  it('focuses Keep editing when a dialog asks for a confirmation, so that Enter keeps the input', async () => {
    const { page, type, user, how, isAsked } = open(true)
    await type()
    await user.keyboard('{Escape}')
    const stay = await page.findByRole('button', { name: 'Keep editing' })
    await waitFor(() => expect(document.activeElement).toBe(stay))
    // The primary button is the last one, as in every dialog.
    const buttons = within(page.getByRole('alertdialog')).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual(['Discard changes', 'Keep editing'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(isAsked()).toBe(false))
    expect(how.closed).toBe(0)
    expect(page.getByLabelText('Title')).toHaveProperty('value', 'abc')
  })

  it.each(['Escape', 'Close'])(
    'asks for a confirmation before %s closes a dialog that has unsaved input',
    async (way) => {
      const { page, type, press, user, how } = open(true)
      const close = () => (way === 'Escape' ? user.keyboard('{Escape}') : press('Close'))
      await type()
      await close()
      expect(await page.findByText('Discard your changes?')).toBeTruthy()
      expect(how.closed).toBe(0)
      await press('Keep editing')
      expect(page.getByLabelText('Title')).toHaveProperty('value', 'abc')
      await close()
      await press('Discard changes')
      expect(how.closed).toBe(1)
    },
  )

  it('asks for a confirmation before Escape closes a dialog whose submit was refused', async () => {
    const { page, type, press, user, how } = open(true)
    how.refuses = true
    await type()
    await press('Save')
    await user.keyboard('{Escape}')
    expect(await page.findByText('Discard your changes?')).toBeTruthy()
  })

  it('closes an unchanged dialog, and any dialog after Cancel, without a confirmation', async () => {
    const { type, press, user, how, isAsked } = open(true)
    await user.keyboard('{Escape}')
    expect(how.closed).toBe(1)
    await type()
    await press('Cancel')
    expect(how.closed).toBe(2)
    expect(isAsked()).toBe(false)
  })
})

it('guards every form of the portal against leaving with unsaved input', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const own = files.filter((file) => /<form\b/.test(readFileSync(`web/${file}`, 'utf8')))
  const free = own.filter((file) => !/useUnsaved|useTypedGuard/.test(readFileSync(`web/${file}`, 'utf8')))
  // Two forms need no guard: GraphiQL's login, which is alone on its page, and list filters, whose loss does no harm.
  expect(free.toSorted()).toEqual(['graphiql/SignIn.tsx', 'kit/lists/FilterBar.tsx'])
})
