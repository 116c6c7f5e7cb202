import { Form } from '../kit/forms/Form.tsx'
import { withoutSeparators } from '../kit/forms/separators.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { SocialField } from './SocialField.tsx'
import { invalidSocial, isSocial } from './socialNumber.ts'

const schema = z.object({
  social: z.string().check(z.refine((text) => isSocial(withoutSeparators(text)), invalidSocial)),
})

interface Props {
  social: string
  onChecked: (social: string) => void
}

/** Only looked at here; it is sent together with the name and the date of birth. */
export function CheckSocial({ social, onChecked }: Props) {
  const form = useZodForm(schema, { defaultValues: { social } })
  return (
    <Form form={form} onSubmit={(values) => onChecked(withoutSeparators(values.social))} summary={false}>
      <SocialField name="social" label="Social Security Number" />
      <SubmitButton>Next</SubmitButton>
    </Form>
  )
}
