import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { SentFiles_accountOwner$key } from '../__generated__/SentFiles_accountOwner.graphql.ts'
import { DateTimeText } from '../ui/DateText.tsx'
import { DownloadLink } from './DownloadLink.tsx'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column' },
  file: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '24px',
    rowGap: '2px',
    paddingBlock: '10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 0, paddingBlockEnd: 0 },
  },
  name: { overflowWrap: 'anywhere' },
  time: { color: tokens.colorNeutralForeground3 },
  none: { color: tokens.colorNeutralForeground2 },
})

const most = 10

/** That a file has arrived, and when. */
export function SentFiles({ accountOwnerKey }: { accountOwnerKey: SentFiles_accountOwner$key }) {
  const styles = useStyles()
  const { attachments } = useFragment(
    graphql`
      fragment SentFiles_accountOwner on AccountOwner @throwOnFieldError {
        attachments {
          edges {
            node {
              id
              fileName
              createdDate
              downloadPath
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const files = (attachments?.edges ?? [])
    .map((edge) => edge.node)
    .toSorted((a, b) => b.createdDate.localeCompare(a.createdDate))
    .slice(0, most)
  if (files.length === 0) return <p className={styles.none}>No files sent yet.</p>
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <span className={styles.name}>
            <DownloadLink path={file.downloadPath} fileName={file.fileName} />
          </span>
          <span className={styles.time}>
            Received <DateTimeText moment={file.createdDate} />
          </span>
        </li>
      ))}
    </ul>
  )
}
