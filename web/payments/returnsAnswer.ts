import { graphql, readInlineData } from 'react-relay'
import type { returnsAnswer_result$key } from '../__generated__/returnsAnswer_result.graphql.ts'

/** Counts of the results of an import. Staff must review the `failures`. */
export type ReturnsAnswer = ReturnType<typeof returnsAnswer>

export function returnsAnswer(resultKey: returnsAnswer_result$key) {
  const result = readInlineData(
    graphql`
      fragment returnsAnswer_result on ReturnsResult @inline @throwOnFieldError {
        jobId
        returned
        corrected
        stays
        noted
        known
        refused
        failed
        failures
      }
    `,
    resultKey,
  )
  return {
    jobId: result.jobId,
    returned: result.returned,
    corrected: result.corrected,
    stays: result.stays,
    noted: result.noted,
    known: result.known,
    refused: result.refused,
    failed: result.failed,
    failures: result.failures,
  }
}
