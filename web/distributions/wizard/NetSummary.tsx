import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useContext, useEffect, useEffectEvent, useId, useState } from 'react'
import { Swatch } from '../../charts/Looks.tsx'
import { StackedBar } from '../../charts/StackedBar.tsx'
import { nothingLeft } from '../../core/screens/distributionAmount.ts'
import { small } from '../../kit/page/layout.ts'
import { useAmountsHidden } from '../../kit/page/useChoice.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money, MoneyOff } from '../../kit/ui/Money.tsx'
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts'
import { FiguresFolded } from './FiguresAbove.ts'
import { netOf, type DistributionSums } from './money.ts'

const useStyles = makeStyles({
  box: {
    padding: '20px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    alignSelf: 'start',
    [small]: { padding: '16px' },
  },
  heading: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: 600 },
  folded: { width: '100%', paddingBlock: '12px' },
  line: { fontWeight: 600 },
  list: { marginBlockStart: '12px', display: 'flex', flexDirection: 'column', rowGap: '8px' },
  row: { display: 'flex', justifyContent: 'space-between', columnGap: '16px', alignItems: 'baseline' },
  net: {
    borderTop: `1px solid ${tokens.colorBrandStroke2}`,
    paddingBlockStart: '12px',
    marginBlockStart: '4px',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '8px',
    alignItems: 'baseline',
  },
  figure: {
    marginInlineStart: 'auto',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 600,
  },
  bar: { marginBlockStart: '12px' },
  said: visuallyHidden,
  note: { marginBlockStart: '12px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  warning: { marginBlockStart: '12px', fontWeight: 600 },
})

interface Props {
  /** Undefined until the user enters a valid amount. `federal` and `state` are undefined before their steps. */
  amount: number | undefined
  federal?: number
  state?: number
  fee: number
  note?: string
  /** The largest value of the field, such as "$1,000.00" or "87%", if the entered one is larger. No amount is shown then. */
  most?: string
  /** The payee: the user, another account (without tax), or a recipient whose claim staff enter. */
  whose?: 'YOURS' | 'ACCOUNTS' | 'RECIPIENTS'
}

const words = {
  YOURS: { line: 'You receive', heading: 'What you will receive', said: 'You will receive about' },
  ACCOUNTS: {
    line: 'The new account receives',
    heading: 'What the new account receives',
    said: 'The new account will receive',
  },
  RECIPIENTS: {
    line: 'The recipient receives',
    heading: 'What the recipient will receive',
    said: 'The recipient will receive about',
  },
} as const

/** The net amount, updated while the user types. */
export function NetSummary({ amount, federal, state, fee, note, most, whose = 'YOURS' }: Props) {
  const styles = useStyles()
  const id = useId()
  const sums: DistributionSums = { amount: amount ?? 0, federal: federal ?? 0, state: state ?? 0, fee }
  const net = netOf(sums)
  const isFolded = useContext(FiguresFolded)
  const seen = words[whose].heading.replace('What', 'what')
  const details =
    amount === undefined || most ? (
      <p className={styles.note}>{`Enter ${most ? `${most} or less` : 'an amount'} to see ${seen}.`}</p>
    ) : (
      <>
        <dl className={styles.list}>
          <Row term="Amount" value={amount} />
          {federal === undefined ? null : <Row term="Federal tax" value={federal} look={1} minus />}
          {state === undefined ? null : <Row term="State tax" value={state} look={2} minus />}
          <Row term="Distribution fee" value={fee} look={3} minus />
          <div className={styles.net}>
            <dt>
              <Swatch look={0} />
              {whose === 'ACCOUNTS' ? 'Net amount' : netLabel(federal, state)}
            </dt>
            <dd className={styles.figure}>
              <Money amount={net} />
            </dd>
          </div>
        </dl>
        <div className={styles.bar}>
          <StackedBar parts={[net, sums.federal, sums.state, fee]} />
        </div>
        <NetSaid begins={words[whose].said} net={net <= 0 ? null : net} />
        {net <= 0 ? <p className={styles.warning}>{nothingLeft}</p> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
      </>
    )
  if (isFolded && amount !== undefined && !most)
    return (
      <details className={mergeClasses(styles.box, styles.folded)}>
        <summary className={styles.line}>
          {words[whose].line} <Money amount={net} />
          {federal === undefined && whose !== 'ACCOUNTS' ? ' before taxes' : null}
        </summary>
        {details}
      </details>
    )
  return (
    <aside className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {words[whose].heading}
      </h2>
      {details}
    </aside>
  )
}

function netLabel(federal: number | undefined, state: number | undefined): string {
  if (federal === undefined) return 'Net before taxes'
  return state === undefined ? 'Net before state tax' : 'Net amount'
}

/** Announces the net amount after a field loses the focus, and not after each key. */
function NetSaid({ begins, net }: { begins: string; net: number | null }) {
  const styles = useStyles()
  const isHidden = useAmountsHidden()
  const [said, setSaid] = useState<number | null>(null)
  const say = useEffectEvent(() => setSaid(net))
  useEffect(() => {
    const onLeave = () => say()
    document.addEventListener('focusout', onLeave)
    return () => document.removeEventListener('focusout', onLeave)
  }, [])
  return <output className={styles.said}>{said === null || isHidden ? '' : `${begins} ${formatMoney(said)}.`}</output>
}

interface RowProps {
  term: string
  value: number
  /** Style of this amount's part in the bar below. */
  look?: number
  minus?: boolean
}

function Row({ term, value, look, minus = false }: RowProps) {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <dt>
        {look === undefined ? null : <Swatch look={look} />}
        {term}
      </dt>
      <dd>{minus ? <MoneyOff amount={value} /> : <Money amount={value} />}</dd>
    </div>
  )
}
