import { makeStyles } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { DownloadLink } from '../core/files/DownloadLink.tsx'
import { useCardLayout } from '../kit/page/useCardLayout.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { useLinkStyles } from '../kit/ui/linkStyles.ts'
import { lazyPart } from '../kit/page/lazyPart.ts'

const DocumentPreview = lazyPart(async () => ({ default: (await import('./DocumentPreview.tsx')).DocumentPreview }))

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '4px' },
  look: { whiteSpace: 'nowrap' },
})

interface Props {
  path: string
  fileName: string
}

/** A document to download. A PDF can also be opened in place or, in a narrow layout, in a new tab. */
export function DocumentName({ path, fileName }: Props) {
  const styles = useStyles()
  const links = useLinkStyles()
  const isNarrow = useCardLayout()
  const [isOpen, setOpen] = useState(false)
  const canShow = fileName.toLowerCase().endsWith('.pdf')
  return (
    <span className={styles.root}>
      <DownloadLink path={path} fileName={fileName} />
      {canShow && isNarrow ? (
        <a className={links.link} href={`${path}?show`} target="_blank" rel="noopener" aria-label={`Open ${fileName}`}>
          Open
        </a>
      ) : null}
      {canShow && !isNarrow && navigator.pdfViewerEnabled ? (
        <TextButton className={styles.look} aria-label={`Preview ${fileName}`} onClick={() => setOpen(true)}>
          Preview
        </TextButton>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <DocumentPreview path={path} fileName={fileName} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  )
}
