import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { StateFormList_accountOwner$key } from '../__generated__/StateFormList_accountOwner.graphql.ts'
import { DownloadLink } from '../core/files/DownloadLink.tsx'
import { formatDate, formatDateTime } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { electionText } from './stateElections.ts'

const useStyles = makeStyles({ detail: { color: tokens.colorNeutralForeground2, fontWeight: 400 } })

/**
 * Accepted state withholding forms, newest first. The list marks a form that a newer form of the same state has
 * replaced.
 */
export function StateFormList({ accountOwnerKey }: { accountOwnerKey: StateFormList_accountOwner$key }) {
  const styles = useStyles()
  const { stateForms } = useFragment(
    graphql`
      fragment StateFormList_accountOwner on AccountOwner @throwOnFieldError {
        stateForms {
          forms {
            state
            form
            election
            amount
            percent
            signedOn
            isCurrent
            fileName
            downloadPath
            acceptedAt
            acceptedBy
            recordedBy
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const forms = stateForms?.forms ?? []
  if (forms.length === 0) return <p>No form is on file. Withholding follows the rule of the state.</p>
  return (
    <SummaryList
      rows={forms.map(({ state, form, election, amount, percent, isCurrent, signedOn, ...rest }) => ({
        term: `${state} ${form ?? ''}`,
        value: (
          <>
            <div>
              {isCurrent ? '' : 'Replaced: '}
              {electionText(election, amount, percent)}
            </div>
            <div className={styles.detail}>Signed {formatDate(signedOn)}</div>
            <div className={styles.detail}>
              Accepted {formatDateTime(rest.acceptedAt)}, by {rest.acceptedBy ?? rest.recordedBy}
            </div>
          </>
        ),
        action: <DownloadLink path={rest.downloadPath} fileName={rest.fileName} />,
      }))}
    />
  )
}
