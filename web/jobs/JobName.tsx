import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { JobName_job$key } from '../__generated__/JobName_job.graphql.ts'

const useStyles = makeStyles({
  note: {
    display: 'block',
    maxWidth: '52ch',
    marginBlockStart: '4px',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
})

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
  return (
    <>
      {jobType}
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  )
}
