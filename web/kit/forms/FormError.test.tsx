import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/renderScreen.tsx'
import { callerFailure } from '../../core/relay/errors.ts'
import { Form } from './Form.tsx'
import { applyErrors } from './serverErrors.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { TextField } from './TextField.tsx'
import { useZodForm } from './useZodForm.ts'
import * as z from './zod.ts'

const schema = z.object({ title: z.string().check(z.minLength(2, 'Too short')) })

interface Refusal {
  code?: string
  field?: string[] | null
  message?: string
  onSaved?: () => void
}

function Refused({ code = 'FAILED', field = null, message = 'Not today', onSaved = () => undefined }: Refusal) {
  const form = useZodForm(schema, { defaultValues: { title: '' } })
  return (
    <Form form={form} onSubmit={() => applyErrors(form, [{ code, field, message }], { onSaved })}>
      <TextField name="title" label="Title" autoComplete="off" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

afterEach(() => vi.restoreAllMocks())

it('scrolls to a server error of the form when the error appears, and not while the user corrects the form', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { page, user } = renderPage({ element: <Refused /> })
  await user.type(page.getByLabelText('Title'), 'abc')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText('Not today')).toBeTruthy()
  expect(scrolled).toHaveBeenCalledTimes(1)
  await user.clear(page.getByLabelText('Title'))
  expect(await page.findAllByText(/Too short/)).not.toHaveLength(0)
  expect(page.getByText('Not today')).toBeTruthy()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

const uncertain = /^We can’t tell whether it was saved\. .* please check before you try again\.$/

it.each([
  ['BAD_USER_INPUT', /^Nothing was saved\./],
  ['RATE_LIMITED', /^Nothing was saved\./],
  ['INTERNAL', uncertain],
  ['NETWORK', uncertain],
  ['UPSTREAM_TIMEOUT', uncertain],
  ['UPSTREAM_UNAVAILABLE', uncertain],
  ['UPSTREAM_CONTRACT', uncertain],
])('says after the error %s whether anything was saved', async (code, sentence) => {
  const { page, user } = renderPage({ element: <Refused code={code} message={callerFailure} /> })
  await user.type(page.getByLabelText('Title'), 'abc')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText(sentence)).toBeTruthy()
})

it.each([
  ['KEY_REUSED', 'Your first entry was saved. Leave this form and check it before you enter another.', 1],
  ['CONFLICT', 'Not today', 0],
])('after %s says “%s”, and reloads the screen %i times', async (code, text, times) => {
  const onSaved = vi.fn<() => void>()
  const { page, user } = renderPage({ element: <Refused code={code} field={['idempotencyKey']} onSaved={onSaved} /> })
  await user.type(page.getByLabelText('Title'), 'abc')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findAllByText(text)).not.toHaveLength(0)
  expect(onSaved).toHaveBeenCalledTimes(times)
})

it('every form with a fixed idempotency key reloads the screen after its first entry turned out to be saved', () => {
  const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const fixed = Object.entries(sources).filter(
    ([, text]) => text.includes('useState(() => crypto.randomUUID())') && text.includes('applyErrors(form'),
  )
  expect(fixed.length).toBeGreaterThan(9)
  expect(fixed.filter(([, text]) => !text.includes('onSaved: refresh')).map(([name]) => name)).toEqual([])
})
