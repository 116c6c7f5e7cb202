// Values that the answer of one step provides to the next steps of a series, kept while the page is open.

/** Lines of an example that name the values which its answer provides to later steps. */
export type Keep = { name: string; path: string }

const values = new Map<string, unknown>()

/** Stores those values of an answer that its example names. */
export function keepValues(keeps: readonly Keep[], answer: unknown): void {
  const { data } = (answer ?? {}) as { data?: unknown }
  for (const { name, path } of keeps) {
    const value = path.split('.').reduce((at, part) => (at as Record<string, unknown> | null)?.[part], data)
    if (value !== null && value !== undefined) values.set(name, value)
  }
}

/** Replaces `"$name"` by the value of an earlier step; an unknown one stays, to be filled in by hand. */
export function withKept(variables: string): string {
  return variables.replaceAll(/"\$(\w+)"/g, (text, name: string) =>
    values.has(name) ? JSON.stringify(values.get(name)) : text,
  )
}

/** Reads the code of six digits in the newest mail of the development mailbox; in production there is none. */
export async function keepCode(): Promise<void> {
  const response = await fetch('/dev/mail', { headers: { accept: 'application/json' } })
  if (!response.ok) return
  const [newest] = (await response.json()) as { bodyText: string | null }[]
  const code = /(?<![\w-])\d{6}(?![\w-])/.exec(newest?.bodyText ?? '')?.[0]
  if (code) values.set('code', code)
}
