import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { StaffRelease_accountOwner$key } from '../__generated__/StaffRelease_accountOwner.graphql.ts'
import type { StaffReleaseMutation } from '../__generated__/StaffReleaseMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { keepTyped } from '../kit/forms/keepTyped.ts'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { formatDate } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { NewLetter } from './NewLetter.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '20px' },
  form: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '480px' },
})

const schema = z.object({ note: z.string().check(z.trim(), z.minLength(1, 'Required')) })

/** Form in which staff record a call to the stored phone number. A second person decides on the release. */
export function StaffRelease({ accountOwnerKey }: { accountOwnerKey: StaffRelease_accountOwner$key }) {
  const styles = useStyles()
  const owner = useFragment(
    graphql`
      fragment StaffRelease_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        payoutHold {
          since
          sentTo
          letterWrittenAt
          usableUntil
          numberToCall
        }
        ...NewLetter_accountOwner
      }
    `,
    accountOwnerKey,
  )
  const refresh = useRefresh()
  const form = useZodForm(schema, { defaultValues: { note: '' } })
  const [recordReleaseCall] = useMutation<StaffReleaseMutation>(graphql`
    mutation StaffReleaseMutation($input: RecordReleaseCallInput!) {
      recordReleaseCall(input: $input) {
        errors {
          ...useMutation_errors
        }
        waits
        accountOwner {
          ...PayoutHold_accountOwner
        }
      }
    }
  `)

  async function onSubmit(values: z.output<typeof schema>) {
    const sent = form.getValues()
    const outcome = await recordReleaseCall({ input: { accountOwnerId: owner.accountOwnerId, ...values } })
    void refresh()
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    keepTyped(form, { note: '' }, sent)
    const text = outcome.payload.waits ? 'It waits for a second person.' : 'The payments are released.'
    notices.success('Call Recorded', text)
  }

  const { since, sentTo, letterWrittenAt, usableUntil, numberToCall } = owner.payoutHold ?? {}
  const letter = sentTo
    ? `To ${sentTo}${letterWrittenAt ? `, written on ${formatDate(letterWrittenAt)}` : ''}`
    : 'None: the address or phone number is not confirmed. Confirm it on the Profile page.'
  return (
    <div className={styles.root}>
      <p>
        The owner registered online and has not entered the code from our letter. Requests stay Approved until the owner
        enters it, or two employees release them.
      </p>
      <SummaryList
        rows={[
          ...(since ? [{ term: 'Held since', value: formatDate(since) }] : []),
          { term: 'Letter', value: letter },
          ...(usableUntil ? [{ term: 'Code works until', value: formatDate(usableUntil) }] : []),
          { term: 'Number on file', value: numberToCall ?? 'No confirmed number' },
        ]}
      />
      <Form form={form} onSubmit={onSubmit} summary={false} className={styles.form}>
        <TextField
          name="note"
          label="Call to the number on file"
          hint="What you asked and how the person proved to be the owner. Another person decides."
          autoComplete="off"
          required
        />
        <SubmitButton>Record call</SubmitButton>
      </Form>
      {sentTo ? <NewLetter accountOwnerKey={owner} /> : null}
    </div>
  )
}
