import type { ClipboardEvent } from 'react'
import { amountOf } from '../../../contract/typedNumbers.ts'

const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/
const DIGITS = /^[\d.]+$/

interface Options {
  read: (amount: number) => void
  refused: () => void
}

/**
 * Paste handler of a number field. Without it, the field would use the digits of any text: "12,50" as 1250 and "(500)"
 * as 500. Pasted plain digits are inserted at the cursor as usual.
 */
export function pastedAmount({ read, refused }: Options) {
  return (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    const amount = amountOf(text.replace(/%\s*$/, ''))
    const isAmount = AMOUNT.test(amount)
    if (text.trim() === '' || (isAmount && DIGITS.test(text.trim()))) return
    event.preventDefault()
    if (isAmount) read(Number(amount))
    else refused()
  }
}
