import { makeStyles, tokens } from '@fluentui/react-components'
import { choose } from '../kit/page/displaySettings.ts'
import { FrameButton } from '../kit/page/FrameButton.tsx'
import { useAmountsHidden } from '../kit/page/useChoice.ts'
import { Money } from '../kit/ui/Money.tsx'

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    rowGap: '8px',
    columnGap: '12px',
    marginBlockEnd: '16px',
  },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  sum: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
    letterSpacing: '-0.01em',
  },
  hide: { marginInlineStart: 'auto', '@media print': { display: 'none' } },
})

/** What all accounts hold together; the switch hides every sum on this device. */
export function TotalBalance({ amount }: { amount: number }) {
  const styles = useStyles()
  const isHidden = useAmountsHidden()
  return (
    <p className={styles.line}>
      <span className={styles.label}>Total</span>
      <strong className={styles.sum}>
        <Money amount={amount} />
      </strong>
      <FrameButton
        className={styles.hide}
        aria-pressed={isHidden}
        onClick={() => choose('amounts', isHidden ? '' : 'hidden')}
      >
        Hide amounts
      </FrameButton>
    </p>
  )
}
