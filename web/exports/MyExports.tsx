import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { MyExports_viewer$key } from '../__generated__/MyExports_viewer.graphql.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { useOpenPaths } from '../core/screens/useOpenPaths.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { DownloadExport } from './DownloadExport.tsx'
import { exportFacts, statusText, type ExportFacts } from './exportFacts.ts'
import { formatCount } from '../kit/ui/format.ts'

const useStyles = makeStyles({
  lists: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '20px', rowGap: '8px' },
  words: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

/** Lists that are often exported. Each user gets links to those that the role may open. */
const lists = [
  { to: '/withdrawals/pending', label: 'Pending withdrawals' },
  { to: '/withdrawals/historical', label: 'Historical withdrawals' },
  { to: '/returns', label: 'Returned payments' },
  { to: '/upload-center', label: 'Upload center' },
  { to: '/plans', label: 'Plans' },
  { to: '/compliance/pending', label: 'Accounts pending approval' },
  { to: '/compliance/decided', label: 'Decided accounts' },
  { to: '/audit', label: 'Audit trail' },
]

/** The user's recent exports and their states. */
export function MyExports({ viewerKey }: { viewerKey: MyExports_viewer$key }) {
  const styles = useStyles()
  const { exports } = useFragment(
    graphql`
      fragment MyExports_viewer on Viewer @throwOnFieldError {
        exports {
          ...exportFacts_export
        }
      }
    `,
    viewerKey,
  )
  const refresh = useRefresh()
  const paths = useOpenPaths()
  const columns: Column<ExportFacts>[] = [
    {
      key: 'list',
      header: 'List',
      rowHeader: true,
      cell: ({ title, narrowedBy }) => (
        <>
          {title}
          <span className={styles.words}>{narrowedBy.map(({ label, value }) => `${label}: ${value}`).join('; ')}</span>
        </>
      ),
    },
    { key: 'rows', header: 'Rows', align: 'end', cell: ({ rows }) => formatCount(rows) },
    {
      key: 'amount',
      header: 'Total',
      align: 'end',
      cell: ({ amount }) => (amount === null || amount === undefined ? null : <Money amount={amount} />),
    },
    { key: 'asked', header: 'Requested', cell: ({ askedAt }) => <DateTimeText moment={askedAt} mayWrap /> },
    {
      key: 'status',
      header: 'Status',
      cell: (facts) => (
        <>
          {statusText(facts)}
          {facts.status === 'WAITING' ? <span className={styles.words}>{facts.whyNotAlone}</span> : null}
        </>
      ),
    },
    {
      key: 'file',
      header: 'File',
      cell: (facts) => <DownloadExport facts={facts} appearance="secondary" onTried={() => void refresh()} />,
    },
  ]
  return (
    <DataTable
      caption="Your exports"
      columns={columns}
      rows={exports?.map((one) => exportFacts(one)) ?? []}
      rowKey={({ exportId }) => exportId}
      empty="You have not exported a list in the last seven days."
      emptyAction={
        <ul className={styles.lists}>
          {lists
            .filter(({ to }) => paths.has(to))
            .map(({ to, label }) => (
              <li key={to}>
                <ScreenLink to={to}>{label}</ScreenLink>
              </li>
            ))}
        </ul>
      }
      paged
    />
  )
}
