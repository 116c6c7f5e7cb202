import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { JobName_job$key } from '../__generated__/JobName_job.graphql.ts'

const useStyles = makeStyles({
  note: {
    maxWidth: '52ch',
    marginBlockStart: '4px',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
  more: { cursor: 'pointer', minHeight: '24px' },
})

/** Lines that stand there by themselves; the rest is opened. */
const FEW = 5

/** What a job does; of one that failed also what went wrong, a line for each item. */
export function JobName({ jobKey }: { jobKey: JobName_job$key }) {
  const styles = useStyles()
  const { jobType, note } = useFragment(
    graphql`
      fragment JobName_job on Job @throwOnFieldError {
        jobType
        note
      }
    `,
    jobKey,
  )
  if (!note) return jobType
  const lines = note.split('\n')
  const [few, more] = lines.length > FEW ? [lines.slice(0, FEW - 1), lines.slice(FEW - 1)] : [lines, []]
  return (
    <>
      {jobType}
      <div className={styles.note}>
        {few.join('\n')}
        {more.length > 0 ? (
          <details>
            <summary className={styles.more}>{`${more.length} more`}</summary>
            {more.join('\n')}
          </details>
        ) : null}
      </div>
    </>
  )
}
