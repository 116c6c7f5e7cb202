import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { SentFile_attachment$key } from '../__generated__/SentFile_attachment.graphql.ts'
import { DownloadLink } from './DownloadLink.tsx'

const useStyles = makeStyles({
  name: { overflowWrap: 'anywhere' },
  warning: {
    display: 'block',
    marginBlockStart: '4px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorStatusWarningForeground3,
  },
})

/** A file to download, with what to know before it is opened. */
export function SentFile({ fileKey }: { fileKey: SentFile_attachment$key }) {
  const styles = useStyles()
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
  return (
    <span className={styles.name}>
      <DownloadLink path={downloadPath} fileName={fileName} />
      {warning ? <span className={styles.warning}>Warning: {warning} Open it with care.</span> : null}
    </span>
  )
}
