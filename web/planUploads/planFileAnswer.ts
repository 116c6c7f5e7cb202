import { graphql, readInlineData } from 'react-relay'
import type { planFileAnswer_planFile$key } from '../__generated__/planFileAnswer_planFile.graphql.ts'

/** The custodian's response to a file. If `file` is null, the file was accepted and has no result yet. */
export interface PlanFileAnswer {
  jobId: number
  file: PlanFile | null
}

export type PlanFile = ReturnType<typeof planFileAnswer>

/** Copies the data, because Relay does not retain it for the screen. */
export function planFileAnswer(planFileKey: planFileAnswer_planFile$key) {
  const file = readInlineData(
    graphql`
      fragment planFileAnswer_planFile on PlanFile @inline @throwOnFieldError {
        fileName
        state
        money
        rows
        accounts
        owners
        total
        errors
        warnings
        findings {
          line
          column
          text
          isWarning
        }
        reportPath
        reportName
        correctionsPath
        correctionsName
      }
    `,
    planFileKey,
  )
  return {
    fileName: file.fileName,
    state: file.state,
    money: file.money,
    rows: file.rows,
    accounts: file.accounts,
    owners: file.owners,
    total: file.total,
    errors: file.errors,
    warnings: file.warnings,
    findings: file.findings.map(({ line, column, text, isWarning }, key) => ({ key, line, column, text, isWarning })),
    corrections:
      file.correctionsPath && file.correctionsName ? { path: file.correctionsPath, name: file.correctionsName } : null,
    report: file.reportPath && file.reportName ? { path: file.reportPath, name: file.reportName } : null,
  }
}
