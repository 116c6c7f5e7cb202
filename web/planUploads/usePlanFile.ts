import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { usePlanFileQuery } from '../__generated__/usePlanFileQuery.graphql.ts'
import { planFileAnswer, type PlanFileAnswer } from './planFileAnswer.ts'

const query = graphql`
  query usePlanFileQuery($jobId: Int!) {
    viewer {
      planFile(jobId: $jobId) {
        ...planFileAnswer_planFile
      }
    }
  }
`

/** Fetches the result of a file by its job id; null after a failure. */
export function usePlanFile(): [ask: (jobId: number) => Promise<PlanFileAnswer | null>, isAsking: boolean] {
  const environment = useRelayEnvironment()
  const [isAsking, setAsking] = useState(false)
  async function ask(jobId: number) {
    setAsking(true)
    const answer = await fetchQuery<usePlanFileQuery>(environment, query, { jobId }, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => null)
    setAsking(false)
    const planFile = answer?.viewer?.planFile
    return planFile ? { jobId, file: planFileAnswer(planFile) } : null
  }
  return [ask, isAsking]
}
