import { Input, type InputProps } from '@fluentui/react-components'
import type { Ref } from 'react'
import { NumberFormatBase, usePatternFormat, type PatternFormatProps } from 'react-number-format'
import { PHONE, phoneDigits } from '../../../contract/typedNumbers.ts'

interface Props extends Omit<PatternFormatProps<InputProps>, 'format' | 'onValueChange'> {
  getInputRef: Ref<HTMLInputElement>
  value: string
  onDigits: (digits: string) => void
}

const FITS = /^\d{0,10}$/

/**
 * A phone input that formats ten digits as (512) 555-0179 and drops the country code 1. A longer pasted number keeps
 * all digits, because its first ten digits could be another person's number.
 */
export function PhoneInput({ onDigits, ...props }: Props) {
  const pattern = usePatternFormat<InputProps>({
    ...props,
    customInput: Input,
    format: '(###) ###-####',
    mask: '_',
    onValueChange: (typed, { source }) => {
      if (source === 'event') onDigits(typed.value)
    },
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
  })
  return (
    <NumberFormatBase<InputProps>
      {...pattern}
      format={(digits) => (FITS.test(digits) ? (pattern.format?.(digits) ?? digits) : digits)}
      removeFormatting={(text, change) => {
        const digits = phoneDigits(text.replaceAll('_', ''))
        if (PHONE.test(digits) || (isPasted(change) && !FITS.test(digits))) return digits
        return pattern.removeFormatting?.(text, change) ?? text
      }}
    />
  )
}

/** Whether several characters arrived at the same time: by paste, autofill or dictation. */
function isPasted(change: { to: { start: number; end: number } } | undefined): boolean {
  return change !== undefined && change.to.end - change.to.start > 1
}
