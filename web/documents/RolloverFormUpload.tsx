import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RolloverFormUpload_accountOwner$key } from '../__generated__/RolloverFormUpload_accountOwner.graphql.ts'
import type { RolloverFormUploadMutation } from '../__generated__/RolloverFormUploadMutation.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { useMutation } from '../core/relay/useMutation.ts'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { pdfOnly } from '../kit/files/chosenFile.ts'
import { UploadForm } from './UploadForm.tsx'

interface Props {
  accountOwnerKey: RolloverFormUpload_accountOwner$key
  accountId: number
  /** Describes the request that the file starts, with its amount. */
  starts: string
  /** Link to a blank form. */
  blankForm: ReactNode
}

/** Available only while the owner has no active request on any account. */
export function RolloverFormUpload({ accountOwnerKey, accountId, starts, blankForm }: Props) {
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
      failureText="An error occurred while uploading the file"
      onSent={() => undefined}
      send={(content, { idempotencyKey, ...transfer }) =>
        uploadRolloverForm({ input: { idempotencyKey, accountOwnerId, accountId, ...content } }, transfer)
      }
    >
      <p>{starts}</p>
      {blankForm}
    </UploadForm>
  )
}
