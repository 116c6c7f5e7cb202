import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { AccountName } from '../kit/ui/AccountName.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { Money } from '../kit/ui/Money.tsx'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    columnGap: '24px',
    rowGap: '16px',
  },
  details: { display: 'flex', flexWrap: 'wrap', columnGap: '48px', rowGap: '16px', alignItems: 'flex-end' },
  term: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, marginBlockEnd: '2px' },
  name: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase600, fontWeight: 500 },
  balance: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
    letterSpacing: '-0.01em',
  },
})

interface Props {
  name: { label: string; text: string; type?: string }
  /** Amounts of the book. The first one is highlighted, and null amounts are hidden. */
  amounts: readonly { label: string; amount: number | null }[]
  action?: ReactNode
}

/** Name and amounts of a book, shown above its transactions. */
export function BookSummary({ name, amounts, action }: Props) {
  const styles = useStyles()
  return (
    <Card>
      <div className={styles.row}>
        <dl className={styles.details}>
          <div>
            <dt className={styles.term}>{name.label}</dt>
            <dd className={styles.name}>
              {name.type ? <AccountName number={name.text} type={name.type} /> : name.text}
            </dd>
          </div>
          {amounts.map(({ label, amount }, index) =>
            amount === null ? null : (
              <div key={label}>
                <dt className={styles.term}>{label}</dt>
                <dd className={index === 0 ? styles.balance : styles.name}>
                  <Money amount={amount} />
                </dd>
              </div>
            ),
          )}
        </dl>
        {action}
      </div>
    </Card>
  )
}
