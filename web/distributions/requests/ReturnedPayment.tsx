import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, type ReactNode } from 'react'
import { useQueryLoader } from 'react-relay'
import type { EvidenceModalQuery } from '../../__generated__/EvidenceModalQuery.graphql.ts'
import { evidenceQuery, type Asked } from './EvidenceModal.tsx'

const useStyles = makeStyles({
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: 600, marginBlockEnd: '8px' },
  text: { marginBlockEnd: '8px' },
})

interface Props {
  accountOwnerId: number
  heading: string
  /** What can be done with the money, and what it means for the tax forms. */
  text: string
  /** Label of the button that opens the form. */
  action: string
  form: (asked: Asked) => ReactNode
}

/** What staff can do with a returned payment of an earlier tax year. */
export function ReturnedPayment({ accountOwnerId, heading, text, action, form }: Props) {
  const styles = useStyles()
  // Loads the documents while the code of the form is loading.
  const [queryRef, load, close] = useQueryLoader<EvidenceModalQuery>(evidenceQuery)
  const open = () => load({ accountOwnerId }, { fetchPolicy: 'network-only' })
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.text}>{text}</p>
      <Button aria-haspopup="dialog" onClick={open}>
        {action}
      </Button>
      {queryRef ? <Suspense fallback={null}>{form({ queryRef, onRetry: open, onClose: close })}</Suspense> : null}
    </section>
  )
}
