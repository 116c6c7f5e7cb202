import { graphql, useFragment } from 'react-relay'
import type { LineFacts_detail$key } from '../__generated__/LineFacts_detail.graphql.ts'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { SummaryList, type SummaryRow } from '../kit/ui/SummaryList.tsx'
import { NONE } from '../kit/ui/none.ts'
import { referenceOf } from './reference.ts'

/** The bank's data of a line, followed by the rows of a form about it. */
export function LineFacts({ detailKey, more }: { detailKey: LineFacts_detail$key; more: readonly SummaryRow[] }) {
  const { line, text } = useFragment(
    graphql`
      fragment LineFacts_detail on BankLineDetail @throwOnFieldError {
        line {
          asOf
          isDebit
          amount
          customerReference
          bankReference
        }
        text
      }
    `,
    detailKey,
  )
  return (
    <SummaryList
      rows={[
        { term: 'Date', value: formatDate(line.asOf) },
        { term: line.isDebit ? 'Left the bank' : 'Came in at the bank', value: formatMoney(line.amount) },
        { term: 'Reference', value: referenceOf(line.customerReference, line.bankReference) || NONE },
        { term: 'Bank text', value: text || NONE },
        ...more,
      ]}
    />
  )
}
