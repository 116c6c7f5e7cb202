import { graphql, useFragment } from 'react-relay'
import type { SentFile_attachment$key } from '../__generated__/SentFile_attachment.graphql.ts'
import { WarnedFile } from '../core/files/WarnedFile.tsx'

/** A link to a file that an owner has sent. */
export function SentFile({ fileKey }: { fileKey: SentFile_attachment$key }) {
  const { fileName, downloadPath, warning } = useFragment(
    graphql`
      fragment SentFile_attachment on Attachment @throwOnFieldError {
        fileName
        downloadPath
        warning
      }
    `,
    fileKey,
  )
  return <WarnedFile path={downloadPath} fileName={fileName} warning={warning} />
}
