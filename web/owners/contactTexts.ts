interface Address {
  address1: string
  address2: string | null | undefined
  city: string
  state: string
  zip: string
}

/** An address on one line: "12 Main St, Austin, TX 78701". */
export function addressText({ address1, address2, city, state, zip }: Address): string {
  return [[address1, address2].filter(Boolean).join(', '), `${city}, ${state} ${zip}`].join(', ')
}

/** Formats "5125550100" as "(512) 555-0100". */
export function phoneText(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}
