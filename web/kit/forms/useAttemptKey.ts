import { useRef } from 'react'

interface AttemptKey {
  /** Returns the idempotency key for these values: the same key for a retry, a new key for changed values. */
  keyOf: (...values: readonly unknown[]) => string
  /** Must be called after the response, so that sending the same values again is a new write. */
  done: () => void
}

/** Creates idempotency keys, so that a retry does not store the same values twice. */
export function useAttemptKey(): AttemptKey {
  const attempt = useRef<{ values: readonly unknown[]; key: string } | null>(null)
  return {
    keyOf: (...values) => {
      const last = attempt.current
      if (last?.values.length === values.length && values.every((value, at) => value === last.values[at]))
        return last.key
      const key = crypto.randomUUID()
      attempt.current = { values, key }
      return key
    },
    done: () => {
      attempt.current = null
    },
  }
}
