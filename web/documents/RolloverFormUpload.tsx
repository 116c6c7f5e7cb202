import { makeStyles, mergeClasses, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RolloverFormUpload_accountOwner$key } from '../__generated__/RolloverFormUpload_accountOwner.graphql.ts'
import type { RolloverFormUploadMutation } from '../__generated__/RolloverFormUploadMutation.graphql.ts'
import { RequestCards } from '../distributions/tracking/RequestCards.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { ForOwner } from '../core/screens/ForOwner.tsx'
import { useMutation } from '../core/relay/useMutation.ts'
import { small } from '../kit/page/layout.ts'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { Card } from '../kit/ui/Card.tsx'
import { pdfOnly } from '../kit/files/chosenFile.ts'
import { UploadForm } from './UploadForm.tsx'

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  active: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  scan: { display: 'none', [small]: { display: 'block' } },
  heading: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
})

interface Props {
  accountOwnerKey: RolloverFormUpload_accountOwner$key
  accountId: number
  /** Full balance as text. The uploaded form starts a request for this amount. */
  balance: string
  /** Balance less the fee, as text. The payment also includes the interest until the payment date. */
  net: string
  fee: string
  /** Text about the rollover that the upload starts. */
  starts: string
  /** Link to the blank form. */
  blankForm: ReactNode
}

/** Upload of a rollover form, available only while the owner has no active request on any account. */
export function RolloverFormUpload({ accountOwnerKey, accountId, balance, net, fee, starts, blankForm }: Props) {
  const styles = useStyles()
  const primary = usePrimaryLink()
  const [isSent, setSent] = useState(false)
  const owner = useFragment(
    graphql`
      fragment RolloverFormUpload_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        activeRequests {
          rolloverRequests {
            __typename
          }
          withdrawalRequests {
            __typename
          }
        }
        ...RequestCards_accountOwner
      }
    `,
    accountOwnerKey,
  )
  const [uploadRolloverForm] = useMutation<RolloverFormUploadMutation>(graphql`
    mutation RolloverFormUploadMutation($input: UploadRolloverFormInput!) {
      uploadRolloverForm(input: $input) {
        errors {
          ...useMutation_errors
        }
        accountOwner {
          ...RolloverFormUpload_accountOwner
        }
      }
    }
  `)
  const { accountOwnerId, activeRequests } = owner
  const active = (activeRequests?.rolloverRequests.length ?? 0) + (activeRequests?.withdrawalRequests.length ?? 0)
  if (active > 0) {
    const reason = (
      <Card>
        <p>A distribution request is already active.</p>
        <p>You can send a rollover form once it is paid or canceled.</p>
      </Card>
    )
    return (
      <div className={styles.active}>
        {isSent ? null : reason}
        <RequestCards accountOwnerKey={owner} submitted={isSent} />
        {isSent ? reason : null}
      </div>
    )
  }
  return (
    <Card>
      <UploadForm
        accepted={pdfOnly}
        submitLabel="Send signed form"
        cancel={
          <ScreenLink to="/home" appearance="plain" className={mergeClasses(primary.link, primary.outlined)}>
            Cancel
          </ScreenLink>
        }
        question={{
          title: `Move ${balance} out of this account?`,
          text: (
            <>
              <p>{starts}</p>
              <p>
                <ForOwner accountOwnerId={accountOwnerId} />
              </p>
            </>
          ),
        }}
        failureText="An error occurred while uploading the file"
        onSent={() => setSent(true)}
        send={(content, { idempotencyKey, ...transfer }) =>
          uploadRolloverForm({ input: { idempotencyKey, accountOwnerId, accountId, ...content } }, transfer)
        }
      >
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            This moves your whole balance out of this account. The new account receives about {net}: today’s balance of{' '}
            {balance} less the {fee} fee. Interest until the day of payment is added.
          </MessageBarBody>
        </MessageBar>
        <div className={styles.step}>
          <h2 className={styles.heading}>1. Get the form</h2>
          <p>Fill in who receives the money, and sign it. Only your signature is needed.</p>
          {blankForm}
        </div>
        <div className={styles.step}>
          <h2 className={styles.heading}>2. Send it back</h2>
          <p>{starts}</p>
          <p className={styles.scan}>
            Scan the signed form with your phone (Notes or Files on iPhone, Google Drive on Android) and save it as a
            PDF.
          </p>
        </div>
      </UploadForm>
    </Card>
  )
}
