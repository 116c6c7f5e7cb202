import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  number: { fontWeight: 600 },
  // The account type moves to the next line as a whole, in every font.
  type: { display: 'inline-block', color: tokens.colorNeutralForeground3 },
})

/** Account number and type: "100001 (Traditional IRA)". */
export function AccountName({ number, type }: { number: string; type: string }) {
  const styles = useStyles()
  return (
    <span>
      <span className={styles.number}>{number}</span> <span className={styles.type}>({type})</span>
    </span>
  )
}
