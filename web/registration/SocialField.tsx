import { Button, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { FormField } from '../kit/forms/FormField.tsx'
import { masked, withDashes } from './socialNumber.ts'

/** Readable while it is typed, hidden as soon as the field is left. */
export function SocialField({ name, label }: { name: string; label: string }) {
  const [focused, setFocused] = useState(false)
  const [shown, setShown] = useState(false)
  return (
    <FormField name={name} label={label} hint="9 digits, with or without dashes" required>
      {({ ref, value, onChange, onBlur, ...field }) => {
        const typed = (value as string | undefined) ?? ''
        return (
          <Input
            {...field}
            input={{ ref }}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            value={focused ? typed : shown ? withDashes(typed) : masked(typed)}
            onFocus={() => setFocused(true)}
            onChange={(_, data) => onChange(data.value)}
            onBlur={() => {
              setFocused(false)
              onBlur()
            }}
            contentAfter={
              <Button
                size="small"
                appearance="transparent"
                aria-label={shown ? 'Hide the number' : 'Show the number'}
                aria-controls={field.id}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? 'Hide' : 'Show'}
              </Button>
            }
          />
        )
      }}
    </FormField>
  )
}
