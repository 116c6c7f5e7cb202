import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LastOfOwner_accountOwner$key } from '../__generated__/LastOfOwner_accountOwner.graphql.ts'
import { DownloadLink } from '../core/files/DownloadLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { formatDateTime } from '../kit/ui/format.ts'
import { PinnedMark } from '../notes/PinnedMark.tsx'

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    columnGap: '32px',
    rowGap: '24px',
  },
  heading: { marginBlockEnd: '8px', fontSize: tokens.fontSizeBase300, fontWeight: 600 },
  list: { display: 'flex', flexDirection: 'column', rowGap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  item: { overflowWrap: 'anywhere' },
  strong: { fontWeight: 500 },
  // Show only the beginning of a note, because the link below opens the whole note.
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
    whiteSpace: 'pre-line',
  },
  small: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  all: { display: 'inline-block', marginBlockStart: '12px' },
})

/** The latest notes, documents and changes of an owner, pinned notes first. */
export function LastOfOwner({ accountOwnerKey }: { accountOwnerKey: LastOfOwner_accountOwner$key }) {
  const styles = useStyles()
  const { notes, documents, lastChanges } = useFragment(
    graphql`
      fragment LastOfOwner_accountOwner on AccountOwner
      @argumentDefinitions(readsNotes: { type: "Boolean!" })
      @throwOnFieldError {
        notes(first: 3, sort: PINNED_DESC) @include(if: $readsNotes) {
          edges {
            node {
              id
              title
              noteText
              email
              modifiedAt
              isPinned
            }
          }
        }
        documents(first: 3, sort: MODIFIED_DESC) {
          edges {
            node {
              id
              fileName
              documentType
              modifiedAt
              downloadPath
            }
          }
        }
        lastChanges {
          auditId
          at
          email
          title
          subject
        }
      }
    `,
    accountOwnerKey,
  )
  return (
    <div className={styles.parts}>
      {notes ? (
        <Part
          heading="Notes"
          none="No notes found for user."
          all={
            <ScreenLink to="/note" className={styles.all}>
              All notes
            </ScreenLink>
          }
        >
          {notes.edges.map(({ node }) => (
            <li key={node.id} className={styles.item}>
              <span className={styles.strong}>{node.title}</span>
              {node.isPinned ? <PinnedMark /> : null}
              <span className={styles.text}>{node.noteText}</span>
              <span className={styles.small}>{`${formatDateTime(node.modifiedAt)}, ${node.email}`}</span>
            </li>
          ))}
        </Part>
      ) : null}
      <Part
        heading="Documents"
        none="No documents yet."
        all={
          <ScreenLink to="/document" className={styles.all}>
            All documents
          </ScreenLink>
        }
      >
        {(documents?.edges ?? []).map(({ node }) => (
          <li key={node.id} className={styles.item}>
            <DownloadLink path={node.downloadPath} fileName={node.fileName} />
            <span className={styles.small}>{`${node.documentType}, ${formatDateTime(node.modifiedAt)}`}</span>
          </li>
        ))}
      </Part>
      <Part heading="Last changes" none="Nothing changed yet.">
        {lastChanges.map(({ auditId, at, email, title, subject }) => (
          <li key={auditId} className={styles.item}>
            <span className={styles.strong}>{title}</span>
            <span className={styles.small}>{subject}</span>
            <span className={styles.small}>{`${formatDateTime(at)}, ${email ?? 'by the portal'}`}</span>
          </li>
        ))}
      </Part>
    </div>
  )
}

interface PartProps {
  heading: string
  none: string
  all?: ReactNode
  children: readonly ReactNode[]
}

function Part({ heading, none, all, children }: PartProps) {
  const styles = useStyles()
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      {children.length > 0 ? <ul className={styles.list}>{children}</ul> : <p className={styles.small}>{none}</p>}
      {all}
    </section>
  )
}
