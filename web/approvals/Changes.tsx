import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Changes_approval$key } from '../__generated__/Changes_approval.graphql.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { NONE } from '../kit/ui/none.ts'

interface Props {
  approvalKey: Changes_approval$key
  /** Rows above and below the changes. */
  first?: ComponentProps<typeof SummaryList>['rows']
  more?: ComponentProps<typeof SummaryList>['rows']
}

/** Values before and after, for the approver. */
export function Changes({ approvalKey, first = [], more = [] }: Props) {
  const { changes } = useFragment(
    graphql`
      fragment Changes_approval on Approval @throwOnFieldError {
        changes {
          label
          before
          after
        }
      }
    `,
    approvalKey,
  )
  const rows = changes.map(({ label, before, after }) => ({
    term: label,
    value: before === null || before === undefined ? (after ?? NONE) : `${before} → ${after ?? NONE}`,
  }))
  return <SummaryList rows={[...first, ...rows, ...more]} />
}
