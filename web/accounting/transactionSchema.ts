import * as z from '../kit/forms/zod.ts'

/** A transaction posted by hand; `bookId` is the account's book. */
export const transactionSchema = z.object({
  type: z.enum(['FEE_ADJUSTMENT', 'TAX_PAYMENT'], 'Please select a valid transaction type'),
  bookId: z.string().check(z.minLength(1, 'Please select a valid account')),
  amount: z.number('Please enter a valid amount').check(z.gte(0.01, 'Please enter a valid amount')),
  note: z.string(),
  /** The refunded fee of an adjustment, by the transaction type that charged it. */
  feeType: z.enum(['DISTRIBUTION_FEE', 'ANNUAL_FEE']),
})
