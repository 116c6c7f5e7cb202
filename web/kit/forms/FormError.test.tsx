import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/renderScreen.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TextField } from './TextField.tsx'
import { useZodForm } from './useZodForm.ts'
import * as z from './zod.ts'

const schema = z.object({ title: z.string().check(z.minLength(2, 'Too short')) })

function Refused() {
  const form = useZodForm(schema, { defaultValues: { title: '' } })
  return (
    <Form form={form} onSubmit={() => form.setError('root.server', { type: 'server', message: 'Not today' })}>
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
