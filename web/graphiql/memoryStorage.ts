/**
 * Where GraphiQL keeps its tabs: in the page's own memory. Variables and answers may hold a social security number,
 * so nothing of them is left in the browser when the tab closes.
 */
export function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}
