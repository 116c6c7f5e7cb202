import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RolloverFormUpload_accountOwner$key } from '../__generated__/RolloverFormUpload_accountOwner.graphql.ts'
import type { RolloverFormUploadMutation } from '../__generated__/RolloverFormUploadMutation.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { useMutation } from '../core/relay/useMutation.ts'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { pdfOnly } from '../kit/files/chosenFile.ts'
import { UploadForm } from './UploadForm.tsx'

const useStyles = makeStyles({
  steps: {
    listStyleType: 'decimal',
    paddingInlineStart: '20px',
    display: 'flex',
    flexDirection: 'column',
    rowGap: '8px',
    '& button': { minHeight: '44px' },
  },
})

interface Props {
  accountOwnerKey: RolloverFormUpload_accountOwner$key
  accountId: number
  /** The full balance as money: the file starts a request for it. */
  balance: string
  /** What happens after the upload. */
  starts: string
  /** Link to a blank form. */
  blankForm: ReactNode
}

/** Available only while the owner has no active request on any account. */
export function RolloverFormUpload({ accountOwnerKey, accountId, balance, starts, blankForm }: Props) {
  const styles = useStyles()
  const { accountOwnerId, activeRequests } = useFragment(
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
  const active = (activeRequests?.rolloverRequests.length ?? 0) + (activeRequests?.withdrawalRequests.length ?? 0)
  if (active > 0) {
    return (
      <EmptyState action={<ScreenLink to="/home">Home</ScreenLink>}>
        A distribution request is already active.
      </EmptyState>
    )
  }
  return (
    <UploadForm
      accepted={pdfOnly}
      submitLabel={`Send form for ${balance}`}
      question={{ title: `Move ${balance} out of this account?`, text: starts }}
      failureText="An error occurred while uploading the file"
      onSent={() => undefined}
      send={(content, { idempotencyKey, ...transfer }) =>
        uploadRolloverForm({ input: { idempotencyKey, accountOwnerId, accountId, ...content } }, transfer)
      }
    >
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>This moves your whole balance, {balance}, out of this account.</MessageBarBody>
      </MessageBar>
      <ol className={styles.steps}>
        <li>{blankForm}</li>
        <li>Fill it in and sign it.</li>
        <li>Choose the signed form below and send it.</li>
      </ol>
      <p>{starts}</p>
    </UploadForm>
  )
}
