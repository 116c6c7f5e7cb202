import { Input, type InputProps } from '@fluentui/react-components'
import type { Ref } from 'react'
import { NumberFormatBase, usePatternFormat, type PatternFormatProps } from 'react-number-format'
import { isPhone, phoneDigits } from './separators.ts'

interface Props extends Omit<PatternFormatProps<InputProps>, 'format' | 'onValueChange'> {
  getInputRef: Ref<HTMLInputElement>
  value: string
  onDigits: (digits: string) => void
}

/** Shows ten digits as (512) 555-0179. Drops the country code 1 of a pasted or autofilled number. */
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
      removeFormatting={(text, change) => {
        const digits = phoneDigits(text.replaceAll('_', ''))
        return isPhone(digits) ? digits : (pattern.removeFormatting?.(text, change) ?? text)
      }}
    />
  )
}
