import { describe, expect, it } from 'vitest'
import { renderPage } from '../../testing/renderScreen.tsx'
import { DateField } from './DateField.tsx'
import { Form } from './Form.tsx'
import { MoneyField } from './MoneyField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioCardsField } from './RadioCardsField.tsx'
import { applyErrors } from './serverErrors.ts'
import { StateSelect } from './StateSelect.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TextField } from './TextField.tsx'
import { useZodForm } from './useZodForm.ts'
import * as z from './zod.ts'

const schema = z.object({
  zip: z.string().check(z.minLength(5, 'Please enter a valid zip code.')),
  amount: z.number(),
  date: z.string(),
  state: z.string(),
  secret: z.string(),
  kind: z.string().check(z.minLength(1, 'Required')),
})

interface Options {
  mode?: 'onSubmit' | 'onChange'
  onlyWhenValid?: boolean
  written?: 'MM/DD/YYYY'
}

function start({ mode = 'onSubmit', onlyWhenValid = false, written }: Options = {}) {
  const submitted: unknown[] = []
  function Subject() {
    const form = useZodForm(schema, { defaultValues: { zip: '', date: '', state: '', secret: '', kind: '' }, mode })
    return (
      <Form
        form={form}
        onSubmit={(values) => {
          submitted.push(values)
          applyErrors(form, [
            { code: 'INVALID', field: ['zip'], message: 'This zip code is unknown.' },
            { code: 'CONFLICT', field: null, message: 'Somebody was faster.' },
            { code: 'INVALID', field: ['elsewhere'], message: 'Not a field of this form.' },
          ])
        }}
      >
        <TextField name="zip" label="Zip" />
        <MoneyField name="amount" label="Amount" />
        <DateField name="date" label="Date" {...(written ? { written } : {})} />
        <StateSelect name="state" label="State" />
        <PasswordField name="secret" label="Password" autoComplete="new-password" />
        <RadioCardsField name="kind" label="Kind" cards={[{ value: 'a', label: 'One', description: 'The first' }]} />
        <SubmitButton onlyWhenValid={onlyWhenValid}>Save</SubmitButton>
      </Form>
    )
  }
  return { ...renderPage({ element: <Subject /> }), submitted }
}

async function fillIn({ user, page }: ReturnType<typeof start>) {
  await user.type(page.getByLabelText('Zip'), '78701')
  await user.type(page.getByLabelText('Amount'), '1234.5')
  await user.type(page.getByLabelText('Date'), '1/5/2024')
  await user.selectOptions(page.getByLabelText('State'), 'Texas')
  await user.click(page.getByLabelText(/One/))
}

