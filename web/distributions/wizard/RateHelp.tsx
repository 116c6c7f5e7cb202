import { makeStyles, tokens } from '@fluentui/react-components'
import { marginalRates, RATES_YEAR } from './marginalRates.ts'
import { formatCount } from '../../kit/ui/format.ts'

const useStyles = makeStyles({
  help: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  summary: { color: tokens.colorBrandForegroundLink },
  body: { display: 'flex', flexDirection: 'column', rowGap: '8px', paddingBlockStart: '8px' },
  table: { borderCollapse: 'collapse', width: '100%', maxWidth: '480px', fontVariantNumeric: 'tabular-nums' },
  caption: { textAlign: 'start', paddingBlockEnd: '4px', fontWeight: 600 },
  cell: {
    paddingBlock: '4px',
    textAlign: 'end',
    verticalAlign: 'bottom',
    fontWeight: 'inherit',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':not(:first-child)': { paddingInlineStart: '8px' },
    ':first-child': { textAlign: 'start' },
  },
})

/**
 * Explains the withholding rate like the Form W-4R instructions, in our words, with the table of the form. From a Roth
 * IRA, nothing is withheld without a choice (IRC 3405(e)(1)(B)).
 */
export function RateHelp({ isRoth }: { isRoth: boolean }) {
  const styles = useStyles()
  return (
    <details className={styles.help}>
      <summary className={styles.summary}>How do I choose a rate?</summary>
      <div className={styles.body}>
        <p>
          {isRoth
            ? `A payment that you ask for from a Roth IRA has no federal income tax withheld unless you choose a rate (Form W-4R, ${RATES_YEAR}).`
            : `A payment that you ask for from an IRA has 10% federal income tax withheld unless you choose otherwise (Form W-4R, ${RATES_YEAR}).`}{' '}
          Withholding is paid toward your tax of the year; it is not the tax itself. If too little is withheld over the
          year, you may owe tax and a penalty when you file your return.
          {isRoth
            ? null
            : ' For a payment outside the United States and its territories you may not choose less than 10%.'}
        </p>
        <p>
          To find a rate, add up your income of the year without this payment, and look for the last line below that is
          not above it, in the column by which you file. Its rate is the one of your next dollar. If this payment takes
          you past the next line, the part above is taxed at that line’s rate: choose a whole percent between the two.
        </p>
        <table className={styles.table}>
          <caption className={styles.caption}>Marginal rates {RATES_YEAR}: total income from</caption>
          <thead>
            <tr>
              {['Rate', 'Single or married filing separately', 'Married filing jointly', 'Head of household'].map(
                (header) => (
                  <th key={header} scope="col" className={styles.cell}>
                    {header}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {marginalRates.map(({ percent, single, joint, head }) => (
              <tr key={percent}>
                <th scope="row" className={styles.cell}>
                  {percent}%
                </th>
                <td className={styles.cell}>{dollars(single)}</td>
                <td className={styles.cell}>{dollars(joint)}</td>
                <td className={styles.cell}>{dollars(head)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Example: with an income of $60,000 and a payment of $5,000, a single person’s next dollars are taxed at 12%.
        </p>
      </div>
    </details>
  )
}

const dollars = (amount: number) => `$${formatCount(amount)}`
