import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { fetchFile } from '../core/files/download.ts'
import type { ExportFacts } from './exportFacts.ts'
import { ErrorBar } from '../kit/ui/ErrorBar.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px', alignItems: 'flex-start' },
})

interface Props {
  facts: ExportFacts
  appearance: 'primary' | 'secondary'
  /** Called after each download attempt. A download counts once the file has started to arrive. */
  onTried: (isCounted: boolean) => void
}

/** Button that downloads an export, with the error of a failed download next to the button. */
export function DownloadExport({ facts, appearance, onTried }: Props) {
  const styles = useStyles()
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function download() {
    if (isLoading) return
    setLoading(true)
    setProblem(null)
    let isCounted = false
    const failure = await fetchFile(`/files/export/${facts.exportId}`, () => (isCounted = true))
    setProblem(failure)
    setLoading(false)
    onTried(isCounted)
  }

  return (
    <div className={styles.root}>
      {facts.status === 'READY' && facts.downloadsLeft > 0 ? (
        <Button
          appearance={appearance}
          size={appearance === 'primary' ? 'medium' : 'small'}
          aria-label={`Download CSV of ${facts.title}, ${facts.rows} rows`}
          disabledFocusable={isLoading}
          onClick={() => void download()}
        >
          {isLoading ? 'Downloading…' : 'Download CSV'}
        </Button>
      ) : null}
      {problem === null ? null : <ErrorBar>{problem}</ErrorBar>}
    </div>
  )
}
