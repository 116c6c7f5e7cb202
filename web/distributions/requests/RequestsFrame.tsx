import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Approvals_viewer$key } from '../../__generated__/Approvals_viewer.graphql.ts'
import { Approvals } from '../../approvals/Approvals.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { listLabel } from './requestAddress.ts'
import type { RequestList } from './requestLists.ts'
import { kindTexts, type RequestKind } from './texts.ts'

const useStyles = makeStyles({ cards: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

interface Props {
  kind: RequestKind
  list: RequestList
  approvalsKey: Approvals_viewer$key
  children: ReactNode
}

/** A list of requests below its heading and below what waits for a second person. */
export function RequestsFrame({ kind, list, approvalsKey, children }: Props) {
  return (
    <>
      <PageHeading>{`${kindTexts[kind].plural}: ${listLabel(list)}`}</PageHeading>
      <div className={useStyles().cards}>
        <Approvals viewerKey={approvalsKey} />
        <Card around="list">{children}</Card>
      </div>
    </>
  )
}
