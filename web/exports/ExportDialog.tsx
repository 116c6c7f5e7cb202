import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { ExportDialogMutation } from '../__generated__/ExportDialogMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { filterText, orderText } from '../kit/lists/filterText.ts'
import { formatCount, formatMoney } from '../kit/ui/format.ts'
import { Modal } from '../kit/ui/Modal.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { DownloadExport } from './DownloadExport.tsx'
import type { Exporting } from './exporting.ts'
import { exportFacts, statusText, type ExportFacts } from './exportFacts.ts'
import { ErrorBar } from '../kit/ui/ErrorBar.tsx'
import { NONE } from '../kit/ui/none.ts'

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', rowGap: '16px', outlineStyle: 'none' },
  bar: { flexShrink: 0 },
  actions: { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', columnGap: '12px', flexWrap: 'wrap' },
})

/** Requests an export, then offers the file or says that it waits for a release. */
export function ExportDialog({ onClose, ...asked }: Exporting & { onClose: () => void }) {
  const { caption, state, total = 0, isBound, narrowedBy = {}, ...which } = asked
  const styles = useStyles()
  const [facts, setFacts] = useState<ExportFacts | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [ask, isAsking] = useMutation<ExportDialogMutation>(
    graphql`
      mutation ExportDialogMutation($input: ExportListInput!) {
        exportList(input: $input) {
          errors {
            ...useMutation_errors
          }
          export {
            ...exportFacts_export
          }
        }
      }
    `,
    { toast: 'none' },
  )

  async function start() {
    if (isAsking) return
    setProblem(null)
    const set = Object.entries({ ...state.filters, ...narrowedBy }).filter(([, value]) => value !== '')
    const filters = set.map(([name, value]) => ({ name, value }))
    const { ok, payload, errors } = await ask({ input: { ...which, sort: state.sort, filters } })
    if (ok && payload.export) setFacts(exportFacts(payload.export))
    else setProblem(errors[0]?.message ?? null)
  }

  const filtersSet = Object.entries(state.spec.filters ?? {}).flatMap(([name, field]) =>
    state.filters[name] ? filterText(field, state.filters[name]) : [],
  )
  return (
    <Modal title={`Export ${caption}`} open onClose={onClose}>
      <div className={styles.parts}>
        {facts ? (
          <Result
            facts={facts}
            onTried={(isCounted) => {
              if (isCounted) setFacts({ ...facts, downloadsLeft: facts.downloadsLeft - 1 })
            }}
          />
        ) : (
          <p>
            A CSV file of the rows of this list, with these filters and in this order. You can export 1,000 rows a day.
            Above that a colleague must approve.
          </p>
        )}
        <SummaryList
          rows={
            facts
              ? [
                  { term: 'Rows', value: formatCount(facts.rows), strong: true },
                  ...(facts.amount === null || facts.amount === undefined
                    ? []
                    : [{ term: 'Sum of the amounts', value: formatMoney(facts.amount), strong: true }]),
                  ...facts.narrowedBy.map(({ label, value }) => ({ term: label, value })),
                  { term: 'Status', value: statusText(facts) },
                ]
              : [
                  { term: 'Rows now', value: `${formatCount(total)}${isBound ? '+' : ''}` },
                  { term: 'Filters', value: filtersSet.length > 0 ? filtersSet.join('; ') : NONE },
                  { term: 'Order', value: orderText(state.spec, state.sort) },
                ]
          }
        />
        {problem === null ? null : <ErrorBar>{problem}</ErrorBar>}
        <div className={styles.actions}>
          <ScreenLink to="/exports">All exports</ScreenLink>
          <Button onClick={onClose}>Close</Button>
          {facts ? null : (
            <Button appearance="primary" disabledFocusable={isAsking} onClick={() => void start()}>
              {isAsking ? 'Counting…' : 'Export'}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}

/** The result of an export request. Takes the focus, because the pressed button has disappeared. */
function Result({ facts, onTried }: { facts: ExportFacts; onTried: (isCounted: boolean) => void }) {
  const styles = useStyles()
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  const waits = facts.status === 'WAITING'
  return (
    <div ref={result} tabIndex={-1} className={styles.parts}>
      <MessageBar intent={waits ? 'warning' : 'success'} layout="multiline" className={styles.bar}>
        <MessageBarBody>
          {waits
            ? `A second person must release it. ${facts.whyNotAlone ?? ''} Once it is released, download it under Exports.`
            : 'The file is ready.'}
        </MessageBarBody>
      </MessageBar>
      <DownloadExport facts={facts} appearance="primary" onTried={onTried} />
    </div>
  )
}
