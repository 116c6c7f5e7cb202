import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Changes_changes$key } from '../__generated__/Changes_changes.graphql.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: '4px', minWidth: '24ch', overflowWrap: 'anywhere' },
  label: { color: tokens.colorNeutralForeground3 },
})

/** "Status: Open → Approved", one line for each changed value. */
export function Changes({ changesKey }: { changesKey: Changes_changes$key }) {
  const styles = useStyles()
  const changes = useFragment(
    graphql`
      fragment Changes_changes on AuditChange @relay(plural: true) @throwOnFieldError {
        label
        before
        after
      }
    `,
    changesKey,
  )
  return (
    <ul className={styles.list}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span className={styles.label}>{label}: </span>
          {before === null ? after : `${before} → ${after ?? 'nothing'}`}
        </li>
      ))}
    </ul>
  )
}
