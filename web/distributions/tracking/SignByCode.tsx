import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay'
import type { SignByCodeMutation } from '../../__generated__/SignByCodeMutation.graphql.ts'
import { DownloadLink } from '../../core/files/DownloadLink.tsx'
import { useMutation } from '../../core/relay/useMutation.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { Form } from '../../kit/forms/Form.tsx'
import { codeOf } from '../../../contract/typedNumbers.ts'
import { applyErrors } from '../../kit/forms/serverErrors.ts'
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import * as z from '../../kit/forms/zod.ts'
import { notices } from '../../kit/notices/notices.ts'
import { SummaryList, type SummaryRow } from '../../kit/ui/SummaryList.tsx'
import { TextButton } from '../../kit/ui/TextButton.tsx'

const mutation = graphql`
  mutation SignByCodeMutation($input: SignRequestInput!) {
    signRequest(input: $input) {
      errors {
        ...useMutation_errors
      }
      request {
        ...RequestState_request
        ...OwnerSigning_request
      }
    }
  }
`

const schema = z.object({
  code: z.string().check(z.regex(/^[0-9]{6}$/, 'Enter the 6-digit code from the email')),
  signerName: z.string().check(z.trim(), z.minLength(1, 'Required')),
  consent: z.literal(true, 'Required'),
})

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  words: { paddingInlineStart: '12px', borderLeft: `3px solid ${tokens.colorNeutralStroke1}` },
  narrow: { maxWidth: '320px' },
  intro: { ':focus': { outline: 'none' } },
})

interface Props {
  requestId: number
  sent: {
    readonly sentTo: string | null | undefined
    readonly documentPath: string | null | undefined
    readonly consentText: string | null | undefined
    readonly signerName: string | null | undefined
    readonly wasMailed: boolean | null | undefined
  }
  /** Amounts of the request that the owner signs. */
  amounts: SummaryRow[]
  payee: string | null | undefined
  /** Paragraphs of the document. */
  texts: readonly string[]
  /** True to focus the form when it appears, because the pressed button has disappeared. */
  takesFocus: boolean
  onSendAgain: () => void
}

/** Form in which the owner signs the document with a name and the emailed code. */
export function SignByCode({ requestId, sent, amounts, payee, texts, takesFocus, onSendAgain }: Props) {
  const styles = useStyles()
  const intro = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) intro.current?.focus()
  }, [takesFocus])
  const refresh = useRefresh()
  const [signRequest] = useMutation<SignByCodeMutation>(mutation)
  const form = useZodForm(schema, { defaultValues: { code: '', signerName: '', consent: false as unknown as true } })

  async function onSubmit({ code, signerName, consent }: z.output<typeof schema>) {
    const outcome = await signRequest({ input: { requestId, code, signerName, consent } })
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    // The signature is saved, but the response lacks the request, which could not be read.
    if (!outcome.payload.request) {
      notices.success('Success', 'Your signature was saved.')
      await refresh()
    }
    // Focus the request's state at the top, because the form disappears.
    document.documentElement.scrollTop = 0
  }

  return (
    <div className={styles.stack}>
      <p ref={intro} tabIndex={-1} className={styles.intro}>
        {payee ? `You sign this request, paid to ${payee}:` : 'You sign this request:'}
      </p>
      <SummaryList figures rows={amounts} />
      <p>You sign it with these words:</p>
      {texts.map((text) => (
        <p key={text} className={styles.words}>
          {text}
        </p>
      ))}
      <p>
        A copy for your records: <DownloadLink path={sent.documentPath ?? ''} fileName="distribution-form.pdf" />
      </p>
      <Form form={form} onSubmit={onSubmit}>
        <CheckboxField
          name="consent"
          label={sent.consentText ?? ''}
          called="Your consent"
          onValue={(agreed) => {
            if (agreed === true && form.getValues('signerName') === '') form.setFocus('signerName')
          }}
          required
        />
        <div className={styles.narrow}>
          <TextField
            name="signerName"
            label="Your full name"
            hint={`Exactly as on the document: ${sent.signerName ?? ''}. Then enter the code.`}
            onValue={(name) => {
              if (name === sent.signerName && form.getValues('code') === '') form.setFocus('code')
            }}
            autoComplete="name"
            required
          />
        </div>
        <p aria-live="polite">
          {sent.wasMailed === false
            ? `Enter the code from our latest email to ${sent.sentTo}.`
            : `We emailed a 6-digit code to ${sent.sentTo}.`}{' '}
          It works once, for 15 minutes after it was sent.{' '}
          <TextButton onClick={onSendAgain}>Send a new code</TextButton>
        </p>
        <div className={styles.narrow}>
          <TextField
            name="code"
            label="Code from the email"
            inputMode="numeric"
            autoComplete="one-time-code"
            clean={codeOf}
            required
          />
        </div>
        <SubmitButton>Sign</SubmitButton>
      </Form>
    </div>
  )
}
