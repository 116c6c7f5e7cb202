import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { Tag } from '../kit/ui/Tag.tsx'
import { lateness } from './duration.ts'
import { jobSentences } from './jobSentences.ts'
import { nextRunText, type NextRun } from './nextRunText.ts'
import { RetryJob } from './RetryJob.tsx'
import type { JobName_job$key } from '../__generated__/JobName_job.graphql.ts'

const useStyles = makeStyles({
  name: { fontWeight: 500 },
  state: { marginInlineStart: '8px' },
  failed: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  late: { fontSize: tokens.fontSizeBase200, fontWeight: 600, color: tokens.colorStatusDangerForeground1 },
  what: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  note: {
    maxWidth: '52ch',
    marginBlockStart: '4px',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
})

/** Number of error lines shown initially. Users can expand the rest. */
const FEW = 5

interface Props {
  jobKey: JobName_job$key
  mayRetry: boolean
  nextRuns: readonly NextRun[]
}

/**
 * A job's name, state and work. A waiting job also shows its next run. A failed job also shows one error line per item
 * with its owner. A failed or interrupted job has a retry button.
 */
export function JobName({ jobKey, mayRetry, nextRuns }: Props) {
  const styles = useStyles()
  const { jobId, type, jobType, note, scheduledAt, startedAt, completedAt, isInterrupted, failures } = useFragment(
    graphql`
      fragment JobName_job on Job @throwOnFieldError {
        jobId
        type
        jobType
        note
        scheduledAt
        startedAt
        completedAt
        isInterrupted
        failures {
          item
          reason
          accountOwnerId
        }
      }
    `,
    jobKey,
  )
  const state = stateOf({ note, startedAt, completedAt, isInterrupted })
  const late = state === 'Waiting' && scheduledAt ? lateness(scheduledAt) : null
  const head = (
    <>
      <span className={styles.name}>{jobType}</span>
      <Tag className={mergeClasses(styles.state, hasStopped(state) && styles.failed)}>{state}</Tag>
      <div className={styles.what}>{jobSentences[type]}</div>
      {state === 'Waiting' && !scheduledAt ? <div className={styles.what}>{nextRunText(type, nextRuns)}</div> : null}
      {late ? <div className={styles.late}>{late}</div> : null}
    </>
  )
  // No retry button for a plan file, because the custodian processes it again automatically.
  const retry =
    mayRetry && hasStopped(state) && type !== 'PLAN_UPLOAD' ? <RetryJob jobId={jobId} jobType={jobType} /> : null
  if (!note)
    return (
      <>
        {head}
        {retry}
      </>
    )
  const ownerOf = new Map(
    failures.map(({ item, reason, accountOwnerId }) => [`${item}: ${reason}`, { item, accountOwnerId }]),
  )
  const lines = note.split('\n').map((text, index) => {
    const { item = '', accountOwnerId = null } = ownerOf.get(text) ?? {}
    return (
      <div key={index}>
        {accountOwnerId ? <OwnerLink accountOwnerId={accountOwnerId}>{item}</OwnerLink> : null}
        {accountOwnerId ? text.slice(item.length) : text}
      </div>
    )
  })
  const [few, more] = lines.length > FEW ? [lines.slice(0, FEW - 1), lines.slice(FEW - 1)] : [lines, []]
  return (
    <>
      {head}
      <div className={styles.note}>
        {few}
        {more.length > 0 ? (
          <details>
            <summary>{`${more.length} more`}</summary>
            {more}
          </details>
        ) : null}
      </div>
      {retry}
    </>
  )
}

type State = 'Done' | 'Failed' | 'Interrupted' | 'Running' | 'Waiting'

function stateOf(
  job: Record<'note' | 'startedAt' | 'completedAt', string | null | undefined> & { isInterrupted: boolean },
): State {
  if (job.completedAt) return 'Done'
  if (job.note) return 'Failed'
  if (job.isInterrupted) return 'Interrupted'
  return job.startedAt ? 'Running' : 'Waiting'
}

/** Whether the run stopped before its work was done. */
const hasStopped = (state: State) => state === 'Failed' || state === 'Interrupted'
