/** The reference of a bank line: the check or trace number, or without one the bank's own reference. */
export const referenceOf = (customerReference: string, bankReference: string): string =>
  customerReference || bankReference
