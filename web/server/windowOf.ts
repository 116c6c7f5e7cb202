/** Media queries about the width of the window, the only ones that a screen's markup may depend on. */
const BY_WIDTH = /^(?:screen and )?\(width (<|>=) (\d+(?:\.\d+)?)em\)$/

const PIXELS_IN_EM = 16

/**
 * `matchMedia` for a window of this width, in pixels. What was asked, and answered, is what the markup goes by: it is
 * right in every window that answers the same. Throws for a query about anything but the width.
 */
export function windowOf(width: number) {
  const asked: Record<string, boolean> = {}
  const matchMedia = (query: string) => {
    const [, sign, size] = BY_WIDTH.exec(query) ?? []
    if (size === undefined) throw new Error(`Not about the width of the window: ${query}`)
    const limit = Number(size) * PIXELS_IN_EM
    const matches = sign === '<' ? width < limit : width >= limit
    asked[query] = matches
    return { matches, addEventListener() {}, removeEventListener() {} }
  }
  return { asked, matchMedia }
}
