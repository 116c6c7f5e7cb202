// What GraphiQL keeps, by the name that it gives each: its tabs, its history, and what of itself is open.
const TABS = 'graphiql:tabState'
const HISTORY = ['graphiql:queries', 'graphiql:favorites']
const LOOKS = ['graphiql:visiblePlugin', 'graphiql:theme', 'graphiql:docExplorerFlex', 'graphiql:editorFlex']

interface Kept {
  id?: string
  title?: string
  query?: string | null
  operationName?: string | null
}

/** Texts and remarks in a document may be anybody's number or name; what they stand for is typed again. */
const withoutTexts = (query: string | null | undefined) =>
  query?.replace(/#.*\n?|"""[^]*?"""|"(?:\\.|[^"\\\n])*"?/g, (text) => (text.startsWith('#') ? '' : '""')) ?? null

/** Of a tab, or of an entry of the history: nothing that is not named here. */
const bare = ({ id, title, query, operationName }: Kept) => ({
  ...(id === undefined ? {} : { id }),
  ...(title === undefined ? {} : { title }),
  query: withoutTexts(query),
  operationName: operationName ?? null,
  variables: null,
  headers: null,
  response: null,
})

/** What of a value may outlast the page; null for nothing. */
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

/** Of the tab that was open: GraphiQL looks for it in a place of its own. */
function openDocument(tabState: string | undefined): string | null {
  if (tabState === undefined) return null
  const { tabs = [], activeTabIndex = 0 } = JSON.parse(tabState) as { tabs?: Kept[]; activeTabIndex?: number }
  return tabs[activeTabIndex]?.query ?? null
}

/**
 * Where GraphiQL keeps its tabs and its history: whole in the page's own memory; what outlasts a reload, until the
 * browser's tab closes or somebody signs out, are the documents without the texts in them. Variables and answers may
 * hold a social security number, so nothing of them is written down. `end` clears it for good: GraphiQL writes down what
 * was typed a moment later, and that must not outlast whoever has signed out by then.
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
