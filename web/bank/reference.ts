interface Line {
  customerReference: string
  bankReference: string
}

/** The reference of a bank line: the check or trace number, or without one the bank's own reference. */
export const referenceOf = ({ customerReference, bankReference }: Line): string => customerReference || bankReference
