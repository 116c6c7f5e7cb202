import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DownloadLink } from './DownloadLink.tsx'

const useStyles = makeStyles({
  // In a full table it is broken into a few lines, not into syllables.
  name: { display: 'block', minWidth: '14ch', overflowWrap: 'anywhere' },
  warning: {
    display: 'block',
    maxWidth: '40ch',
    marginBlockStart: '4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusWarningForeground3,
  },
})

interface Props {
  path: string
  fileName: string
  /** In place of its name, where there is little room. */
  label?: string
  warning: string | null | undefined
}

/** A file to download, with what to know before it is opened. */
export function WarnedFile({ path, fileName, label, warning }: Props) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(!label && styles.name)}>
      <DownloadLink path={path} fileName={fileName} label={label} />
      {warning ? <span className={styles.warning}>Warning: {warning} Open it with care.</span> : null}
    </span>
  )
}
