const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/**
 * Whether an object in this JSON names a field twice. A parser takes the last one without a word; somebody who has
 * looked at the first has then seen another amount than the one that counts. The text must be JSON.
 */
export function hasRepeatedKey(json: string): boolean {
  /** The names of every object around the present place; null for a list. */
  const around: Array<Set<string> | null> = []
  let text: string | null = null
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{') around.push(new Set())
    else if (token === '[') around.push(null)
    else if (token === '}' || token === ']') around.pop()
    else if (token === ':' && text !== null) {
      const names = around.at(-1)
      // Written with escapes it is still the same name.
      const name = text.includes('\\') ? (JSON.parse(text) as string) : text.slice(1, -1)
      if (names?.has(name)) return true
      names?.add(name)
    }
    text = token.startsWith('"') ? token : null
  }
  return false
}
