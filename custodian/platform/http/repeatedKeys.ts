const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/**
 * Whether an object in this JSON contains a field twice. Parsers silently take the last value, so a person who reads
 * the first value would see another amount than the custodian uses. The text must be valid JSON.
 */
export function hasRepeatedKey(json: string): boolean {
  /** The field names of every open object; null for a list. */
  const around: Array<Set<string> | null> = []
  let text: string | null = null
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{') around.push(new Set())
    else if (token === '[') around.push(null)
    else if (token === '}' || token === ']') around.pop()
    else if (token === ':' && text !== null) {
      const names = around.at(-1)
      // An escaped field name equals the same name without escapes.
      const name = text.includes('\\') ? (JSON.parse(text) as string) : text.slice(1, -1)
      if (names?.has(name)) return true
      names?.add(name)
    }
    text = token.startsWith('"') ? token : null
  }
  return false
}
