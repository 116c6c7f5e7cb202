import { graphql, readInlineData } from 'react-relay'
import type { contactTexts_address$key } from '../__generated__/contactTexts_address.graphql.ts'

/** Formats an address on one line: "12 Main St, Austin, TX 78701". */
export function addressText(addressKey: contactTexts_address$key): string {
  const { address1, address2, city, state, zip } = readInlineData(
    graphql`
      fragment contactTexts_address on Address @inline @throwOnFieldError {
        address1
        address2
        city
        state
        zip
      }
    `,
    addressKey,
  )
  return [[address1, address2].filter(Boolean).join(', '), `${city}, ${state} ${zip}`].join(', ')
}

/** Formats "5125550100" as "(512) 555-0100". */
export function phoneText(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}
