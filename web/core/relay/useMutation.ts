import { useCallback, useRef, useState } from 'react'
import { graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import {
  commitMutation,
  type GraphQLTaggedNode,
  type MutationParameters,
  type PayloadError,
  type SelectorStoreUpdater,
} from 'relay-runtime'
import type { useMutation_errors$key } from '../../__generated__/useMutation_errors.graphql.ts'
import { endSession } from '../session/session.ts'
import type { UserError } from '../../kit/forms/userError.ts'
import { maintenance } from '../../kit/page/maintenance.ts'
import { notices } from '../../kit/notices/notices.ts'
import {
  callerFailure,
  callerNotFound,
  codeOf,
  genericFailure,
  notAvailable,
  RequestError,
  type ErrorCode,
  type WireError,
} from './errors.ts'
import { countOwnWrite } from './ownWrites.ts'
import type { Progress } from './post.ts'

// Error fields that every mutation selects.
const errorsFragment = graphql`
  fragment useMutation_errors on UserError @inline {
    code
    field
    message
  }
`

type Payload<M extends MutationParameters> = NonNullable<M['response'][keyof M['response']]>

export type Outcome<M extends MutationParameters> =
  | { ok: true; payload: Payload<M>; errors: [] }
  | { ok: false; payload: Payload<M> | null; errors: UserError[] }

interface Options {
  /** 'none' if the caller shows failures itself. A call without a payload still shows a toast. */
  toast?: 'catalogue' | 'none'
  /** True if the call needs no session. The session is then neither checked nor ended. */
  anonymous?: boolean
}

interface CommitOptions<M extends MutationParameters> {
  updater?: SelectorStoreUpdater<M['response']>
  /** For uploads: called with the progress, from 0 to 1. */
  onProgress?: Progress
  /** Aborts the call. The result is then not ok and contains no errors. */
  signal?: AbortSignal
}

type Commit<M extends MutationParameters> = (
  variables: M['variables'],
  options?: CommitOptions<M>,
) => Promise<Outcome<M>>

/**
 * One mutation with one payload. The promise never rejects. Errors follow the error catalogue: 401 redirects to the
 * login and 403 to Home, and 404 is silent. Any other error shows a red toast, unless it names a form field.
 */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: Options = {},
): [commit: Commit<M>, isRunning: boolean] {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [isRunning, setRunning] = useState(false)
  const toast = options.toast ?? 'catalogue'
  const anonymous = options.anonymous ?? false
  const latest = useRef(0)

  const commit = useCallback<Commit<M>>(
    async (variables, { updater, onProgress, signal } = {}) => {
      const turn = ++latest.current
      setRunning(true)
      const outcome = await new Promise<Outcome<M>>((resolve) => {
        const call = commitMutation<M>(environment, {
          mutation,
          variables,
          ...(updater ? { updater } : {}),
          cacheConfig: { force: true, metadata: { anonymous, ...(onProgress ? { onProgress } : {}) } },
          onCompleted: (response, errors) => resolve(toOutcome<M>(response, errors ?? [])),
          onError: (error) =>
            resolve(error instanceof RequestError ? failed<M>(error.code, error.message) : failed<M>('INTERNAL')),
        })
        signal?.addEventListener('abort', () => {
          call.dispose()
          resolve({ ok: false, payload: null, errors: [] })
        })
      })
      if (turn === latest.current) setRunning(false)
      // Show the read-only mode immediately in the banner and in the form.
      const refused = outcome.errors.find((error) => error.code === 'READ_ONLY')
      if (refused) maintenance.setState({ mode: 'READ_ONLY', text: refused.message })
      if (!outcome.ok && !anonymous) leaveIfNeeded(outcome.errors, navigate)
      if (!outcome.ok && (toast === 'catalogue' || outcome.payload === null)) announce(outcome.errors)
      if (outcome.ok) countOwnWrite()
      return outcome
    },
    [environment, mutation, navigate, toast, anonymous],
  )
  return [commit, isRunning]
}

function toOutcome<M extends MutationParameters>(
  response: M['response'],
  wireErrors: readonly PayloadError[],
): Outcome<M> {
  const payload = (Object.values(response as Record<string, unknown>)[0] ?? null) as Payload<M> | null
  if (payload === null) {
    const first = wireErrors[0]
    return first ? failed<M>(codeOf(first as WireError), first.message) : failed<M>('INTERNAL')
  }
  const errors = userErrors(payload)
  return errors.length === 0 ? { ok: true, payload, errors: [] } : { ok: false, payload, errors }
}

/** Error messages of failed calls by error code. All other codes have a general message. */
const SAID: Partial<Record<ErrorCode, string>> = { NOT_FOUND: callerNotFound, FORBIDDEN: notAvailable }

/** `words` is the server's message, shown only in read-only mode, in which the operator writes the message. */
function failed<M extends MutationParameters>(code: ErrorCode, words?: string): Outcome<M> {
  const said = code === 'READ_ONLY' ? words : SAID[code]
  return { ok: false, payload: null, errors: [{ code, field: null, message: said ?? callerFailure }] }
}

function userErrors(payload: object): UserError[] {
  const listed = 'errors' in payload ? (payload.errors as readonly useMutation_errors$key[]) : []
  return listed.map((key) => {
    const error = readInlineData(errorsFragment, key)
    const field = error.field?.filter((name) => name !== null) ?? null
    return { code: error.code ?? 'FAILED', field, message: error.message ?? callerFailure }
  })
}

function leaveIfNeeded(errors: readonly UserError[], navigate: (to: string) => unknown): void {
  if (errors.some((error) => error.code === 'UNAUTHENTICATED')) return endSession('expired')
  if (errors.some((error) => error.code === 'FORBIDDEN')) void navigate('/home')
}

const silent = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'])

function announce(errors: readonly UserError[]): void {
  for (const error of errors) {
    if (silent.has(error.code) || (error.field !== null && error.field.length > 0)) continue
    notices.error('Error', error.message === callerFailure ? genericFailure : error.message)
  }
}
