import { Form } from '../kit/forms/Form.tsx'
import { withoutSeparators } from '../../contract/typedNumbers.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { isTaxNumber } from '../kit/forms/taxNumber.ts'
import { TaxNumberField } from '../kit/forms/TaxNumberField.tsx'
import { useFirstFocus } from '../kit/forms/useFirstFocus.ts'
import * as z from '../kit/forms/zod.ts'

const invalidSocial = 'Please enter a valid social security number'

const schema = z.object({
  social: z.string().check(z.refine((text) => isTaxNumber(withoutSeparators(text)), invalidSocial)),
})

interface Props {
  social: string
  onChecked: (social: string) => void
}

/** Only the browser checks the social security number here. A later step sends it with the name and date of birth. */
export function CheckSocial({ social, onChecked }: Props) {
  const form = useZodForm(schema, { defaultValues: { social } })
  useFirstFocus('social')
  const check = (values: z.output<typeof schema>) => onChecked(withoutSeparators(values.social))
  return (
    <Form form={form} onSubmit={check} summary={false}>
      <TaxNumberField
        name="social"
        kind="SSN"
        hint="9 digits, with or without dashes. We use it to find the account your plan opened for you. We store it encrypted, and show you only its last four digits. After the ninth digit, the next step opens."
        onValue={(typed) => {
          if (isTaxNumber(withoutSeparators(String(typed)))) void form.handleSubmit(check)()
        }}
      />
      <SubmitButton>Next</SubmitButton>
    </Form>
  )
}
