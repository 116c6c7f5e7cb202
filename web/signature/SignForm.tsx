import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { SignForm_envelope$key } from '../__generated__/SignForm_envelope.graphql.ts'
import type { SignFormMutation } from '../__generated__/SignFormMutation.graphql.ts'
import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ShownPdf } from '../core/files/ShownPdf.tsx'
import { loginAddress } from '../core/session/redirect.ts'
import { small } from '../kit/page/layout.ts'
import { Card } from '../kit/ui/Card.tsx'
import { formatMoment, formatMoney } from '../kit/ui/format.ts'
import { useLinkStyles } from '../kit/ui/linkStyles.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { ShownParts } from './ShownParts.tsx'
import { SummaryList, type SummaryRow } from '../kit/ui/SummaryList.tsx'

const mutation = graphql`
  mutation SignFormMutation($input: CompleteSignatureInput!) {
    completeSignature(input: $input) {
      errors {
        ...useMutation_errors
      }
      envelope {
        status
        ...SignForm_envelope
        ...Signed_envelope
      }
    }
  }
`

const schema = z.object({
  signerName: z.string().check(z.trim(), z.minLength(1, 'Required')),
  consent: z.literal(true, 'Required'),
})

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  facts: { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  pdf: { marginBlockStart: '16px', [small]: { display: 'none' } },
  text: { marginBlockStart: '16px' },
  read: {
    display: 'none',
    [small]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      rowGap: '12px',
      padding: '20px 16px 16px',
      marginBlockEnd: '8px',
      borderRadius: tokens.borderRadiusLarge,
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      backgroundColor: tokens.colorNeutralBackground3,
      color: tokens.colorNeutralForeground1,
      textDecorationLine: 'none',
    },
  },
  narrow: { maxWidth: '320px' },
  name: { fontSize: tokens.fontSizeBase400, fontWeight: 600 },
  button: { width: '100%', boxSizing: 'border-box' },
})

export function SignForm({ envelopeKey }: { envelopeKey: SignForm_envelope$key }) {
  const styles = useStyles()
  const links = useLinkStyles()
  const primary = usePrimaryLink()
  const envelope = useFragment(
    graphql`
      fragment SignForm_envelope on SignatureEnvelope @throwOnFieldError {
        kind
        fileName
        documentPath
        consentText
        accountOwnerName
        amount
        netAmount
        payee
        expiresAt
        parts {
          ...ShownParts_parts
        }
      }
    `,
    envelopeKey,
  )
  const { envelopeId = '' } = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [completeSignature] = useMutation<SignFormMutation>(mutation, { anonymous: true })
  const form = useZodForm(schema, { defaultValues: { signerName: '', consent: false as unknown as true } })

  async function onSubmit({ signerName, consent }: z.output<typeof schema>) {
    const outcome = await completeSignature(
      { input: { envelopeId, signerName, consent } },
      {
        updater: (store) => {
          const signed = store.getRootField('completeSignature')?.getLinkedRecord('envelope')
          if (signed) store.getRoot().setLinkedRecord(signed, 'signatureEnvelope', { envelopeId })
        },
      },
    )
    if (outcome.ok) return outcome.payload.envelope ? undefined : refresh()
    if (outcome.errors.some((error) => error.code === 'UNAUTHENTICATED')) return void navigate(loginAddress(location))
    applyErrors(form, outcome.errors)
  }

  // An older custodian sends only the PDF.
  const hasText = envelope.parts.length > 0
  const isForm = envelope.kind === 'DISTRIBUTION_FORM'
  const name = isForm ? 'Distribution form' : 'Custodial agreement'
  return (
    <>
      <PageHeading intro="Please read the document, then sign it with your name.">
        {isForm ? 'Sign your distribution form' : 'Sign your custodial agreement'}
      </PageHeading>
      <div className={styles.stack}>
        <Card heading="The document">
          {hasText ? null : (
            <a className={styles.read} href={`${envelope.documentPath}?show`} target="_blank" rel="noopener">
              <svg width="48" height="60" viewBox="0 0 48 60" aria-hidden="true" fill="none" stroke="currentColor">
                <path
                  d="M4 2h28l12 12v44H4zM32 2v12h12M12 26h24M12 34h24M12 42h16"
                  strokeWidth="2"
                  strokeLinejoin="round"
                />
              </svg>
              <span className={styles.name}>{name}</span>
              <span className={mergeClasses(primary.link, styles.button)}>Read the document</span>
            </a>
          )}
          {/* The text has the same facts. */}
          {hasText ? null : (
            <div className={styles.facts}>
              <SummaryList rows={factsOf(envelope)} />
            </div>
          )}
          <SummaryList
            rows={[
              {
                term: 'File',
                value: (
                  <a className={links.link} href={envelope.documentPath} target="_blank" rel="noopener">
                    {envelope.fileName} (PDF)
                  </a>
                ),
              },
              { term: 'Sign before', value: formatMoment(envelope.expiresAt) },
            ]}
          />
          {hasText ? (
            <div className={styles.text}>
              <ShownParts partsKey={envelope.parts} title={name} />
            </div>
          ) : (
            <div className={styles.pdf}>
              <ShownPdf path={envelope.documentPath} title={envelope.fileName} />
            </div>
          )}
        </Card>
        <Card heading="Your signature">
          <Form form={form} onSubmit={onSubmit}>
            {/* The name is the last field, so that Enter signs. */}
            <CheckboxField
              name="consent"
              label={envelope.consentText}
              called="Your consent"
              onValue={(agreed) => {
                if (agreed === true && form.getValues('signerName') === '') form.setFocus('signerName')
              }}
              required
            />
            <div className={styles.narrow}>
              <TextField name="signerName" label="Your full name" autoComplete="name" required />
            </div>
            <SubmitButton>Sign</SubmitButton>
          </Form>
        </Card>
      </div>
    </>
  )
}

interface Facts {
  readonly accountOwnerName: string | null
  readonly amount: number | null
  readonly netAmount: number | null
  readonly payee: string | null
}

/** Facts to confirm. An agreement has only the signer; a distribution form also has the amount and the payee. */
function factsOf({ accountOwnerName, amount, netAmount, payee }: Facts): SummaryRow[] {
  return [
    ...(accountOwnerName ? [{ term: 'Signer', value: accountOwnerName }] : []),
    ...(amount === null ? [] : [{ term: 'Amount', value: formatMoney(amount) }]),
    ...(netAmount === null ? [] : [{ term: 'Net amount', value: formatMoney(netAmount), strong: true }]),
    ...(payee ? [{ term: 'Paid to', value: payee }] : []),
  ]
}
