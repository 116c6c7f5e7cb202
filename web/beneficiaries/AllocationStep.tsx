import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { Swatch } from '../charts/Looks.tsx'
import { StackedBar } from '../charts/StackedBar.tsx'
import { small } from '../kit/page/layout.ts'
import { DateText } from '../kit/ui/DateText.tsx'
import { inWords, isComplete, runningTotal, splitEqually, totalMessage } from './allocation.ts'
import type { Member } from './draft.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '20px' },
  list: { display: 'flex', flexDirection: 'column' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 136px',
    columnGap: '24px',
    alignItems: 'start',
    paddingBlock: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [small]: { gridTemplateColumns: 'minmax(0, 1fr) 112px', columnGap: '12px' },
  },
  name: { paddingBlockStart: '6px', fontWeight: 500, overflowWrap: 'anywhere' },
  born: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    fontWeight: 400,
    color: tokens.colorNeutralForeground3,
  },
  input: { width: '100%', minWidth: 0 },
  number: { width: '100%', minWidth: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  sum: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '12px',
  },
  total: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  error: { color: tokens.colorPaletteRedForeground1 },
  outcome: { minHeight: '20px', [small]: { minHeight: '40px' } },
  words: { color: tokens.colorNeutralForeground2 },
})

interface Props {
  members: readonly Member[]
  kind: 'primary' | 'contingent'
  /** Whether to show an incomplete group as an error, after the user has tried to continue. */
  insist: boolean
  onPercent: (beneficiaryId: number, percent: string) => void
}

/** Shares of one group, and the percentage left to 100. */
export function AllocationStep({ members, kind, insist, onPercent }: Props) {
  const styles = useStyles()
  if (members.length === 0) return <p className={styles.words}>No {kind} beneficiaries.</p>
  const amounts = members.map((member) => member.amount)
  const complete = isComplete(amounts)
  const split = () => {
    const shares = splitEqually(members.length)
    members.forEach((member, index) => onPercent(member.beneficiary.beneficiaryId, String(shares[index])))
  }
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {members.map((member, index) => (
          <li key={member.beneficiary.beneficiaryId} className={styles.row}>
            <span className={styles.name}>
              <Swatch look={index} />
              {member.name}
              <span className={styles.born}>
                Born <DateText date={member.beneficiary.dob} />
              </span>
            </span>
            <Percent member={member} insist={insist} onPercent={onPercent} />
          </li>
        ))}
      </ul>
      <StackedBar parts={amounts.map((amount) => amount ?? 0)} whole={100} />
      <div className={styles.sum}>
        <p aria-live="polite" className={styles.total}>
          {runningTotal(amounts)}
        </p>
        <Button onClick={split}>Split equally</Button>
      </div>
      {/* Always rendered, to avoid a layout shift of the buttons below. */}
      <div className={styles.outcome}>
        {insist && !complete ? (
          <p role="alert" className={styles.error}>
            {totalMessage}
          </p>
        ) : null}
        {complete ? (
          <p className={styles.words}>
            {kind === 'primary' ? 'When you die, ' : 'If no primary beneficiary is alive when you die, '}
            {inWords(members.map(toShare))}.
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Percent({ member, insist, onPercent }: { member: Member } & Pick<Props, 'insist' | 'onPercent'>) {
  const styles = useStyles()
  const wrong = member.amount === null && (insist || member.percent.trim() !== '')
  return (
    <Field
      validationState={wrong ? 'error' : 'none'}
      validationMessage={wrong ? { children: 'Whole number from 0 to 100', role: undefined } : undefined}
    >
      <Input
        className={styles.input}
        input={{ className: styles.number }}
        aria-label={`Percent of ${member.name}`}
        inputMode="numeric"
        autoComplete="off"
        contentAfter="%"
        value={member.percent}
        // Select the current share, so that typing replaces it.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(_, data) => onPercent(member.beneficiary.beneficiaryId, data.value)}
      />
    </Field>
  )
}

function toShare({ name, amount }: Member) {
  return { name, amount: amount ?? 0 }
}
