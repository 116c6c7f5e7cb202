import { makeStyles } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { TextAreaField } from '../kit/forms/TextAreaField.tsx'
import { isOther, offeredFor, other, reasons, type ReasonFor } from './reasons.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
})

/** A reason in words for the owner, or a text of one's own; the form has the fields of `reasonFields`. */
export function ReasonField({ of }: { of: ReasonFor }) {
  const styles = useStyles()
  const kind = String(useWatch({ name: 'reasonKind' }) ?? '')
  const chosen = offeredFor[of].find((each) => each === kind)
  return (
    <div className={styles.root}>
      <SelectField
        name="reasonKind"
        label="Reason (the owner reads this)"
        placeholder="No reason given"
        options={[...offeredFor[of].map((each) => ({ value: each, label: reasons[each].label })), other]}
        hint={chosen ? `The owner reads: “${reasons[chosen].tells}”` : undefined}
      />
      {isOther(kind) ? (
        <TextAreaField
          name="reasonText"
          label="What the owner reads"
          hint="Up to 300 characters, without numbers of accounts or social security numbers. The mail only says to sign in."
          rows={3}
          required
        />
      ) : null}
    </div>
  )
}
