/** One return, as every writer gets it. Amounts are in cents; boxes that the form does not have are 0 or false. */
export interface TaxReturn {
  taxFormId: number
  /** The row in which IRIS has the return that a correction replaces; null if no receipt was recorded. */
  original: { receipt: string | null; record: number } | null
  form: '1099-R' | '5498'
  year: number
  /**
   * '' for an original, 'G' for a replacement of an earlier return, 'C' for the correct return after a wrong number
   * or name.
   */
  sign: '' | 'G' | 'C'
  accountNumber: string
  recipient: {
    tin: string
    /** A person's social security number, or the employer identification number of an estate or a trust. */
    tinKind: 'SSN' | 'EIN'
    /** First name; '' for an estate or a trust, whose whole name is in `lastName`. */
    firstName: string
    lastName: string
    address: string
    city: string
    state: string
    zip: string
  }
  isRoth: boolean
  /** Distribution code; '' on Form 5498. */
  code: string
  gross: bigint
  /** The taxable amount; null prints as blank. */
  taxable: bigint | null
  isTaxableUndetermined: boolean
  isTotalDistribution: boolean
  federal: bigint
  states: ReadonlyArray<{ state: string; tax: bigint; distribution: bigint }>
  rollover: bigint
  /** Box 13a of Form 5498, self-certified (box 13c, SC). */
  lateRollover: bigint
  value: bigint
  isMinimumRequired: boolean
}