describe('the fields of a form', () => {
  it('submits an amount as a number, a date in ISO format and a state as its two-letter code', async () => {
    const started = start()
    await fillIn(started)
    await started.user.click(started.page.getByRole('button', { name: 'Save' }))
    expect(started.submitted).toEqual([
      { zip: '78701', amount: 1234.5, date: '2024-01-05', state: 'TX', secret: '', kind: 'a' },
    ])
    expect(started.page.getByLabelText('Amount')).toHaveProperty('value', '$1,234.50')
    expect(started.page.getByLabelText('Date')).toHaveProperty('value', 'January 5, 2024')
  })

  it.each([
    ['$1,234.50', 1234.5],
    ['1\u00a0234.50', 1234.5],
    ['USD 1,234.50', 1234.5],
    ['\u202d1,234.50\u202c', 1234.5],
    ['\uff11\uff12\uff13\uff14.\uff15\uff10', 1234.5],
    ['1234.5', 1234.5],
    ['25', 25],
  ])('parses the pasted amount %j as %d dollars', async (pasted, amount) => {
    const { user, page, submitted } = start()
    await user.click(page.getByLabelText('Amount'))
    await user.paste(pasted)
    await user.type(page.getByLabelText('Zip'), '78701')
    await user.click(page.getByLabelText(/One/))
    await user.click(page.getByRole('button', { name: 'Save' }))
    expect(submitted).toMatchObject([{ amount }])
  })

  it.each(['1.234,50', '1 234,50', '12,50', '(500.00)', '-500', '1,234.567', '1.234', '1e3', '500.00 CR', 'about 500'])(
    'refuses the pasted amount %j instead of using its digits',
    async (pasted) => {
      const { user, page } = start()
      await user.click(page.getByLabelText('Amount'))
      await user.paste(pasted)
      expect(page.getByLabelText('Amount')).toHaveProperty('value', '')
      expect(page.getByText('Please enter an amount, such as 1,234.50.')).toBeTruthy()
      await user.type(page.getByLabelText('Amount'), '12')
      expect(page.queryByText('Please enter an amount, such as 1,234.50.')).toBeNull()
    },
  )

  it('shows a date as MM/DD/YYYY in a date field with that format', async () => {
    const started = start({ written: 'MM/DD/YYYY' })
    await started.user.type(started.page.getByLabelText('Date'), 'January 5, 2024')
    await started.user.tab()
    expect(started.page.getByLabelText('Date')).toHaveProperty('value', '01/05/2024')
  })

  it('shows the server’s field errors at their fields, and other errors below the form', async () => {
    const started = start()
    await fillIn(started)
    await started.user.click(started.page.getByRole('button', { name: 'Save' }))
    expect(await started.page.findByText('Somebody was faster. Not a field of this form.')).toBeTruthy()
    // An error about an unknown field is shown like an error about the whole form.
    expect(await started.page.findByText('Not a field of this form.')).toBeTruthy()
    const zip = started.page.getByLabelText('Zip')
    expect(zip.getAttribute('aria-invalid')).toBe('true')
    const described = zip
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id))
    expect(described?.some((element) => element?.textContent === 'This zip code is unknown.')).toBe(true)
  })

  it('links each message of the error summary to its field', async () => {
    const { user, page } = start()
    await user.type(page.getByLabelText('Zip'), '1')
    await user.click(page.getByRole('button', { name: 'Save' }))
    await user.click(await page.findByRole('link', { name: 'Please enter a valid zip code.' }))
    expect(document.activeElement).toBe(page.getByLabelText('Zip'))
    // The summary adds the name of the field to a general message.
    await user.click(page.getByRole('link', { name: 'Kind is required.' }))
    expect(document.activeElement?.getAttribute('type')).toBe('radio')
  })

  it('announces no error message to screen readers while the user types', async () => {
    const { user, page } = start({ mode: 'onChange' })
    await user.type(page.getByLabelText('Zip'), '12')
    expect(await page.findByText('Please enter a valid zip code.')).toBeTruthy()
    expect(page.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual([''])
  })

  it('keeps a disabled submit button in the tab order', async () => {
    const started = start({ mode: 'onChange', onlyWhenValid: true })
    const save = started.page.getByRole('button', { name: 'Save' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
    expect(save).toHaveProperty('disabled', false)
    await fillIn(started)
    expect(save.getAttribute('aria-disabled')).not.toBe('true')
  })

  it('shows a typed password after a press on Show', async () => {
    const { user, page } = start()
    await user.click(page.getByRole('button', { name: 'Show' }))
    expect(page.getByLabelText('Password').getAttribute('type')).toBe('text')
  })
})

describe('general validation messages', () => {
  const message = (type: z.core.$ZodType, value: unknown) => z.safeParse(type, value).error?.issues[0]?.message

  it.each([
    ['a missing value', z.string(), undefined, 'Required'],
    ['a wrong type', z.number(), 'x', 'Expected number, received string'],
    ['null where text is expected', z.string(), null, 'Expected string, received null'],
    ['a short text', z.string().check(z.minLength(3)), 'ab', 'String must contain at least 3 character(s)'],
    ['a small number', z.number().check(z.gte(25)), 24, 'Number must be greater than or equal to 25'],
    ['a bad e-mail', z.email(), 'ann', 'Invalid email'],
  ])('shows the general validation message for %s', (_, type, value, text) => {
    expect(message(type, value)).toBe(text)
  })
})
