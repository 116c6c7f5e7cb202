import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { StatusField_moves$key } from '../../__generated__/StatusField_moves.graphql.ts'
import { SelectField } from '../../kit/forms/SelectField.tsx'
import { statusLabels, type RequestStatus } from './statusLabel.ts'
import { waitsForOther } from './texts.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  bar: { flexShrink: 0 },
  refused: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  list: { display: 'flex', flexDirection: 'column', rowGap: '4px', listStyleType: 'none', margin: 0, padding: 0 },
  names: { fontWeight: 600 },
})

interface Props {
  offered: readonly RequestStatus[]
  stored: RequestStatus
  movesKey: StatusField_moves$key
}

/**
 * Field for the status of a request. Statuses that the server would refuse are disabled, with a reason. A status that
 * moves money shows its effect before the save.
 */
export function StatusField({ offered, stored, movesKey }: Props) {
  const styles = useStyles()
  const id = useId()
  const moves = useFragment(
    graphql`
      fragment StatusField_moves on RequestMove @relay(plural: true) @throwOnFieldError {
        status
        reason
        says
        warning
        needsSecondPerson
      }
    `,
    movesKey,
  )
  const to = useWatch({ name: 'status' }) as RequestStatus
  const refused = moves.filter(({ status, reason }) => reason && offered.includes(status))
  const chosen = moves.find(({ status }) => status === to && to !== stored)
  const reasons = Map.groupBy(refused, ({ reason }) => reason)
  return (
    <div className={styles.root}>
      <SelectField
        name="status"
        label="Status"
        options={offered.map((value) => ({
          value,
          label: statusLabels[value],
          disabled: value !== stored && refused.some(({ status }) => status === value),
        }))}
        required
      />
      {chosen && (chosen.says || chosen.needsSecondPerson) ? (
        <MessageBar intent="info" layout="multiline" className={styles.bar}>
          <MessageBarBody>
            {[chosen.says, chosen.needsSecondPerson && waitsForOther].filter(Boolean).join(' ')}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      {chosen?.warning ? (
        <MessageBar intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody>{chosen.warning}</MessageBarBody>
        </MessageBar>
      ) : null}
      {reasons.size > 0 ? (
        <div className={styles.refused}>
          <p id={id}>Not possible now:</p>
          <ul className={styles.list} aria-labelledby={id}>
            {[...reasons].map(([reason, same]) => (
              <li key={reason}>
                <span className={styles.names}>{inWords(same.map(({ status }) => statusLabels[status]))}</span>
                {`: ${reason}`}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

/** "Open", "Open and Pending" or "Open, Pending and Completed" */
const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
