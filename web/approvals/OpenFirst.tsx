import { graphql, useFragment } from 'react-relay'
import type { OpenFirst_approval$key } from '../__generated__/OpenFirst_approval.graphql.ts'
import { DownloadLink } from '../core/files/DownloadLink.tsx'

/** Link to the file that must be opened before the decision. Renders nothing after it was opened. */
export function OpenFirst({ approvalKey, onOpen }: { approvalKey: OpenFirst_approval$key; onOpen?: () => void }) {
  const { toOpen } = useFragment(
    graphql`
      fragment OpenFirst_approval on Approval @throwOnFieldError {
        toOpen {
          fileName
          downloadPath
        }
      }
    `,
    approvalKey,
  )
  return toOpen ? (
    <p>
      {'Open the file before you approve this: '}
      <DownloadLink path={toOpen.downloadPath} fileName={toOpen.fileName} onOpen={onOpen} />
    </p>
  ) : null
}
