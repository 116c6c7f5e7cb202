import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { OwnerRelease_accountOwner$key } from '../__generated__/OwnerRelease_accountOwner.graphql.ts'
import type { OwnerReleaseMutation } from '../__generated__/OwnerReleaseMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { codeOf } from '../../contract/typedNumbers.ts'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { contactPhone } from '../kit/page/layout.ts'
import { formatDate } from '../kit/ui/format.ts'
import { NewLetter } from './NewLetter.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  form: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '320px' },
})

const digits = z
  .string()
  .check(z.refine((text) => /^\d{8}$/.test(codeOf(text)), 'Enter the 8-digit code from the letter'))
const schema = z.object({ code: digits })

/** Form in which the owner enters the code from the mailed letter, or orders a new letter. */
export function OwnerRelease({ accountOwnerKey }: { accountOwnerKey: OwnerRelease_accountOwner$key }) {
  const styles = useStyles()
  const phone = contactPhone()
  const owner = useFragment(
    graphql`
      fragment OwnerRelease_accountOwner on AccountOwner @throwOnFieldError {
        payoutHold {
          sentTo
          usableUntil
          letterWrittenAt
        }
        ...NewLetter_accountOwner
      }
    `,
    accountOwnerKey,
  )
  const refresh = useRefresh()
  const form = useZodForm(schema, { defaultValues: { code: '' } })
  const [enterReleaseCode] = useMutation<OwnerReleaseMutation>(graphql`
    mutation OwnerReleaseMutation($input: EnterReleaseCodeInput!) {
      enterReleaseCode(input: $input) {
        errors {
          ...useMutation_errors
        }
        accountOwner {
          ...PayoutHold_accountOwner
        }
      }
    }
  `)

  async function onSubmit(values: z.output<typeof schema>) {
    const { ok, errors } = await enterReleaseCode({ input: values })
    // Also after a refusal, which may have used up the code. The screen shows the hold in other places, too.
    void refresh()
    if (!ok) return applyErrors(form, errors)
    notices.success('Payments Released', 'Thank you. Your payments are no longer held.')
  }

  const hold = owner.payoutHold
  if (!hold?.sentTo)
    return (
      <p>
        We have no confirmed mailing address for you, so we cannot mail you a release code. Please{' '}
        {phone ? `call ${phone}` : <ContactLink words="contact us" />}. After we confirm your identity, two of our
        employees release your payments.
      </p>
    )
  const { sentTo, usableUntil, letterWrittenAt } = hold
  return (
    <div className={styles.root}>
      <p>
        {letterWrittenAt
          ? `On ${formatDate(letterWrittenAt)} we mailed a code to your address in ${sentTo}. `
          : `We’ll mail a code to your address in ${sentTo}. `}
        Enter it here when the letter arrives. We pay your first distribution after that.
        {phone ? ` You can also call us at ${phone}.` : null}
      </p>
      <div className={styles.root} data-print="hide">
        {usableUntil ? (
          <Form form={form} onSubmit={onSubmit} summary={false} className={styles.form}>
            <TextField
              name="code"
              label="Release code"
              hint={`8 digits, valid until ${formatDate(usableUntil)}`}
              autoComplete="one-time-code"
              inputMode="numeric"
              required
            />
            {/* Not primary, because the letter takes days to arrive. */}
            <SubmitButton appearance="secondary">Release payments</SubmitButton>
          </Form>
        ) : (
          <p>The code from your last letter has expired. Please order a new letter.</p>
        )}
        <NewLetter accountOwnerKey={owner} />
      </div>
    </div>
  )
}
