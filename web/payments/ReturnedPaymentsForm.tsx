import { makeStyles } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { ReturnedPaymentsFormMutation } from '../__generated__/ReturnedPaymentsFormMutation.graphql.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { RadioCardsField } from '../kit/forms/RadioCardsField.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { bankFiles, contentOf, refusalOf } from '../kit/files/chosenFile.ts'
import { FileField } from '../kit/files/FileField.tsx'
import { FILE_UNREADABLE } from '../kit/files/foreignKinds.ts'
import { returnsAnswer, type ReturnsAnswer } from './returnsAnswer.ts'

const useStyles = makeStyles({
  steps: { margin: 0, paddingInlineStart: '20px', display: 'flex', flexDirection: 'column', rowGap: '4px' },
})

const mutation = graphql`
  mutation ReturnedPaymentsFormMutation($input: TakeInReturnsInput!) {
    takeInReturns(input: $input) {
      errors {
        ...useMutation_errors
      }
      result {
        ...returnsAnswer_result
      }
    }
  }
`

const reasons = [
  { value: 'UNDELIVERABLE', label: 'Could not be delivered' },
  { value: 'STALE', label: 'Not cashed in time' },
  { value: 'STOPPED', label: 'Stopped' },
] as const
type Reason = (typeof reasons)[number]['value']

const schema = z
  .object({
    what: z.string(),
    file: z.nullable(z.custom<File>((value) => value instanceof File)),
    checkNumber: z.string(),
    reason: z.string(),
  })
  .check(async ({ value, issues }) => {
    const demand = (field: keyof typeof value, message: string | null) => {
      if (message !== null) issues.push({ code: 'custom', path: [field], message, input: value[field] })
    }
    if (value.what === 'FILE')
      return demand('file', value.file ? await refusalOf(value.file, bankFiles) : 'Please select a file.')
    demand('checkNumber', /^[1-9]\d{0,8}$/.test(value.checkNumber.trim()) ? null : 'Please enter a check number')
    demand('reason', value.reason ? null : 'Please select a reason')
  })

interface Props {
  /** Check number of the stale check, if known. */
  staleCheck?: number
  onResult: (answer: ReturnsAnswer) => void
  onClose: () => void
}

/** Form that imports a return file of the bank, or records one returned check by its number. */
export function ReturnedPaymentsForm({ staleCheck, onResult, onClose }: Props) {
  const [takeIn] = useMutation<ReturnedPaymentsFormMutation>(mutation)
  const form = useZodForm(schema, {
    defaultValues:
      staleCheck === undefined
        ? { what: 'FILE', file: null, checkNumber: '', reason: '' }
        : { what: 'CHECK', file: null, checkNumber: String(staleCheck), reason: 'STALE' },
  })
  const styles = useStyles()
  const what = useWatch({ control: form.control, name: 'what' })

  async function onSubmit({ file, checkNumber, reason, ...values }: z.output<typeof schema>) {
    const check = { checkNumber: Number(checkNumber), reason: reason as Reason }
    const content = values.what === 'FILE' && file ? await contentOf(file, bankFiles).catch(() => null) : null
    if (values.what === 'FILE' && !content) return form.setError('file', { type: 'server', message: FILE_UNREADABLE })
    const { ok, payload, errors } = await takeIn({ input: content ? { fileContent: content.fileContent } : check })
    if (!ok) return applyErrors(form, errors)
    if (payload.result) onResult(returnsAnswer(payload.result))
  }

  return (
    <ModalForm
      title={staleCheck === undefined ? 'Record Returns' : `Stop check ${staleCheck}`}
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel="Record"
    >
      {staleCheck === undefined ? (
        <RadioCardsField
          name="what"
          label="What came back"
          cards={[
            { value: 'FILE', label: 'A bank file', description: 'Direct deposits that the bank sent back' },
            { value: 'CHECK', label: 'A check', description: 'One check, by the number on it' },
          ]}
        />
      ) : (
        <ol className={styles.steps}>
          <li>Ask the bank to stop the check.</li>
          <li>Record it here. The money comes back and the request becomes Incomplete.</li>
          <li>Approve the request to pay it again. A second person confirms that.</li>
        </ol>
      )}
      {what === 'FILE' ? (
        <FileField name="file" label="File" accepted={bankFiles} disabled={form.formState.isSubmitting} />
      ) : (
        <>
          <TextField name="checkNumber" label="Check number" inputMode="numeric" autoComplete="off" required />
          <SelectField name="reason" label="Reason" placeholder="Select a reason" options={reasons} required />
        </>
      )}
    </ModalForm>
  )
}
