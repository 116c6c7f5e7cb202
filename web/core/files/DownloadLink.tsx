import { useLinkStyles } from '../../kit/ui/linkStyles.ts'
import { downloadFile } from './download.ts'

interface Props {
  path: string
  fileName: string
  /** Shown in place of its name, which is read out. */
  label?: string | undefined
  onOpen?: (() => void) | undefined
}

/** A file of the portal; a failure is told in a notice, and a new tab or a copied address still work. */
export function DownloadLink({ path, fileName, label, onOpen }: Props) {
  const styles = useLinkStyles()
  // A guid of one character or less names no file.
  if (/^\/files\/(attachment|document\/\d+)\/.?$/.test(path)) return <>{fileName}</>
  return (
    <a
      className={styles.link}
      href={path}
      download={fileName}
      aria-label={label && fileName}
      onClick={(event) => {
        onOpen?.()
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void downloadFile(path, fileName)
      }}
    >
      {label ?? fileName}
    </a>
  )
}
