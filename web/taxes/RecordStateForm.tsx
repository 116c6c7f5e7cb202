import { makeStyles } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { RecordStateForm_accountOwner$key } from '../__generated__/RecordStateForm_accountOwner.graphql.ts'
import type { RecordStateFormMutation, StateElection } from '../__generated__/RecordStateFormMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { UploadSelect } from '../core/screens/UploadSelect.tsx'
import { DateField } from '../kit/forms/DateField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { keepTyped } from '../kit/forms/keepTyped.ts'
import { MoneyField } from '../kit/forms/MoneyField.tsx'
import { PercentField } from '../kit/forms/PercentField.tsx'
import { requiredDate } from '../kit/forms/requiredDate.ts'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { ELECTIONS } from './stateElections.ts'

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '480px' } })

const schema = z
  .object({
    state: z.string().check(z.minLength(1, 'Please select a state')),
    election: z.string().check(z.minLength(1, 'Required')),
    amount: z.nullish(z.number()),
    percent: z.nullish(z.number()),
    signedOn: requiredDate,
    guid: z.string().check(z.minLength(1, 'Please choose a document')),
  })
  .check(
    z.superRefine(({ election, amount, percent }, context) => {
      const isMissing = { amount: election === 'AMOUNT' && !amount, percent: election === 'PERCENT' && !percent }
      for (const [name, missing] of Object.entries(isMissing))
        if (missing) context.addIssue({ code: 'custom', path: [name], message: 'Required', input: null })
    }),
  )

type Values = z.output<typeof schema>

const blank = { state: '', election: '', amount: null, percent: null, signedOn: '', guid: '' }

/** Form in which staff record a state withholding form with its document. A second person then accepts it. */
export function RecordStateForm({
  accountOwnerKey,
  onChanged,
}: {
  accountOwnerKey: RecordStateForm_accountOwner$key
  onChanged: () => void
}) {
  const styles = useStyles()
  const owner = useFragment(
    graphql`
      fragment RecordStateForm_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        mailingAddress {
          state
        }
        ...UploadSelect_accountOwner
        stateForms {
          states {
            state
            name
            form
            takes
            minimumAmount
            source
            checkedOn
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const { accountOwnerId, mailingAddress, stateForms } = owner
  const states = stateForms?.states ?? []
  const home = states.find((one) => one.state === mailingAddress?.state)
  const form = useZodForm(schema, { defaultValues: { ...blank, state: home?.state ?? '' } })
  const [state, election] = useWatch({ control: form.control, name: ['state', 'election'] })
  const [recordStateForm] = useMutation<RecordStateFormMutation>(graphql`
    mutation RecordStateFormMutation($input: RecordStateFormInput!) {
      recordStateForm(input: $input) {
        errors {
          ...useMutation_errors
        }
        waits
      }
    }
  `)
  const chosen = states.find((one) => one.state === state)

  async function send({ amount, percent, ...values }: Values) {
    const sent = form.getValues()
    const { ok, payload, errors } = await recordStateForm({
      input: {
        accountOwnerId,
        ...values,
        election: values.election as StateElection,
        amount: values.election === 'AMOUNT' ? amount : null,
        percent: values.election === 'PERCENT' ? percent : null,
      },
    })
    if (!ok) return applyErrors(form, errors)
    keepTyped(form, blank, sent)
    if (payload?.waits)
      notices.success('Form Recorded', 'Payments follow it once a second person has opened and accepted it.')
    else notices.success('Form Recorded', 'Payments follow it from now on.')
    onChanged()
  }

  return (
    <Form form={form} onSubmit={send} summary={false} className={styles.form}>
      {mailingAddress && !home ? (
        <p>{`The owner’s address is in ${mailingAddress.state}, which has no form of its own. Its rule is followed.`}</p>
      ) : null}
      <SelectField
        name="state"
        label="State and form"
        placeholder="Please select a state"
        hint={chosen ? `${chosen.source} Checked ${formatDate(chosen.checkedOn)}.` : undefined}
        options={states.map((one) => ({ value: one.state, label: `${one.name}, ${one.form}` }))}
        onValue={() => form.setValue('election', '')}
        required
      />
      <SelectField
        name="election"
        label="What the owner chose"
        placeholder="Please choose"
        options={(chosen?.takes ?? []).map((one) => ({ value: one, label: ELECTIONS[one] ?? one }))}
        disabled={!chosen}
        required
      />
      {election === 'AMOUNT' ? (
        <MoneyField
          name="amount"
          label="Amount of each payment"
          hint={chosen ? `At least ${formatMoney(chosen.minimumAmount)}` : undefined}
          required
        />
      ) : null}
      {election === 'PERCENT' ? <PercentField name="percent" label="Percent of each payment" required /> : null}
      <DateField name="signedOn" label="Signed on" written="MM/DD/YYYY" required />
      <UploadSelect name="guid" label="Document" accountOwnerKey={owner} />
      <p>
        The form is not in the list yet? <ScreenLink to="/upload">Upload it for this owner</ScreenLink> first.
      </p>
      <SubmitButton>Record form</SubmitButton>
    </Form>
  )
}
