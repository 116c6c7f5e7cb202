import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import type { RequestStatus } from './statusLabel.ts'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { awayWarning, understood, type StaffPayment } from './staffPayment.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  bar: { flexShrink: 0 },
})

export const pleaseConfirm = 'Please confirm that you understand this.'

/** Whether saving would mark a request Incomplete although its payment was sent. Staff must confirm this separately. */
export function takesBackSent(away: StaffPayment | null, from: RequestStatus, to: RequestStatus): boolean {
  return away !== null && from !== 'INCOMPLETE' && to === 'INCOMPLETE'
}

/** A warning with a confirmation checkbox below the status. The form has the fields `status` and `isUnderstood`. */
export function AwayWarning({ away, from }: { away: StaffPayment | null; from: RequestStatus }) {
  const styles = useStyles()
  const to = useWatch({ name: 'status' }) as RequestStatus
  if (!away || !takesBackSent(away, from, to)) return null
  return (
    <div className={styles.root}>
      <MessageBar intent="warning" layout="multiline" className={styles.bar}>
        <MessageBarBody>{awayWarning(away)}</MessageBarBody>
      </MessageBar>
      <CheckboxField name="isUnderstood" label={understood} called="The payment was sent" required />
    </div>
  )
}
