import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense, useState, type ReactNode } from 'react'
import { DOCUMENT_TYPE_NAME } from '../../contract/documentType.ts'
import { DownloadLink } from '../core/files/DownloadLink.tsx'
import { small } from '../kit/page/layout.ts'
import { useCardLayout } from '../kit/page/useCardLayout.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { useLinkStyles } from '../kit/ui/linkStyles.ts'
import { documentTitle } from './documentTitle.ts'
import { lazyPart } from '../kit/page/lazyPart.ts'

const DocumentPreview = lazyPart(async () => ({ default: (await import('./DocumentPreview.tsx')).DocumentPreview }))

const useStyles = makeStyles({
  // The link to open the document is at the end of the line, whatever the length of the name.
  root: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '16px' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  title: { fontWeight: 600 },
  below: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '12px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  open: { flexShrink: 0, fontWeight: 600, [small]: { paddingBlock: '11px', marginBlock: '-8px' } },
  look: { whiteSpace: 'nowrap' },
})

/** Types of documents whose files the custodian names. The owner named all other files. */
const ours = [DOCUMENT_TYPE_NAME.custodialAgreement, DOCUMENT_TYPE_NAME.distributionForm]

interface Props {
  path: string
  fileName: string
  documentType: string
  /** Text below the name on a card. */
  children?: ReactNode
}

/** A document to download. A PDF can also be opened over the list or, in a narrow layout, in a new tab. */
export function DocumentName({ path, fileName, documentType, children }: Props) {
  const styles = useStyles()
  const links = useLinkStyles()
  const isNarrow = useCardLayout()
  const [isOpen, setOpen] = useState(false)
  const title = documentTitle(fileName)
  const canShow = fileName.toLowerCase().endsWith('.pdf')
  return (
    <span className={styles.root}>
      <span className={styles.words}>
        {title ? <span className={styles.title}>{title}</span> : null}
        <span>
          <DownloadLink path={path} fileName={fileName} />
        </span>
        {children ? <span className={styles.below}>{children}</span> : null}
      </span>
      {canShow && isNarrow ? (
        <a
          className={mergeClasses(links.link, styles.open)}
          href={`${path}?show`}
          target="_blank"
          rel="noopener"
          aria-label={`Open ${fileName}`}
        >
          Open
        </a>
      ) : null}
      {canShow && !isNarrow && navigator.pdfViewerEnabled ? (
        <TextButton
          className={styles.look}
          data-print="hide"
          aria-label={`Open ${fileName}`}
          onClick={() => setOpen(true)}
        >
          Open
        </TextButton>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <DocumentPreview
            path={path}
            fileName={fileName}
            title={title ?? (ours.includes(documentType) ? documentType : fileName)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </span>
  )
}
