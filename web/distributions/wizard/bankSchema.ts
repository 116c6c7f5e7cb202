import * as z from '../../kit/forms/zod.ts'
import { hasValidCheckDigit } from './routingNumber.ts'

export const invalidRouting = 'Invalid Routing Number'

/** `mask` stands for the stored account number. Sending it unchanged keeps the stored number. */
export function bankSchema(mask: string | null) {
  return z
    .object({
      routingNumber: z.string().check(
        z.regex(/^\d{9}$/, 'Routing number must be 9 digits.'),
        z.refine((digits) => hasValidCheckDigit(digits), invalidRouting),
      ),
      accountNumber: z.string().check(
        z.minLength(1, 'Required'),
        z.refine((text) => text === mask || /^[0-9A-Za-z]{1,17}$/.test(text), 'Please enter a valid account number'),
      ),
      confirmAccountNumber: z.string().check(z.minLength(1, 'Required')),
    })
    .check(
      z.refine((values) => values.accountNumber === values.confirmAccountNumber, {
        path: ['confirmAccountNumber'],
        error: 'Account numbers do not match',
        // Compare the two numbers even if other fields have errors.
        when: () => true,
      }),
    )
}

export type BankValues = z.output<ReturnType<typeof bankSchema>>
