// GraphiQL's storage keys for its tabs, its history and its open panels.
const TABS = 'graphiql:tabState'
const HISTORY = ['graphiql:queries', 'graphiql:favorites']
const LOOKS = ['graphiql:visiblePlugin', 'graphiql:theme', 'graphiql:docExplorerFlex', 'graphiql:editorFlex']

interface Kept {
  id?: string
  title?: string
  query?: string | null
  operationName?: string | null
}

/** Removes strings and comments from a document, because they may contain personal data. */
const withoutTexts = (query: string | null | undefined) =>
  query?.replace(/#.*\n?|"""[^]*?"""|"(?:\\.|[^"\\\n])*"?/g, (text) => (text.startsWith('#') ? '' : '""')) ?? null

/** Returns the fields of a tab or history entry that may be stored. */
const bare = ({ id, title, query, operationName }: Kept) => ({
  ...(id === undefined ? {} : { id }),
  ...(title === undefined ? {} : { title }),
  query: withoutTexts(query),
  operationName: operationName ?? null,
  variables: null,
  headers: null,
  response: null,
})

/** Returns the part of a value that may be stored beyond a reload; null if no part may. */
export function kept(name: string, value: string): string | null {
  if (LOOKS.includes(name)) return value
  if (name !== TABS && !HISTORY.includes(name)) return null
  try {
    const { tabs, queries, favorites, activeTabIndex } = JSON.parse(value) as {
      [key in 'tabs' | 'queries' | 'favorites']?: Kept[]
    } & { activeTabIndex?: number }
    return JSON.stringify({
      activeTabIndex,
      tabs: tabs?.map(bare),
      queries: queries?.map(bare),
      favorites: favorites?.map(bare),
    })
  } catch {
    return null
  }
}

/** Returns the document of the tab that was open, which GraphiQL reads from a separate key. */
function openDocument(tabState: string | undefined): string | null {
  if (tabState === undefined) return null
  const { tabs = [], activeTabIndex = 0 } = JSON.parse(tabState) as { tabs?: Kept[]; activeTabIndex?: number }
  return tabs[activeTabIndex]?.query ?? null
}

/**
 * Storage for GraphiQL's tabs and history. Only documents without their strings are kept over a reload, because
 * variables and responses may contain social security numbers. `end` clears the storage for good, because GraphiQL
 * writes the last input a moment later.
 */
export function tabStorage(outlasting: Storage = sessionStorage): Storage & { end: () => void } {
  let hasEnded = false
  const whole = new Map(Object.keys(outlasting).map((name) => [name, outlasting.getItem(name) ?? '']))
  const open = openDocument(whole.get(TABS))
  if (open !== null) whole.set('graphiql:query', open)
  return {
    get length() {
      return whole.size
    },
    key: (index) => [...whole.keys()][index] ?? null,
    getItem: (name) => whole.get(name) ?? null,
    setItem(name, value) {
      if (hasEnded) return
      whole.set(name, value)
      const rest = kept(name, value)
      if (rest !== null) outlasting.setItem(name, rest)
    },
    removeItem(name) {
      whole.delete(name)
      outlasting.removeItem(name)
    },
    clear() {
      whole.clear()
      outlasting.clear()
    },
    end() {
      hasEnded = true
      this.clear()
    },
  }
}
