import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Approvals_viewer$key } from '../__generated__/Approvals_viewer.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { Section } from '../core/screens/Section.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'
import type { Shown } from './ApprovalItem.tsx'

// The items load separately, because most lists are empty. The screen waits for them, to avoid a layout shift.
const ApprovalItem = lazyPart(async () => ({ default: (await import('./ApprovalItem.tsx')).ApprovalItem }))

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', rowGap: '32px' },
  rows: { rowGap: '12px' },
  more: { marginBlockStart: '16px' },
  within: { marginBlockStart: '20px' },
  heading: {
    marginBlockEnd: '12px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
  },
})

interface Props {
  /** Omitted if the user may not decide. */
  viewerKey: Approvals_viewer$key | null | undefined
  /** True to show each of several approvals as a collapsed row, which expands to the values and the actions. */
  folds?: boolean
  shown?: Shown
}

/**
 * Approvals that wait for a second person, on the screen on which they were requested. Renders nothing without
 * approvals. If the approvals fail to load, the screen still works.
 */
export function Approvals({ viewerKey, folds = false, shown }: Props) {
  return viewerKey ? (
    <Section waitsWithScreen>
      <ApprovalList viewerKey={viewerKey} folds={folds} shown={shown} />
    </Section>
  ) : null
}

interface ListProps {
  viewerKey: Approvals_viewer$key
  folds: boolean
  shown: Shown | undefined
}

function ApprovalList({ viewerKey, folds, shown }: ListProps) {
  const styles = useStyles()
  const { approvals } = useFragment(
    graphql`
      fragment Approvals_viewer on Viewer
      @argumentDefinitions(
        effect: { type: "String" }
        entity: { type: "String" }
        subjectId: { type: "String" }
        accountId: { type: "Int" }
        accountOwnerId: { type: "Int" }
      )
      @throwOnFieldError {
        approvals(
          effect: $effect
          entity: $entity
          subjectId: $subjectId
          accountId: $accountId
          accountOwnerId: $accountOwnerId
          first: 20
        ) {
          totalCount
          edges {
            node {
              id
              ...ApprovalItem_approval
            }
          }
        }
      }
    `,
    viewerKey,
  )
  if (!approvals || approvals.edges.length === 0) return null
  const more = approvals.totalCount - approvals.edges.length
  const list = (
    <>
      <ul className={mergeClasses(styles.list, folds && styles.rows)}>
        {approvals.edges.map(({ node }) => (
          <li key={node.id}>
            <ApprovalItem approvalKey={node} folds={folds && approvals.edges.length > 1} shown={shown} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.more}>{`${more} more are shown once these are decided.`}</p> : null}
    </>
  )
  const heading = 'Waits for a second person'
  if (!shown) return <Card heading={heading}>{list}</Card>
  return (
    <section className={styles.within}>
      <h3 className={styles.heading}>{heading}</h3>
      {list}
    </section>
  )
}
