import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Changes_changes$data, Changes_changes$key } from '../__generated__/Changes_changes.graphql.ts'
import { wide } from '../kit/page/layout.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '24ch',
    [wide]: { minWidth: 0 },
    overflowWrap: 'anywhere',
  },
  label: { color: tokens.colorNeutralForeground3 },
})

const none = 'none'

/** Maximum number of lines of a collapsed row. */
const LINES = 2

interface Props {
  changesKey: Changes_changes$key
  /** Whether the values are stored in a record, so that a first value is shown as "none → $300.00". */
  ofRecord: boolean
}

/** Changed values, one on each line: "Status: Open → Approved". The last line expands to the other values. */
export function Changes({ changesKey, ofRecord }: Props) {
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
      <Lines changes={changes.slice(0, few)} ofRecord={ofRecord} />
      {rest.length > 0 ? (
        <details>
          <summary>{`${rest.length} more values`}</summary>
          <Lines changes={rest} ofRecord={ofRecord} />
        </details>
      ) : null}
    </div>
  )
}

function Lines({ changes, ofRecord }: { changes: Changes_changes$data; ofRecord: boolean }) {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span className={styles.label}>{label}: </span>
          {before === null && !ofRecord ? after : `${before ?? none} → ${after ?? none}`}
        </li>
      ))}
    </ul>
  )
}
