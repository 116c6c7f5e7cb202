import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { saveFile } from '../core/files/download.ts'
import { formatMoney } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import type { PlanFileCheck } from './planFileCheck.ts'
import { PlanFileFindings } from './PlanFileFindings.tsx'
import { ResultCard } from './ResultCard.tsx'

/** Shows the result that an upload of the checked file would have. */
export function PlanFileCheckResult({ check }: { check: PlanFileCheck }) {
  const { fileName, corrections } = check
  const isFit = check.errors === 0
  return (
    <ResultCard heading={`Check of ${fileName}`}>
      <MessageBar intent={isFit ? 'success' : 'error'} layout="multiline">
        <MessageBarBody>
          {isFit
            ? 'Nothing is wrong. Nothing was uploaded yet.'
            : 'This file would not be loaded. Nothing was uploaded. Please correct the errors and check the file again.'}
        </MessageBarBody>
      </MessageBar>
      <SummaryList
        rows={[
          { term: 'Rows', value: String(check.rows) },
          ...(isFit
            ? [
                { term: 'Accounts to open', value: String(check.accounts) },
                { term: 'New account owners', value: String(check.owners) },
                { term: 'Total amount', value: formatMoney(check.total) },
              ]
            : [{ term: 'Errors', value: String(check.errors) }]),
          ...(check.warnings > 0 ? [{ term: 'Warnings', value: String(check.warnings) }] : []),
        ]}
      />
      {corrections ? (
        <div>
          <Button onClick={() => saveFile(csvOfBase64(corrections.base64), corrections.name)}>
            Download rows to correct (CSV)
          </Button>
        </div>
      ) : null}
      {check.findings.length > 0 ? (
        <PlanFileFindings findings={check.findings} total={check.errors + check.warnings} />
      ) : null}
    </ResultCard>
  )
}

function csvOfBase64(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], { type: 'text/csv' })
}
