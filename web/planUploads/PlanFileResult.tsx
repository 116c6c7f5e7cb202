import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { PlanFileResultQuery } from '../__generated__/PlanFileResultQuery.graphql.ts'
import { ScreenLink } from '../app/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { formatMoney } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { DownloadLink } from '../app/files/DownloadLink.tsx'
import { planFileAnswer, type PlanFile, type PlanFileAnswer } from './planFileAnswer.ts'
import { PlanFileFindings } from './PlanFileFindings.tsx'

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  heading: { overflowWrap: 'anywhere' },
  bar: { flexShrink: 0 },
})

const query = graphql`
  query PlanFileResultQuery($jobId: Int!) {
    viewer {
      planFile(jobId: $jobId) {
        ...planFileAnswer_planFile
      }
    }
  }
`

interface Props {
  result: PlanFileAnswer
  onResult: (result: PlanFileAnswer) => void
}

/** What became of an uploaded file: its figures, what was found line by line, and the whole report to keep. */
export function PlanFileResult({ result, onResult }: Props) {
  const styles = useStyles()
  const environment = useRelayEnvironment()
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLSpanElement>(null)
  // It stands below the form: whoever pressed Upload is taken there.
  useEffect(() => heading.current?.focus(), [])
  const { jobId, file } = result

  async function askAgain() {
    setAsking(true)
    const answer = await fetchQuery<PlanFileResultQuery>(environment, query, { jobId }, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => null)
    setAsking(false)
    const planFile = answer?.viewer?.planFile
    if (planFile) onResult({ jobId, file: planFileAnswer(planFile) })
  }

  return (
    <Card
      heading={
        <span ref={heading} tabIndex={-1} className={styles.heading}>
          {file ? `Result of ${file.fileName}` : 'Result'}
        </span>
      }
    >
      <div className={styles.parts}>
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
      </div>
    </Card>
  )
}

function State({ file }: { file: PlanFile | null }) {
  const styles = useStyles()
  if (file?.state === 'LOADED' && file.money === 'WAITING')
    return (
      <MessageBar intent="info" layout="multiline" className={styles.bar}>
        <MessageBarBody>
          {`All rows were loaded. ${formatMoney(file.total)} waits for a second person and is not in the accounts yet.`}
        </MessageBarBody>
      </MessageBar>
    )
  if (file?.state === 'LOADED' && file.money === 'REFUSED')
    return (
      <MessageBar intent="warning" layout="multiline" className={styles.bar}>
        <MessageBarBody>
          All rows were loaded. The money was not taken in: the file may be uploaded again.
        </MessageBarBody>
      </MessageBar>
    )
  if (file?.state === 'LOADED')
    return (
      <MessageBar intent="success" layout="multiline" className={styles.bar}>
        <MessageBarBody>All rows were loaded.</MessageBarBody>
      </MessageBar>
    )
  if (file?.state === 'FAILED')
    return (
      <MessageBar intent="error" layout="multiline" className={styles.bar}>
        <MessageBarBody>Nothing was loaded. Please correct the errors and upload the file again.</MessageBarBody>
      </MessageBar>
    )
  return (
    <MessageBar intent="info" layout="multiline" className={styles.bar}>
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
