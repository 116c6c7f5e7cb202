import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Completed_job$key } from '../__generated__/Completed_job.graphql.ts'
import { duration } from './duration.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Progress } from '../kit/ui/Progress.tsx'

const useStyles = makeStyles({
  progress: {
    display: 'grid',
    rowGap: '4px',
    maxWidth: '12em',
    marginBlockStart: '4px',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The time a job was completed and its duration, or its progress while it is running. */
export function Completed({ jobKey, named = false }: { jobKey: Completed_job$key; named?: boolean }) {
  const styles = useStyles()
  const { jobType, startedAt, completedAt, endedAt, percentDone } = useFragment(
    graphql`
      fragment Completed_job on Job @throwOnFieldError {
        jobType
        startedAt
        completedAt
        endedAt
        percentDone
      }
    `,
    jobKey,
  )
  const took = startedAt && endedAt ? duration(startedAt, endedAt) : null
  if (completedAt)
    return (
      <>
        {named ? 'Completed ' : null}
        <DateTimeText moment={completedAt} />
        {took ? <div className={styles.progress}>{`Took ${took}`}</div> : null}
      </>
    )
  if (took !== null)
    return (
      <>
        Not Completed
        <div className={styles.progress}>{`Ended after ${took}`}</div>
      </>
    )
  if (percentDone === null || percentDone === undefined) return 'Not Completed'
  return (
    <>
      Not Completed
      <div className={styles.progress}>
        <Progress label={`Progress of ${jobType}`} value={percentDone} max={100} />
        <span>{`${percentDone}% done`}</span>
      </div>
    </>
  )
}
