import { formatDateTime } from '../kit/ui/format.ts'

export interface NextRun {
  readonly type: string
  readonly nextRunAt: string
  readonly isDue: boolean
}

/** Says what a job without a planned time waits for. */
export function nextRunText(type: string, nextRuns: readonly NextRun[]): string {
  const next = nextRuns.find((run) => run.type === type)
  if (!next) return 'Waits until an administrator runs it.'
  return next.isDue
    ? 'Runs today, with the jobs that are due now.'
    : `Starts with the next run, ${formatDateTime(next.nextRunAt)}.`
}
