import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { ErrorSummary } from '../kit/forms/ErrorSummary.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { AddressStateSelect } from '../kit/forms/StateSelect.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm, type ZodForm } from '../kit/forms/useZodForm.ts'
import { zipCode } from '../kit/forms/zip.ts'
import { ZipAdvice } from '../kit/forms/ZipAdvice.tsx'
import * as z from '../kit/forms/zod.ts'
import { small } from '../kit/page/layout.ts'

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', rowGap: '20px' },
  legend: {
    padding: 0,
    marginBlockEnd: '16px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 600,
  },
  why: { color: tokens.colorNeutralForeground2 },
  place: {
    display: 'grid',
    gridTemplateColumns: '2fr 1.4fr 1fr',
    columnGap: '16px',
    rowGap: '20px',
    alignItems: 'start',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const text = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

const addressSchema = z.object({
  address1: text('Address1 is required.'),
  address2: z.string().check(z.trim()),
  city: text('City is required.'),
  state: z.string().check(z.minLength(2, 'State is required.')),
  zip: zipCode(),
})

export type AddressValues = z.output<typeof addressSchema>
export type AddressFormState = ZodForm<typeof addressSchema>

const mailing = 1

interface Props {
  /** Address type: 1 for the mailing address, any other number for a residential address. */
  addressTypeId: number
  address: AddressValues | null
  /** True in a wizard. The form then explains why it asks, and its button continues instead of saving. */
  inWizard?: boolean
  onSubmit: (values: AddressValues, form: AddressFormState) => Promise<void>
}

/** Address form that shows errors while the user types. */
export function AddressForm({ addressTypeId, address, inWizard = false, onSubmit }: Props) {
  const styles = useStyles()
  const form = useZodForm(addressSchema, {
    defaultValues: address ?? { address1: '', address2: '', city: '', state: '', zip: '' },
    mode: 'onChange',
  })
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values, form)} summary={false}>
      <fieldset>
        <legend className={styles.legend}>
          {addressTypeId === mailing ? 'Mailing Address' : 'Residential Address'}
        </legend>
        <div className={styles.fields}>
          {/* Below the legend, which is the heading of this form. */}
          <ErrorSummary />
          {inWizard ? (
            <p className={styles.why}>
              Your address is needed to send you important information such as tax documents.
            </p>
          ) : addressTypeId === mailing && address === null ? (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                We have no mailing address yet. Without one, we can’t mail a check, a tax form or a letter.
              </MessageBarBody>
            </MessageBar>
          ) : addressTypeId === mailing ? (
            <p className={styles.why}>Checks, tax forms and letters go to this address.</p>
          ) : null}
          <TextField name="address1" label="Address 1" autoComplete="address-line1" required />
          <TextField name="address2" label="Address 2 (optional)" autoComplete="address-line2" />
          <div className={styles.place}>
            <TextField name="city" label="City" autoComplete="address-level2" required />
            <AddressStateSelect name="state" label="State" required />
            <TextField name="zip" label="Zip" autoComplete="postal-code" inputMode="numeric" required />
          </div>
          <ZipAdvice />
        </div>
      </fieldset>
      <SubmitButton appearance={inWizard || address === null || form.formState.isDirty ? 'primary' : 'secondary'}>
        {inWizard ? 'Next' : 'Save'}
      </SubmitButton>
    </Form>
  )
}
