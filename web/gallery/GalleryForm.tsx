import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { DateField } from '../kit/forms/DateField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { MoneyField } from '../kit/forms/MoneyField.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { PercentField } from '../kit/forms/PercentField.tsx'
import { RadioCardsField } from '../kit/forms/RadioCardsField.tsx'
import { SearchSelectField } from '../kit/forms/SearchSelectField.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { StateSelect } from '../kit/forms/StateSelect.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SwitchField } from '../kit/forms/SwitchField.tsx'
import { TaxNumberField } from '../kit/forms/TaxNumberField.tsx'
import { TextAreaField } from '../kit/forms/TextAreaField.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'

const needed = z.string().check(z.minLength(1, 'Required'))
const schema = z.object({
  text: needed,
  money: z.number('Required'),
  percent: z.number('Required'),
  date: needed,
  state: needed,
  secret: needed,
  number: needed,
  area: z.string(),
  choice: needed,
  found: needed,
  card: needed,
  box: z.boolean(),
  switched: z.boolean(),
})

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

/** Form with every kind of field. Its button shows all errors: first the form's, then one from the server. */
export function GalleryForm() {
  const form = useZodForm(schema, {
    defaultValues: {
      text: '',
      date: '',
      state: '',
      secret: '',
      number: '',
      area: '',
      choice: '',
      found: '',
      card: '',
      box: false,
      switched: true,
    },
  })
  return (
    <Form
      form={form}
      freeToLeave
      onSubmit={() => applyErrors(form, [{ code: 'CONFLICT', field: null, message: 'A colleague was faster.' }])}
    >
      <TextField name="text" label="Text" hint="A hint" required />
      <MoneyField name="money" label="Amount" required />
      <PercentField name="percent" label="Percent" required />
      <DateField name="date" label="Date" required />
      <StateSelect name="state" label="State" placeholder="Please select a state" required />
      <PasswordField name="secret" label="Password" autoComplete="new-password" required />
      <TaxNumberField name="number" kind="SSN" />
      <TextAreaField name="area" label="Text of several lines" />
      <SelectField name="choice" label="Choice" placeholder="None" options={options} required />
      <SearchSelectField name="found" label="Choice with search" options={options} required />
      <RadioCardsField
        name="card"
        label="Cards"
        cards={[
          { value: 'one', label: 'One', description: 'What it means' },
          { value: 'two', label: 'Two', description: 'Why it cannot be chosen', disabled: true },
        ]}
        required
      />
      <CheckboxField name="box" label="A box to check" hint="A hint" />
      <SwitchField name="switched" label="A switch" hint="A hint" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}
