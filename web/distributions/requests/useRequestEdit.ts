import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { keepTyped } from '../../kit/forms/keepTyped.ts'
import { applyErrors } from '../../kit/forms/serverErrors.ts'
import { notices } from '../../kit/notices/notices.ts'
import type { EditValues } from './editForm.ts'
import { notifySaved, type Answer, type Saved } from './notifySaved.ts'
import { generalMessage, kindTexts, type RequestKind } from './texts.ts'
import { useRequestFile, type RequestKey } from './useRequestFile.ts'

interface Work {
  kind: RequestKind
  form: UseFormReturn<EditValues>
  request: RequestKey
  /** The request as saved, for the notice. */
  saved: Saved
  save: () => Promise<Answer>
  onSaved: () => void
}

const fileFailed = 'The request was saved. Its file was not stored: save once more to send it, or choose another file.'

/** Saves the fields of an edit first, then uploads its file. A refused edit uploads no file. */
export function useRequestEdit() {
  const file = useRequestFile()
  // Server errors about the whole request.
  const [message, setMessage] = useState<string | null>(null)
  const [answered, setAnswered] = useState<Answer | null>(null)
  const refresh = useRefresh()

  async function run({ kind, form, request, saved, save, onSaved }: Work) {
    const { failed } = kindTexts[kind]
    const values = form.getValues()
    setMessage(null)
    if (!(await file.check())) return form.setError('root.server', { type: 'server', message: failed })
    // If only the file failed, the fields are already saved. Save them again only after another change.
    const answer = answered && !form.formState.isDirty ? answered : await save()
    if (answer.ok) {
      const sent = await file.send(request)
      if (!sent.ok) {
        setAnswered(answer)
        keepTyped(form, values, values)
        notices.error('Error', fileFailed)
        return form.setError('root.server', { type: 'server', message: fileFailed })
      }
      notifySaved(kind, answer.waitsFor, saved)
      return onSaved()
    }
    applyErrors(form, answer.errors)
    const refused = generalMessage(answer.errors)
    setMessage(refused)
    // Reload the request, because its current data shows why the server refused the edit.
    if (refused !== null) void refresh()
    form.setError('root.server', { type: 'server', message: failed })
  }

  return { file, message, run }
}
