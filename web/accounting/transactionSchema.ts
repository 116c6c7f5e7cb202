import * as z from '../kit/forms/zod.ts'

/** Schema of a manual transaction. `bookId` identifies the book of the selected account. */
export const transactionSchema = z.object({
  type: z.enum(['FEE_ADJUSTMENT', 'TAX_PAYMENT'], 'Please select a valid transaction type'),
  bookId: z.string().check(z.minLength(1, 'Please select a valid account')),
  amount: z.number('Please enter a valid amount').check(z.gte(0.01, 'Please enter a valid amount')),
  note: z.string(),
  /** The fee that an adjustment refunds, by the transaction type that charged the fee. */
  feeType: z.enum(['DISTRIBUTION_FEE', 'ANNUAL_FEE']),
})
