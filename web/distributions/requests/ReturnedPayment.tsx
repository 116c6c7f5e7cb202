import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { ReturnedPaymentQuery } from '../../__generated__/ReturnedPaymentQuery.graphql.ts'
import type { UploadSelect_accountOwner$key } from '../../__generated__/UploadSelect_accountOwner.graphql.ts'
import { ForOwner } from '../../core/screens/ForOwner.tsx'
import { Section } from '../../core/screens/Section.tsx'
import { Modal } from '../../kit/ui/Modal.tsx'

const query = graphql`
  query ReturnedPaymentQuery($accountOwnerId: Int!) @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        firstName
        lastName
        ...UploadSelect_accountOwner
      }
    }
  }
`

const useStyles = makeStyles({
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: 600, marginBlockEnd: '8px' },
  text: { marginBlockEnd: '8px' },
})

/** What the form in the dialog gets. */
export interface InDialog {
  accountOwnerId: number
  ownerKey: UploadSelect_accountOwner$key | null | undefined
  /** Names the owner beside the buttons. */
  aside: ReactNode
  onClose: () => void
}

interface Props {
  accountOwnerId: number
  heading: string
  /** What can be done with the money, and what it means for the tax forms. */
  text: string
  /** Label of the button that opens the dialog. */
  action: string
  title: string
  form: (inDialog: InDialog) => ReactNode
}

/** What staff can do with a returned payment of an earlier tax year, with one of the owner's documents as evidence. */
export function ReturnedPayment({ accountOwnerId, heading, text, action, title, form }: Props) {
  const styles = useStyles()
  // Loads the documents while the code of the form is loading.
  const [queryRef, load, onClose] = useQueryLoader<ReturnedPaymentQuery>(query)
  const open = () => load({ accountOwnerId }, { fetchPolicy: 'network-only' })
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.text}>{text}</p>
      <Button aria-haspopup="dialog" onClick={open}>
        {action}
      </Button>
      {queryRef ? (
        <Modal title={title} open onClose={onClose}>
          <Section onRetry={open}>
            <Loaded queryRef={queryRef} accountOwnerId={accountOwnerId} onClose={onClose} form={form} />
          </Section>
        </Modal>
      ) : null}
    </section>
  )
}

interface LoadedProps extends Pick<Props, 'accountOwnerId' | 'form'> {
  queryRef: PreloadedQuery<ReturnedPaymentQuery>
  onClose: () => void
}

function Loaded({ queryRef, accountOwnerId, onClose, form }: LoadedProps) {
  const owner = usePreloadedQuery<ReturnedPaymentQuery>(query, queryRef).viewer?.accountOwner
  const name = owner && `${owner.firstName} ${owner.lastName}`
  return form({
    accountOwnerId,
    ownerKey: owner,
    aside: <ForOwner accountOwnerId={accountOwnerId} name={name} />,
    onClose,
  })
}
