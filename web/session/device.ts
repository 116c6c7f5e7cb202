/**
 * Browsers, in the order in which they are tested: the User-Agent of Edge also names Chrome, and that of Chrome also
 * names Safari.
 */
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const nameIn = (list: typeof browsers, text: string) => list.find(([, mark]) => mark.test(text))?.[0]

/** Describes the browser and system of a User-Agent: "Chrome on Windows". Returns an unknown User-Agent unchanged. */
export function deviceOf(userAgent: string | null | undefined): string {
  const text = userAgent?.trim() ?? ''
  if (text === '') return 'Unknown device'
  const [browser, system] = [nameIn(browsers, text), nameIn(systems, text)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? text.slice(0, 60)
}
