import { createContext, useContext, useEffect } from 'react'

interface FormFields {
  id: string
  /** Labels of the form's fields, by field name. */
  labels: Map<string, string>
}

export const FormFieldsContext = createContext<FormFields>({ id: '', labels: new Map() })

export function useFormFields(): FormFields {
  return useContext(FormFieldsContext)
}

/** Returns the id of a field's input, and registers the field's label. The error summary uses both. */
export function useFieldId(name: string, label: string): string {
  const { id, labels } = useFormFields()
  useEffect(() => {
    labels.set(name, label)
  }, [labels, name, label])
  return `${id}-${name}`
}
