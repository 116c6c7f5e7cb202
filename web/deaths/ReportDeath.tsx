import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ReportDeath_accountOwner$key } from '../__generated__/ReportDeath_accountOwner.graphql.ts'
import type { ReportDeathMutation } from '../__generated__/ReportDeathMutation.graphql.ts'
import { useMutation } from '../app/relay/useMutation.ts'
import { ScreenLink } from '../app/screens/ScreenLink.tsx'
import { DateField, isIsoDate } from '../kit/forms/DateField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import { formatDate } from '../kit/ui/format.ts'

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '480px' } })

const schema = z.object({
  diedOn: z
    .string()
    .check(
      z.minLength(1, { error: 'Required', abort: true }),
      z.refine(isIsoDate, { error: 'Please enter a valid date', abort: true }),
    ),
  certificateGuid: z.string().check(z.minLength(1, 'Please choose a document')),
})

/** Staff report the death with the certificate, which is among the owner's documents. */
export function ReportDeath({
  accountOwnerKey,
  onChanged,
}: {
  accountOwnerKey: ReportDeath_accountOwner$key
  onChanged: () => void
}) {
  const styles = useStyles()
  const { accountOwnerId, documents } = useFragment(
    graphql`
      fragment ReportDeath_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        documents(first: 50, sort: MODIFIED_DESC) {
          edges {
            node {
              guid
              fileName
              lastModified
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const form = useZodForm(schema, { defaultValues: { diedOn: '', certificateGuid: '' } })
  const [reportOwnerDeath] = useMutation<ReportDeathMutation>(graphql`
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

  async function onSubmit(values: z.output<typeof schema>) {
    const { ok, errors } = await reportOwnerDeath({ input: { accountOwnerId, ...values } })
    if (!ok) return applyErrors(form, errors)
    form.reset()
    notices.success('Death Reported', 'Nothing is paid to this owner any more. Another person has to confirm it.')
    onChanged()
  }

  const files = documents?.edges.map(({ node }) => node) ?? []
  return (
    <Form form={form} onSubmit={onSubmit} summary={false} className={styles.form}>
      <DateField name="diedOn" label="Date of death" written="MM/DD/YYYY" required />
      <SelectField
        name="certificateGuid"
        label="Death certificate"
        placeholder="Choose a document"
        options={files.map(({ guid, fileName, lastModified }) => ({
          value: guid,
          label: `${fileName}, ${formatDate(lastModified.slice(0, 10))}`,
        }))}
        required
      />
      <p>
        The certificate is not in the list yet? <ScreenLink to="/upload">Upload it for this owner</ScreenLink> first.
      </p>
      <SubmitButton>Report death</SubmitButton>
    </Form>
  )
}
