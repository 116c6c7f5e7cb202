import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DownloadLink } from './DownloadLink.tsx'

const useStyles = makeStyles({
  // In a narrow column, the text wraps between words into a few lines.
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
  /** Text shown instead of the file name where space is short. */
  label?: string
  warning: string | null | undefined
}

/** A link to a file, with a warning to read before the download. */
export function WarnedFile({ path, fileName, label, warning }: Props) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(!label && styles.name)}>
      <DownloadLink path={path} fileName={fileName} label={label} />
      {warning ? <span className={styles.warning}>Warning: {warning} Open it with care.</span> : null}
    </span>
  )
}
