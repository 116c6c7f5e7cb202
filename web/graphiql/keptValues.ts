// Values that the response to one step provides to later steps of a series, kept while the page is open.

/** Name of a value for later steps, and its path in the response. Comments of an example declare both. */
export type Keep = { name: string; path: string }

const values = new Map<string, unknown>()

/** Stores the values of a response that the example names. */
export function keepValues(keeps: readonly Keep[], answer: unknown): void {
  const { data } = (answer ?? {}) as { data?: unknown }
  for (const { name, path } of keeps) {
    const value = path.split('.').reduce((at, part) => (at as Record<string, unknown> | null)?.[part], data)
    if (value !== null && value !== undefined) values.set(name, value)
  }
}

/**
 * Replaces `"$name"` in variables by the value from an earlier step. An unknown name stays, and the user types its
 * value.
 */
export function withKept(variables: string): string {
  return variables.replaceAll(/"\$(\w+)"/g, (text, name: string) =>
    values.has(name) ? JSON.stringify(values.get(name)) : text,
  )
}

/** Reads the six-digit code from the newest mail in the development mailbox, which production does not have. */
export async function keepCode(): Promise<void> {
  const response = await fetch('/dev/mail', { headers: { accept: 'application/json' } })
  if (!response.ok) return
  const [newest] = (await response.json()) as { bodyText: string | null }[]
  const code = /(?<![\w-])\d{6}(?![\w-])/.exec(newest?.bodyText ?? '')?.[0]
  if (code) values.set('code', code)
}
