import { createContext, useContext, useEffect } from 'react'

interface FormFields {
  id: string
  /** Labels of the fields by their name in the form. */
  labels: Map<string, string>
}

export const FormFieldsContext = createContext<FormFields>({ id: '', labels: new Map() })

export function useFormFields(): FormFields {
  return useContext(FormFieldsContext)
}

/** Id of a field's input, which its entry in the error summary links to and names. */
export function useFieldId(name: string, label: string): string {
  const { id, labels } = useFormFields()
  useEffect(() => {
    labels.set(name, label)
  }, [labels, name, label])
  return `${id}-${name}`
}
