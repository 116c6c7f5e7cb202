import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { formatMoney } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { DownloadLink } from '../core/files/DownloadLink.tsx'
import type { PlanFile, PlanFileAnswer } from './planFileAnswer.ts'
import { PlanFileFindings } from './PlanFileFindings.tsx'
import { ResultCard } from './ResultCard.tsx'
import { usePlanFile } from './usePlanFile.ts'

interface Props {
  result: PlanFileAnswer
  onResult: (result: PlanFileAnswer) => void
}

/** Result of an uploaded plan file: its totals, its findings by line, and a link to download the full report. */
export function PlanFileResult({ result, onResult }: Props) {
  const [ask, isAsking] = usePlanFile()
  const { jobId, file } = result

  async function askAgain() {
    const answer = await ask(jobId)
    if (answer) onResult(answer)
  }

  return (
    <ResultCard heading={file ? `Result of ${file.fileName}` : 'Result'}>
      <State file={file} />
      {file && file.state !== 'WAITING' ? <Figures file={file} /> : null}
      {file && file.findings.length > 0 ? (
        <PlanFileFindings findings={file.findings} total={file.errors + file.warnings} />
      ) : null}
      {!file || file.state === 'WAITING' ? (
        <div>
          <Button disabledFocusable={isAsking} onClick={() => void askAgain()}>
            Check again
          </Button>
        </div>
      ) : null}
    </ResultCard>
  )
}

function State({ file }: { file: PlanFile | null }) {
  if (file?.state === 'LOADED' && file.money === 'WAITING')
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>
          {`All rows were loaded. ${formatMoney(file.total)} waits for a second person and is not in the accounts yet.`}
        </MessageBarBody>
      </MessageBar>
    )
  if (file?.state === 'LOADED' && file.money === 'REFUSED')
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          All rows were loaded. The money was not credited. The file may be uploaded again.
        </MessageBarBody>
      </MessageBar>
    )
  if (file?.state === 'LOADED')
    return (
      <MessageBar intent="success" layout="multiline">
        <MessageBarBody>All rows were loaded.</MessageBarBody>
      </MessageBar>
    )
  if (file?.state === 'FAILED')
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>Nothing was loaded. Please correct the errors and upload the file again.</MessageBarBody>
      </MessageBar>
    )
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        The file waits to be checked. Its result will be with its job under <ScreenLink to="/jobs">Jobs</ScreenLink>.
      </MessageBarBody>
    </MessageBar>
  )
}

function Figures({ file }: { file: PlanFile }) {
  return (
    <SummaryList
      rows={[
        { term: 'Rows', value: String(file.rows) },
        ...(file.state === 'LOADED'
          ? [
              { term: 'Accounts opened', value: String(file.accounts) },
              { term: 'New account owners', value: String(file.owners) },
              { term: 'Total amount', value: formatMoney(file.total) },
            ]
          : [{ term: 'Errors', value: String(file.errors) }]),
        ...(file.warnings > 0 ? [{ term: 'Warnings', value: String(file.warnings) }] : []),
        ...(file.corrections
          ? [
              {
                term: 'Rows to correct and to upload again',
                value: <DownloadLink path={file.corrections.path} fileName={file.corrections.name} />,
              },
            ]
          : []),
        ...(file.report
          ? [
              {
                term: 'Report with every row',
                value: <DownloadLink path={file.report.path} fileName={file.report.name} />,
              },
            ]
          : []),
      ]}
    />
  )
}
