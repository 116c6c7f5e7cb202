import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { RadioCardsField } from '../kit/forms/RadioCardsField.tsx'
import { formatMoney } from '../kit/ui/format.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import type { MatchValues } from './matchSchema.ts'
import { chosenFiles, differenceOf, filesAddingUpTo, type PlanFile } from './planDifference.ts'

const useStyles = makeStyles({
  files: {
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    padding: '8px 16px',
    marginBlock: 0,
    marginInline: 0,
    minInlineSize: 0,
  },
})

interface Props {
  amount: number
  files: readonly (PlanFile & { label: string })[]
}

/** Plan files that a deposit pays, and what to do with a shortage or surplus. */
export function PlanFiles({ amount, files }: Props) {
  const styles = useStyles()
  const ticked = useWatch<MatchValues, 'files'>({ name: 'files' })
  const chosen = chosenFiles(files, ticked)
  const difference = differenceOf(amount, chosen)
  const suggested = chosen.length === 0 ? filesAddingUpTo(amount, files) : null
  const { setValue } = useFormContext<MatchValues>()

  function choose() {
    const references = suggested?.map(({ reference }) => reference) ?? []
    setValue('files', Object.fromEntries(files.map(({ reference }) => [reference, references.includes(reference)])))
  }

  return (
    <>
      {suggested ? (
        <p>
          {`${suggested.map(({ reference }) => reference).join(' and ')}: ${formatMoney(amount)}, the amount of the deposit. `}
          <TextButton onClick={choose}>{suggested.length === 1 ? 'Choose this file' : 'Choose these files'}</TextButton>
        </p>
      ) : null}
      <fieldset className={styles.files}>
        <legend>Plan files</legend>
        {files.map((file) => (
          <CheckboxField
            key={file.planFileId}
            name={`files.${file.reference}`}
            label={file.label}
            called={file.reference}
          />
        ))}
      </fieldset>
      {chosen.length > 0 && difference > 0 ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {`${formatMoney(difference)} more came in than is owed. It is held in the book Plan Money Overpaid and stays on the Returns Desk until it is returned or used for another file.`}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      {chosen.length > 0 && difference < 0 ? (
        <RadioCardsField
          name="treatment"
          label={`${formatMoney(-difference)} is missing`}
          cards={[
            {
              value: 'STILL_OWED',
              label: 'Still owed',
              description: 'The rest is still owed on the last file',
            },
            {
              value: 'WRITTEN_OFF',
              label: 'Written off',
              description: 'The rest is booked to Plan Money Written Off',
            },
          ]}
        />
      ) : null}
    </>
  )
}
