import { useRef } from 'react'

interface AttemptKey {
  /** The same key for every attempt to send the same values; a form that was refused and changed gets another one. */
  keyOf: (...values: readonly unknown[]) => string
  /** The answer came: the same values sent again are a write of their own. */
  done: () => void
}

/** Keys of a write, so that no values are stored twice. */
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
