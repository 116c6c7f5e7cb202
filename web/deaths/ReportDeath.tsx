import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReportDeath_accountOwner$key } from '../__generated__/ReportDeath_accountOwner.graphql.ts'
import type { ReportDeathMutation } from '../__generated__/ReportDeathMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { UploadSelect } from '../core/screens/UploadSelect.tsx'
import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { DateField } from '../kit/forms/DateField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { requiredDate } from '../kit/forms/requiredDate.ts'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { formatDate } from '../kit/ui/format.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '480px' },
  stops: { margin: 0, paddingInlineStart: '20px', listStyleType: 'disc' },
})

const schema = z.object({
  diedOn: requiredDate,
  certificateGuid: z.string().check(z.minLength(1, 'Please choose a document')),
  isDeathCertificate: z
    .boolean()
    .check(z.refine((isStated) => isStated, 'Open the file and confirm that it is the death certificate')),
})

type Values = z.output<typeof schema>

/** Form in which staff report a death, with a certificate from the owner's documents. */
export function ReportDeath({
  accountOwnerKey,
  onChanged,
}: {
  accountOwnerKey: ReportDeath_accountOwner$key
  onChanged: () => void
}) {
  const styles = useStyles()
  const owner = useFragment(
    graphql`
      fragment ReportDeath_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        firstName
        lastName
        ...UploadSelect_accountOwner
      }
    `,
    accountOwnerKey,
  )
  const { accountOwnerId, firstName, lastName } = owner
  const form = useZodForm(schema, { defaultValues: { diedOn: '', certificateGuid: '', isDeathCertificate: false } })
  const [reportOwnerDeath, isSending] = useMutation<ReportDeathMutation>(graphql`
    mutation ReportDeathMutation($input: ReportOwnerDeathInput!) {
      reportOwnerDeath(input: $input) {
        errors {
          ...useMutation_errors
        }
        accountOwner {
          id
          death
        }
      }
    }
  `)

  const [asked, setAsked] = useState<Values | null>(null)
  const name = `${firstName} ${lastName}`

  async function send(values: Values) {
    const { ok, payload, errors } = await reportOwnerDeath({ input: { accountOwnerId, ...values } })
    setAsked(null)
    if (!ok) return applyErrors(form, errors)
    form.reset()
    if (payload?.accountOwner?.death)
      notices.success('Death Reported', 'Payments to this owner have stopped. Another person must confirm the report.')
    else
      notices.success(
        'Waits for a Second Person',
        'You reported three deaths within 24 hours. Nothing stops until a second person approves this report.',
      )
    onChanged()
  }

  return (
    <>
      <Form form={form} onSubmit={(values) => setAsked(values)} summary={false} className={styles.form}>
        <DateField name="diedOn" label="Date of death" written="MM/DD/YYYY" required />
        <UploadSelect name="certificateGuid" label="Death certificate" accountOwnerKey={owner} />
        <p>
          The certificate is not in the list yet? <ScreenLink to="/upload">Upload it for this owner</ScreenLink> first.
        </p>
        <CheckboxField
          name="isDeathCertificate"
          label={`I opened this file. It is the death certificate of ${name}.`}
          called="Death certificate opened"
          required
        />
        <SubmitButton>Report death</SubmitButton>
      </Form>
      {asked ? (
        <ConfirmDialog
          open
          title={`Report the death of ${name}?`}
          confirmLabel="Report death"
          cancelLabel="Cancel"
          busy={isSending}
          isGrave
          onConfirm={() => void send(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{`${name}, account owner ${accountOwnerId}, died on ${formatDate(asked.diedOn)}.`}</p>
          <p>These stop immediately:</p>
          <ul className={styles.stops}>
            <li>all payments and requests, also those that are approved</li>
            <li>logging in as this owner, on every device</li>
          </ul>
          <p>A second person confirms or refuses the report. Administrators are notified.</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
