import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MarkComplete_attachment$key } from '../__generated__/MarkComplete_attachment.graphql.ts'
import type { MarkCompleteMutation } from '../__generated__/MarkCompleteMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ForOwner } from '../core/screens/ForOwner.tsx'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import type { ListVariables } from '../kit/lists/listSpec.ts'
import type { uploadCenterList } from './uploadCenterList.ts'
import { ErrorBar } from '../kit/ui/ErrorBar.tsx'

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  name: { overflowWrap: 'anywhere' },
})

/** Error codes for a file that another person has completed, or that no longer exists. */
const gone = new Set(['CONFLICT', 'NOT_FOUND'])

interface Props {
  attachmentKey: MarkComplete_attachment$key
  /** The current page of the list, which the response to the mutation includes. */
  shown: ListVariables<typeof uploadCenterList>
  onDone: () => void
  /** Called when the list on the screen is outdated. */
  onGone: () => void
  onClose: () => void
}

export function MarkComplete({ attachmentKey, shown, onDone, onGone, onClose }: Props) {
  const styles = useStyles()
  const { attachmentId, fileName, accountOwnerId, firstName, lastName } = useFragment(
    graphql`
      fragment MarkComplete_attachment on Attachment @throwOnFieldError {
        attachmentId
        fileName
        accountOwnerId
        firstName
        lastName
      }
    `,
    attachmentKey,
  )
  const [mark, isMarking] = useMutation<MarkCompleteMutation>(graphql`
    mutation MarkCompleteMutation(
      $input: MarkUploadCompleteInput!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $sort: AttachmentSort
      $filter: UploadCenterFilter
    ) {
      markUploadComplete(input: $input) {
        errors {
          ...useMutation_errors
        }
        viewer {
          ...UploadCenterList_viewer
            @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
        }
      }
    }
  `)
  const [failure, setFailure] = useState<string | null>(null)

  async function confirm() {
    if (isMarking) return
    setFailure(null)
    const { ok, errors } = await mark({ input: { attachmentId }, ...shown })
    if (ok) return onDone()
    // The mutation's notice already shows the reason.
    if (errors.some(({ code }) => gone.has(code))) return onGone()
    setFailure('The file could not be marked as complete. Please try again.')
  }

  return (
    <ConfirmDialog
      open
      title="Mark Complete"
      confirmLabel="Yes"
      cancelLabel="Cancel"
      busy={isMarking}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>Are you sure you want to mark this file as complete?</p>
        <p className={styles.name}>{fileName}</p>
        {accountOwnerId ? (
          <p>
            <ForOwner accountOwnerId={accountOwnerId} name={`${firstName} ${lastName}`} />
          </p>
        ) : null}
        <p>
          The file leaves this list. To reopen it, choose the status “Marked complete”. The owner gets no email, and no
          request changes.
        </p>
        {failure === null ? null : <ErrorBar>{failure}</ErrorBar>}
      </div>
    </ConfirmDialog>
  )
}
