import { useState } from 'react'
import { graphql } from 'react-relay'
import type { useRequestFileMutation } from '../../__generated__/useRequestFileMutation.graphql.ts'
import { contentOf, pdfOnly, refusalOf } from '../../kit/files/chosenFile.ts'
import { FILE_UNREADABLE } from '../../kit/files/foreignKinds.ts'
import { useUnsaved } from '../../kit/page/unsaved.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import type { UserError } from '../../kit/forms/userError.ts'
import { generalMessage } from './texts.ts'

const mutation = graphql`
  mutation useRequestFileMutation($input: UploadFileInput!) {
    uploadFile(input: $input) {
      errors {
        ...useMutation_errors
      }
    }
  }
`

interface RequestFile {
  file: File | null
  problem: string | null
  choose: (file: File | null) => void
  /** Whether the edit can be sent with the chosen file; true if no file is chosen. */
  check: () => Promise<boolean>
  /** Attaches the chosen file to the request; succeeds without a call if no file is chosen. */
  send: (to: RequestKey) => Promise<{ ok: boolean; errors: readonly UserError[] }>
}

/** The request to which the file belongs, because its account may have other requests. */
export interface RequestKey {
  accountOwnerId: number
  accountId: number
  requestId: number
}

/** State of the optional PDF that an edit attaches to the request. */
export function useRequestFile(): RequestFile {
  const [chosen, setChosen] = useState<{ file: File; key: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useUnsaved(chosen !== null)
  const [upload] = useMutation<useRequestFileMutation>(mutation)

  function choose(file: File | null) {
    setChosen(file && { file, key: crypto.randomUUID() })
    setProblem(null)
    if (file) void refusalOf(file, pdfOnly).then(setProblem)
  }

  const send: RequestFile['send'] = async (to) => {
    if (!chosen) return { ok: true, errors: [] }
    const refusal = await refusalOf(chosen.file, pdfOnly)
    setProblem(refusal)
    if (refusal) return { ok: false, errors: [] }
    const content = await contentOf(chosen.file, pdfOnly).catch(() => null)
    if (!content) {
      setProblem(FILE_UNREADABLE)
      return { ok: false, errors: [] }
    }
    const outcome = await upload(
      { input: { idempotencyKey: chosen.key, ...to, isWithdrawal: true, ...content } },
      { onProgress: () => undefined },
    )
    // Clear the file, so that the next save does not send it again.
    if (outcome.ok) setChosen(null)
    else setProblem(generalMessage(outcome.errors))
    return outcome
  }

  async function check(): Promise<boolean> {
    const refusal = chosen ? await refusalOf(chosen.file, pdfOnly) : null
    setProblem(refusal)
    return refusal === null
  }

  return { file: chosen?.file ?? null, problem, choose, check, send }
}
