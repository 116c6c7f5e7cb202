import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Batch_job$key } from '../__generated__/Batch_job.graphql.ts'
import { DownloadLink } from '../core/files/DownloadLink.tsx'
import { NONE } from '../kit/ui/none.ts'

const useStyles = makeStyles({
  // A batch ID is one word: a line break at a hyphen makes it unreadable.
  id: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  files: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '4px',
    marginBlockStart: '4px',
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
})

/** A job's batch number and the files of the run. */
export function Batch({ jobKey }: { jobKey: Batch_job$key }) {
  const styles = useStyles()
  const { batchId, files } = useFragment(
    graphql`
      fragment Batch_job on Job @throwOnFieldError {
        batchId
        files {
          fileName
          downloadPath
        }
      }
    `,
    jobKey,
  )
  if (!batchId && files.length === 0) return NONE
  return (
    <>
      {batchId ? <span className={styles.id}>{batchId}</span> : null}
      {files.length > 0 ? (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.downloadPath}>
              <DownloadLink path={file.downloadPath} fileName={file.fileName} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
