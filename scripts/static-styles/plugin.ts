import { createHash } from 'node:crypto'
import { createServer, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'

// Styles are objects next to their components (`makeStyles`). Griffel normally inserts their rules in the browser when
// a component first renders. This plugin does it at build time: the page's style sheet has all rules of the portal and
// of Fluent, and `makeStyles` keeps only class names.

/** A CSS rule, or a CSS rule with its media query and priority. */
type Rule = string | [rule: string, place: { m?: string; p?: number }]
type Rules = Record<string, Rule[]>
/** The class of each property by slot; in a pair, the first is for left-to-right scripts, which the portal uses. */
type ClassesOfSlots = Record<string, Record<string, string | 0 | [string, string]>>

/** Griffel's order of rule kinds: among equally specific rules, the later kind wins. */
const KINDS = ['r', 'd', 'l', 'v', 'w', 'f', 'i', 'h', 'a', 's', 'k', 't', 'm', 'c']

const NAMES = /\b(makeStyles|makeResetStyles|__styles|__resetStyles)\(/

/** Griffel's results for arguments of `makeStyles` and `makeResetStyles`. */
type SlotStyles = [ClassesOfSlots, Rules]
type ResetStyles = [ltr: string, rtl: string | null, rules: string[] | Rules]

interface Call {
  name: string
  start: number
  end: number
  args: { start: number; end: number }[]
}

export function staticStyles(root: string): Plugin {
  const rulesOf = new Map<string, Rules[]>()
  let own: Promise<OwnStyles> | undefined
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(web|@fluentui)\/.*\.[jt]sx?$/, code: NAMES },
      async handler(code, id) {
        const calls = callsIn(this.parse(code))
        const isOwn = calls.some(({ name }) => name.startsWith('make'))
        const made = isOwn ? await (await (own ??= ownStyles(root))).of(id) : []
        const rules: Rules[] = []
        let text = code
        for (const call of calls.toReversed()) {
          const styles = call.name.startsWith('make')
            ? made.pop()
            : call.args.map(({ start, end }) => valueOf(code.slice(start, end)))
          const { classes, css } = call.name.toLowerCase().includes('reset')
            ? resetOf(styles as ResetStyles)
            : slotsOf(styles as SlotStyles)
          rules.unshift(css)
          const replaced =
            typeof classes === 'string'
              ? `__resetCSS(${JSON.stringify(classes)}, null)`
              : `__css(${JSON.stringify(classes)})`
          text = `${text.slice(0, call.start)}${replaced}${text.slice(call.end)}`
        }
        if (made.length > 0) throw new Error(`${id} makes styles in a place that this plugin does not read.`)
        rulesOf.set(id, rules)
        return { code: `import { __css, __resetCSS } from '@griffel/react';\n${text}`, map: null }
      },
    },
    async buildEnd() {
      await (await own)?.close()
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const used = new Set(Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])))
        const inOrder = innerFirst([...this.getModuleIds()], (id) => this.getModuleInfo(id)?.importedIds ?? [])
        const source = styleSheet(inOrder.flatMap((id) => (used.has(id) ? (rulesOf.get(id) ?? []) : [])))
        const name = `assets/styles-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`
        this.emitFile({ type: 'asset', fileName: name, source })
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        // Insert after the page's own rules, which these rules override.
        page.source = String(page.source).replace('</head>', `  <link rel="stylesheet" href="/${name}">\n  </head>`)
      },
    },
  }
}

interface OwnStyles {
  of: (id: string) => Promise<(SlotStyles | ResetStyles)[]>
  close: () => Promise<void>
}

