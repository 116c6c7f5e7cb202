import { createContext, useContext, useEffect } from 'react'

interface FormFields {
  id: string
  /** Labels of the fields, by their names in the form. */
  labels: Map<string, string>
}

export const FormFieldsContext = createContext<FormFields>({ id: '', labels: new Map() })

export function useFormFields(): FormFields {
  return useContext(FormFieldsContext)
}

/** Id of a field's input, and registers its label. The error summary uses both. */
export function useFieldId(name: string, label: string): string {
  const { id, labels } = useFormFields()
  useEffect(() => {
    labels.set(name, label)
  }, [labels, name, label])
  return `${id}-${name}`
}
