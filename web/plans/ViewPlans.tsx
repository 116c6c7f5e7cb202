import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useQueryLoader } from 'react-relay'
import type { RelatedPlansQuery } from '../__generated__/RelatedPlansQuery.graphql.ts'
import { Modal } from '../kit/ui/Modal.tsx'
import { Section } from '../core/screens/Section.tsx'
import { query, RelatedPlans } from './RelatedPlans.tsx'

interface Props {
  id: string
  name: string
}

/** Button that lists related plans. Pressing the pointer starts the fetch before the click. */
export function ViewPlans({ id, name }: Props) {
  const [queryRef, load] = useQueryLoader<RelatedPlansQuery>(query)
  const [open, setOpen] = useState(false)
  const fetchNow = () => load({ id }, { fetchPolicy: 'store-and-network' })
  return (
    <>
      <Button
        size="small"
        aria-label={`View Plans, ${name}`}
        onPointerDown={fetchNow}
        onClick={(event) => {
          // Start the fetch here after a key press, which causes no pointer event.
          if (event.detail === 0 || !queryRef) fetchNow()
          setOpen(true)
        }}
      >
        View Plans
      </Button>
      <Modal title="Related Plans" open={open} onClose={() => setOpen(false)}>
        <Section onRetry={() => load({ id }, { fetchPolicy: 'network-only' })}>
          {queryRef ? <RelatedPlans queryRef={queryRef} /> : null}
        </Section>
      </Modal>
    </>
  )
}