/** The arguments of `makeStyles` and `makeResetStyles`, recorded by running the web's modules. */
async function ownStyles(root: string): Promise<OwnStyles> {
  const calls = new Map<string, { isReset: boolean; styles: object }[]>()
  const storage = { getItem: () => null, setItem: () => undefined }
  Object.assign(globalThis, {
    localStorage: storage,
    sessionStorage: storage,
    // A module in an import cycle may run twice; the last run counts.
    beginStyles: (id: string) => calls.set(id, []),
    noteStyles: (id: string, isReset: boolean, styles: object) => calls.get(id)?.push({ isReset, styles }),
  })
  const server = await createServer({
    configFile: false,
    root,
    plugins: [
      relay,
      {
        name: 'note-styles',
        enforce: 'pre',
        transform: {
          filter: { id: /\/web\/.*\.tsx?$/, code: /\bmake(Reset)?Styles\(/ },
          handler: (code, id) => {
            const name = JSON.stringify(id)
            const noted = code.replace(
              /\bmake(Reset)?Styles\(/g,
              (_, reset) => `globalThis.noteStyles(${name}, ${Boolean(reset)}, `,
            )
            return `globalThis.beginStyles(${name})\n${noted}`
          },
        },
      },
    ],
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const griffel = (await server.ssrLoadModule('@griffel/core')) as {
    resolveStyleRulesForSlots: (styles: object) => SlotStyles
    resolveResetStyleRules: (styles: object) => ResetStyles
  }
  return {
    of: async (id) => {
      await server.ssrLoadModule(id)
      return (calls.get(id) ?? []).map(({ isReset, styles }) =>
        isReset ? griffel.resolveResetStyleRules(styles) : griffel.resolveStyleRulesForSlots(styles),
      )
    },
    close: () => server.close(),
  }
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

function callsIn(tree: unknown): Call[] {
  const found: Call[] = []
  const look = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(look)
    if (node === null || typeof node !== 'object') return
    const { type, callee, start, end } = node as Node
    const name = (callee as { name?: string } | undefined)?.name ?? ''
    if (type === 'CallExpression' && NAMES.test(`${name}(`))
      found.push({ name, start, end, args: (node as Node).arguments as Call['args'] })
    else Object.values(node).forEach(look)
  }
  look(tree)
  return found.toSorted((a, b) => a.start - b.start)
}

/** Evaluates literals in Fluent's build output: only strings, numbers, lists and objects. */
// oxlint-disable-next-line typescript/no-implied-eval -- the sources of a dependency, which the build runs anyhow
const valueOf = (literal: string): unknown => new Function(`return (${literal})`)()

function resetOf([ltr, rtl, rules]: ResetStyles): { classes: string; css: Rules } {
  const css = Array.isArray(rules) ? { r: rules } : rules
  return { classes: ltr, css: withoutRtl(css, new Set(rtl === null ? [] : [rtl])) }
}

function slotsOf([classes, rules]: SlotStyles): { classes: ClassesOfSlots; css: Rules } {
  return { classes: leftToRight(classes), css: withoutRtl(rules, rtlIn(classes)) }
}

/** Classes used only for right-to-left scripts. */
function rtlIn(classes: ClassesOfSlots): Set<string> {
  const names = Object.values(classes).flatMap((slot) => Object.values(slot))
  const ltr = new Set(names.map((name) => (Array.isArray(name) ? name[0] : name)))
  return new Set(names.flatMap((name) => (Array.isArray(name) && !ltr.has(name[1]) ? name[1] : [])))
}

function leftToRight(classes: ClassesOfSlots): ClassesOfSlots {
  const slot = (of: ClassesOfSlots[string]) =>
    Object.fromEntries(Object.entries(of).map(([property, name]) => [property, Array.isArray(name) ? name[0] : name]))
  return Object.fromEntries(Object.entries(classes).map(([name, of]) => [name, slot(of)]))
}

function withoutRtl(rules: Rules, rtl: ReadonlySet<string>): Rules {
  const keep = (rule: Rule) => !(cssOf(rule).match(/\.[\w-]+/g) ?? []).some((name) => rtl.has(name.slice(1)))
  return Object.fromEntries(Object.entries(rules).map(([kind, list]) => [kind, list.filter(keep)]))
}

const cssOf = (rule: Rule) => (typeof rule === 'string' ? rule : rule[0])

/** Sorts a module's imports before the module, because their rules also come first in the browser. */
function innerFirst(ids: readonly string[], importedBy: (id: string) => readonly string[]): string[] {
  const found = new Set<string>()
  const begun = new Set<string>()
  const add = (id: string) => {
    if (begun.has(id)) return
    begun.add(id)
    importedBy(id).forEach(add)
    found.add(id)
  }
  ids.forEach(add)
  return [...found]
}

/** All rules once, in the order in which Griffel would insert them into the page. */
function styleSheet(all: readonly Rules[]): string {
  const rules = new Map<string, { kind: number; query: string; rank: number; css: string }>()
  for (const some of all)
    for (const [kind, list] of Object.entries(some))
      for (const rule of list) {
        const place = typeof rule === 'string' ? {} : rule[1]
        const known = KINDS.indexOf(kind)
        if (known < 0) throw new Error(`Griffel has an unknown kind of rules: ${kind}`)
        const css = cssOf(rule)
        // Shorthands have the same rank. They get a fixed order here, which does not depend on their component.
        const rank = (place.p ?? 0) - (/\{(padding|margin|inset):/.test(css) ? 0.5 : 0)
        if (!rules.has(css)) rules.set(css, { kind: known, query: place.m ?? '', rank, css })
      }
  const text = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return [...rules.values()]
    .toSorted((a, b) => a.kind - b.kind || text(a.query, b.query) || a.rank - b.rank)
    .map(({ css }) => css.replaceAll(';}', '}'))
    .join('')
}
