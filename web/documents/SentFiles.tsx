import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useRefetchableFragment } from 'react-relay'
import type { SentFiles_accountOwner$key } from '../__generated__/SentFiles_accountOwner.graphql.ts'
import type { SentFilesPageQuery } from '../__generated__/SentFilesPageQuery.graphql.ts'
import { DayText } from '../kit/ui/DateText.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { pageSize } from '../kit/lists/pageSize.ts'
import { usePages } from '../kit/lists/usePages.ts'
import { DownloadLink } from '../core/files/DownloadLink.tsx'

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

/** Files that the owner has sent, newest first, with their upload times. */
export function SentFiles({ accountOwnerKey }: { accountOwnerKey: SentFiles_accountOwner$key }) {
  const styles = useStyles()
  const [{ attachments }, refetch] = useRefetchableFragment<SentFilesPageQuery, SentFiles_accountOwner$key>(
    graphql`
      fragment SentFiles_accountOwner on AccountOwner
      @refetchable(queryName: "SentFilesPageQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        attachments(first: $first, after: $after) {
          totalCount
          pageInfo {
            endCursor
          }
          edges {
            node {
              id
              fileName
              createdAt
              downloadPath
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'network-only' }))
  const files = attachments?.edges.map((edge) => edge.node) ?? []
  const total = attachments?.totalCount ?? 0
  if (files.length === 0) return <p className={styles.none}>No files sent yet.</p>
  return (
    <>
      <ul className={styles.list} aria-busy={pages.busy}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <span className={styles.name}>
              <DownloadLink path={file.downloadPath} fileName={file.fileName} />
            </span>
            <span className={styles.time}>
              Received <DayText moment={file.createdAt} />
            </span>
          </li>
        ))}
      </ul>
      {total > pageSize ? (
        <Pager
          page={pages.page}
          total={total}
          onPage={(page) => pages.goTo(page, attachments?.pageInfo.endCursor ?? null)}
          label="Files sent"
        />
      ) : null}
    </>
  )
}
