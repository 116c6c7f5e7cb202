import { useRef } from 'react'

interface AttemptKey {
  /** Returns the same key for each attempt with the same values, and a new key for changed values. */
  keyOf: (...values: readonly unknown[]) => string
  /** Call it after the response: sending the same values again is a new write. */
  done: () => void
}

/** Idempotency keys, so that a retry does not store the values twice. */
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
