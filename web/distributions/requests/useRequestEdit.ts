import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyErrors } from '../../forms/serverErrors.ts'
import type { UserError } from '../../relay/useMutation.ts'
import { notices } from '../../shell/notices.ts'
import { saidBy, type SaveTexts } from './texts.ts'
import { useRequestFile } from './useRequestFile.ts'

interface Answer {
  ok: boolean
  errors: readonly UserError[]
}

export interface RequestEdit {
  file: ReturnType<typeof useRequestFile>
  /** What the server said about the request as a whole. */
  said: string | null
}

interface Work<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  texts: SaveTexts
  account: { accountOwnerId: number; accountId: number }
  save: () => Promise<Answer>
  onSaved: () => void
}

/** Saves an edit: first the file, since it belongs to the request while that is active, then the fields. */
export function useRequestEdit(): RequestEdit & {
  run: <In extends FieldValues, Out>(work: Work<In, Out>) => Promise<void>
} {
  const file = useRequestFile()
  const [said, setSaid] = useState<string | null>(null)

  async function run<In extends FieldValues, Out>(work: Work<In, Out>) {
    const { form, texts, account, save, onSaved } = work
    setSaid(null)
    const sent = await file.send(account)
    const { ok, errors } = sent.ok ? await save() : sent
    if (ok) {
      notices.success('Success', texts.saved)
      return onSaved()
    }
    applyErrors(form, errors)
    setSaid(saidBy(errors))
    form.setError('root.server', { type: 'server', message: texts.failed })
  }

  return { file, said, run }
}
