import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyErrors } from '../../kit/forms/serverErrors.ts'
import type { UserError } from '../../kit/forms/userError.ts'
import { notices } from '../../kit/notices/notices.ts'
import { notifySaved } from './notifySaved.ts'
import { generalMessage, type SaveTexts } from './texts.ts'
import { useRequestFile, type RequestKey } from './useRequestFile.ts'

interface Answer {
  ok: boolean
  errors: readonly UserError[]
  /** What of the request waits for a second person, once it is saved. */
  waitsFor: string | null
}

export interface RequestEdit {
  file: ReturnType<typeof useRequestFile>
  /** What the server said about the request as a whole. */
  message: string | null
}

interface Work<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  texts: SaveTexts
  request: RequestKey
  save: () => Promise<Answer>
  onSaved: () => void
}

const fileFailed = 'The request was saved. Its file was not stored: please save once more to send it.'

/** Saves an edit: first the fields, then the file, so that nothing stays of an edit that was refused. */
export function useRequestEdit(): RequestEdit & {
  run: <In extends FieldValues, Out>(work: Work<In, Out>) => Promise<void>
} {
  const file = useRequestFile()
  const [message, setMessage] = useState<string | null>(null)
  const [saved, setSaved] = useState<Answer | null>(null)

  async function run<In extends FieldValues, Out>(work: Work<In, Out>) {
    const { form, texts, request, save, onSaved } = work
    setMessage(null)
    if (!(await file.check())) return form.setError('root.server', { type: 'server', message: texts.failed })
    // Saved before, only the file is missing: unless something else was changed since.
    const answer = saved && !form.formState.isDirty ? saved : await save()
    if (answer.ok) {
      const sent = await file.send(request)
      if (!sent.ok) {
        setSaved(answer)
        form.reset(form.getValues())
        notices.error('Error', fileFailed)
        return form.setError('root.server', { type: 'server', message: fileFailed })
      }
      notifySaved(texts, answer.waitsFor)
      return onSaved()
    }
    applyErrors(form, answer.errors)
    setMessage(generalMessage(answer.errors))
    form.setError('root.server', { type: 'server', message: texts.failed })
  }

  return { file, message, run }
}
