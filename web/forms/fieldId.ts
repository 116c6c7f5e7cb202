import { createContext, useContext } from 'react'

export const FormIdContext = createContext('')

export function useFieldIdPrefix(): string {
  return useContext(FormIdContext)
}

/** The id of a field's input, which its line in the error summary points to. */
export function useFieldId(name: string): string {
  return `${useContext(FormIdContext)}-${name}`
}
