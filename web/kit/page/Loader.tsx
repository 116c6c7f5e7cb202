import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: { display: 'flex', justifyContent: 'center', alignItems: 'center', columnGap: '8px', padding: '8px' },
  dot: {
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    backgroundColor: tokens.colorBrandBackground,
    animationName: { '0%, 80%, 100%': { opacity: 0.25 }, '40%': { opacity: 1 } },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  second: { animationDelay: '160ms' },
  third: { animationDelay: '320ms' },
})

/** A loading indicator of three dots. */
export function Loader({ label = 'Loading' }: { label?: string }) {
  const styles = useStyles()
  return (
    <output aria-label={label} className={styles.root}>
      <span className={styles.dot} />
      <span className={`${styles.dot} ${styles.second}`} />
      <span className={`${styles.dot} ${styles.third}`} />
    </output>
  )
}
