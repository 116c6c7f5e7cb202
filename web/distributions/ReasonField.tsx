import { makeStyles } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { TextAreaField } from '../kit/forms/TextAreaField.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { isOther, namesPage, offeredFor, other, readOf, reasonLabels, type ReasonFor } from './reasons.ts'
import { incompleteWithoutReason, WITHOUT_REASON } from './texts.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
})

interface Props {
  of: ReasonFor
  /** Stored reason that the owner currently reads. It stays unless staff choose another reason. */
  given?: string | null
  required?: boolean
}

/** A field for a standard reason or free text, which the owner reads. The form needs the fields of `reasonFields`. */
export function ReasonField({ of, given = null, required = false }: Props) {
  const styles = useStyles()
  const kind = String(useWatch({ name: 'reasonKind' }) ?? '')
  const text = String(useWatch({ name: 'reasonText' }) ?? '')
  const chosen = offeredFor[of].find((each) => each === kind)
  const without = required ? undefined : withoutReason(of)
  return (
    <div className={styles.root}>
      <SelectField
        name="reasonKind"
        label="Reason (the owner reads this)"
        placeholder={required ? 'Choose a reason' : given === null ? 'No reason given' : 'Keep the current reason'}
        required={required}
        options={[...offeredFor[of].map((each) => ({ value: each, label: reasonLabels[each] })), other]}
        hint={chosen ? read(readOf(chosen, text)) : kind !== '' ? undefined : given !== null ? read(given) : without}
      />
      {namesPage(kind) ? (
        <TextField
          name="reasonText"
          label="What is missing"
          hint="Such as: page 2, with the account number. The email does not say it; the owner reads it after logging in."
          autoComplete="off"
          required
        />
      ) : null}
      {isOther(kind) ? (
        <TextAreaField
          name="reasonText"
          label="What the owner reads"
          hint="Up to 300 characters, without account numbers or Social Security numbers. The email only says to log in."
          rows={3}
          required
        />
      ) : null}
    </div>
  )
}

/**
 * Hint with the text that the owner reads if staff choose no reason. Undefined for a rejected account, whose email
 * explains enough.
 */
function withoutReason(of: ReasonFor): string | undefined {
  if (of === 'REJECT') return undefined
  const text = of === 'INCOMPLETE' ? incompleteWithoutReason() : WITHOUT_REASON[of]
  return `Without a reason, the owner reads only: “${text}”`
}

const read = (text: string) => `The owner reads: “${text}”`
