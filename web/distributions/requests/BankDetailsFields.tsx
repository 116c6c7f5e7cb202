import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { SelectField } from '../../kit/forms/SelectField.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useEditStyles } from './editStyles.ts'
import { FixField } from './FixField.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  bar: { flexShrink: 0 },
})

interface Props {
  /** The stored bank details, masked. */
  onFile: string
  /** True if the bank could not use the stored details. */
  isNeeded: boolean
  /** A check is possible for the owner only, not for the recipient of a claim. */
  isForOwner: boolean
}

/** Fields for new bank details, or a check, after a returned deposit. An empty field keeps the stored value. */
export function BankDetailsFields({ onFile, isNeeded, isForOwner }: Props) {
  const styles = useStyles()
  const edit = useEditStyles()
  const byCheck = useWatch({ name: 'byCheck' }) as boolean
  const orCheck = isForOwner ? ' or choose a check' : ''
  return (
    <FixField of="BANK" className={styles.root}>
      <MessageBar intent={isNeeded ? 'warning' : 'info'} layout="multiline" className={styles.bar}>
        <MessageBarBody>
          {isNeeded
            ? `The bank could not use the account on file (${onFile}). Enter other bank details${orCheck}; a second person approves them.`
            : `The deposit to ${onFile} came back. You can enter other bank details${orCheck}; a second person approves them.`}
        </MessageBarBody>
      </MessageBar>
      {byCheck ? null : (
        <div className={edit.pair}>
          <TextField name="routingNumber" label="New Routing Number" autoComplete="off" />
          <TextField name="accountNumber" label="New Account Number" autoComplete="off" />
          <SelectField
            name="accountKind"
            label="Account Type"
            options={[
              { value: 'checking', label: 'Checking' },
              { value: 'savings', label: 'Savings' },
            ]}
          />
        </div>
      )}
      {isForOwner ? (
        <CheckboxField name="byCheck" label="Send a check to the confirmed mailing address instead" called="Check" />
      ) : null}
    </FixField>
  )
}
