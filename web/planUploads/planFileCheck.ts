import { graphql, readInlineData } from 'react-relay'
import type { planFileCheck_check$key } from '../__generated__/planFileCheck_check.graphql.ts'

/** Result that an upload of the checked file would have, with the file name. */
export type PlanFileCheck = ReturnType<typeof planFileCheck>

/** Copies the data, because Relay does not retain it for the screen. */
export function planFileCheck(fileName: string, checkKey: planFileCheck_check$key) {
  const check = readInlineData(
    graphql`
      fragment planFileCheck_check on PlanFileCheck @inline @throwOnFieldError {
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
        corrections {
          fileName
          content
        }
      }
    `,
    checkKey,
  )
  return {
    fileName,
    rows: check.rows,
    accounts: check.accounts,
    owners: check.owners,
    total: check.total,
    errors: check.errors,
    warnings: check.warnings,
    findings: check.findings.map(({ line, column, text, isWarning }, key) => ({ key, line, column, text, isWarning })),
    corrections: check.corrections && { name: check.corrections.fileName, base64: check.corrections.content },
  }
}
