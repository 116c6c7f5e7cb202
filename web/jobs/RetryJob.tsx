import { graphql } from 'react-relay'
import type { RetryJobMutation } from '../__generated__/RetryJobMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { useAttemptKey } from '../kit/forms/useAttemptKey.ts'
import { notices } from '../kit/notices/notices.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'

/** Button that starts another run of an incomplete job. */
export function RetryJob({ jobId, jobType }: { jobId: number; jobType: string }) {
  const refresh = useRefresh()
  const attempt = useAttemptKey()
  const [retry, isRetrying] = useMutation<RetryJobMutation>(graphql`
    mutation RetryJobMutation($input: RetryJobInput!) {
      retryJob(input: $input) {
        errors {
          ...useMutation_errors
        }
        jobId
      }
    }
  `)

  async function onRetry() {
    if (isRetrying) return
    const { ok, payload } = await retry({ input: { idempotencyKey: attempt.keyOf(jobId), jobId } })
    if (ok) {
      attempt.done()
      notices.success('Job Started', `${jobType} has begun as job ${payload.jobId}.`)
    }
    await refresh()
  }

  return (
    <TextButton aria-label={`Retry ${jobType}, job ${jobId}`} aria-busy={isRetrying} onClick={() => void onRetry()}>
      Retry
    </TextButton>
  )
}
