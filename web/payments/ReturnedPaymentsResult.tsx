import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useRef, type ReactNode } from 'react'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { Modal } from '../kit/ui/Modal.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import type { ReturnsAnswer } from './returnsAnswer.ts'

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  bar: { flexShrink: 0 },
  lines: { display: 'flex', flexDirection: 'column', rowGap: '4px', overflowWrap: 'anywhere' },
  actions: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', columnGap: '16px' },
})

const figures = [
  ['returned', 'Money is back, request is Incomplete'],
  ['stays', 'Money is back, account has another active request'],
  ['corrected', 'Bank details corrected'],
  ['noted', 'Noted, nothing moved'],
  ['known', 'Came back before'],
  ['refused', 'Matches no payment'],
  ['failed', 'Will be tried again'],
] as const

interface Props {
  answer: ReturnsAnswer
  /** The next step, if there is one. */
  next?: ReactNode
  onClose: () => void
}

/** Shows the result of recorded returns. Reloads the list behind it when the user closes it. */
export function ReturnedPaymentsResult({ answer, next, onClose }: Props) {
  const styles = useStyles()
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  const refresh = useRefresh()
  const { failures } = answer
  const close = () => {
    onClose()
    void refresh()
  }
  return (
    <Modal title="Returns Recorded" open onClose={close}>
      <div ref={result} tabIndex={-1} className={styles.parts}>
        <MessageBar intent={failures.length > 0 ? 'warning' : 'success'} layout="multiline" className={styles.bar}>
          <MessageBarBody>
            {failures.length > 0 ? 'Recorded. A person must check some of them.' : 'Recorded.'}
          </MessageBarBody>
        </MessageBar>
        <SummaryList
          rows={[
            ...figures
              .filter(([name]) => answer[name] > 0)
              .map(([name, term]) => ({ term, value: String(answer[name]) })),
            { term: 'Job', value: String(answer.jobId) },
          ]}
        />
        {failures.length > 0 ? (
          <ul className={styles.lines}>
            {failures.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : null}
        <div className={styles.actions}>
          {next}
          <Button appearance="primary" onClick={close}>
            Close
          </Button>
        </div>
      </div>
    </Modal>
  )
}
