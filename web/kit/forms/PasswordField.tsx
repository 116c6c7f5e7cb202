import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { FormField, type FieldBase } from './FormField.tsx'
import { Button } from '../ui/Button.tsx'

interface Props extends FieldBase {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ autoComplete, ...base }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <FormField {...base}>
      {({ ref, value, onChange, ...field }) => (
        <Input
          {...field}
          input={{ ref }}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          value={(value as string | undefined) ?? ''}
          onChange={(_, data) => onChange(data.value)}
          contentAfter={
            <Button
              size="small"
              appearance="transparent"
              aria-controls={field.id}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide' : 'Show'}
            </Button>
          }
        />
      )}
    </FormField>
  )
}
