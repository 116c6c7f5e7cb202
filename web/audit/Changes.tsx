import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Changes_changes$data, Changes_changes$key } from '../__generated__/Changes_changes.graphql.ts'
import { NONE } from '../kit/ui/none.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: '4px', minWidth: '24ch', overflowWrap: 'anywhere' },
  label: { color: tokens.colorNeutralForeground3 },
})

/** Number of lines of a row; more values open on demand. */
const LINES = 3

/** "Status: Open → Approved", one line for each changed value; the third line opens the rest. */
export function Changes({ changesKey }: { changesKey: Changes_changes$key }) {
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
  const few = changes.length > LINES ? LINES - 1 : LINES
  const rest = changes.slice(few)
  return (
    <div>
      <Lines changes={changes.slice(0, few)} />
      {rest.length > 0 ? (
        <details>
          <summary>{`${rest.length} more values`}</summary>
          <Lines changes={rest} />
        </details>
      ) : null}
    </div>
  )
}

function Lines({ changes }: { changes: Changes_changes$data }) {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span className={styles.label}>{label}: </span>
          {before === null ? after : `${before} → ${after ?? NONE}`}
        </li>
      ))}
    </ul>
  )
}
