import { graphql, useFragment } from 'react-relay'
import type { ReopenUpload_attachment$key } from '../__generated__/ReopenUpload_attachment.graphql.ts'
import type { ReopenUploadMutation } from '../__generated__/ReopenUploadMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import type { ListVariables } from '../kit/lists/listSpec.ts'
import { notices } from '../kit/notices/notices.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import type { uploadCenterList } from './uploadCenterList.ts'

interface Props {
  attachmentKey: ReopenUpload_attachment$key
  /** The current page of the list, which the response to the mutation includes. */
  shown: ListVariables<typeof uploadCenterList>
  onDone: () => void
}

/** Button that reopens a file marked complete. */
export function ReopenUpload({ attachmentKey, shown, onDone }: Props) {
  const { attachmentId, fileName } = useFragment(
    graphql`
      fragment ReopenUpload_attachment on Attachment @throwOnFieldError {
        attachmentId
        fileName
      }
    `,
    attachmentKey,
  )
  const [reopen, isReopening] = useMutation<ReopenUploadMutation>(graphql`
    mutation ReopenUploadMutation(
      $input: ReopenUploadInput!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $sort: AttachmentSort
      $filter: UploadCenterFilter
    ) {
      reopenUpload(input: $input) {
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

  async function send() {
    if (isReopening) return
    const { ok } = await reopen({ input: { attachmentId }, ...shown })
    if (!ok) return
    notices.success('Success', `${fileName} waits again`)
    onDone()
  }

  return (
    <TextButton aria-label={`Reopen ${fileName}`} onClick={() => void send()}>
      Reopen
    </TextButton>
  )
}
