import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { usePreloadedQuery } from 'react-relay'
import type { useBankLookupQuery } from '../../__generated__/useBankLookupQuery.graphql.ts'
import { bankQuery, type BankRef } from './useBankLookup.ts'
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts'

const useStyles = makeStyles({
  status: visuallyHidden,
  // Gives the read-only bank name the shape of the inputs next to it.
  value: { width: '100%', '& input::placeholder': { color: tokens.colorNeutralForeground2 } },
})

export function FoundBankName({ bankRef }: { bankRef: BankRef }) {
  const { viewer } = usePreloadedQuery<useBankLookupQuery>(bankQuery, bankRef)
  return <BankName name={viewer?.bank?.valid ? (viewer.bank.name ?? '') : ''} />
}

/** Shows the bank of the routing number, which users can't edit. Screen readers announce it when it appears. */
export function BankName({ name }: { name: string }) {
  const styles = useStyles()
  return (
    <div>
      <Field label="Bank Name">
        <Input
          readOnly
          appearance="filled-darker"
          className={styles.value}
          placeholder="Filled in from your routing number"
          value={name}
        />
      </Field>
      <output className={styles.status}>{name}</output>
    </div>
  )
}
