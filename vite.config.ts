import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'
import { staticStyles } from './scripts/static-styles.ts'

const gateway = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 4002}`
const proxied = Object.fromEntries(
  ['/graphql', '/files', '/health', '/ready', '/maintenance', '/dev', '/schema.graphql'].map((path) => [path, gateway]),
)

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const inModules = (path: string) => here(`./node_modules/${path}`)

/** Parts of Relay behind switches that are off, or for things the portal has none of. */
const unusedRelay = [
  'useFragmentInternal_CURRENT', // its successor is the default
  'requestSubscription',
  'experimental',
  'createFragmentSpecResolver',
  'RelayDeclarativeMutationConfig',
  'readUpdatableFragment',
  'readUpdatableQuery',
  'RelayQueryResponseCache',
  'fetchQuery_DEPRECATED',
]

// What the browser does not need. Behind each: what it saves before the first screen, gzip, measured by scripts/budget.ts
// with and without it.
const lean = [
  // Of Relay, what the portal does not use: 10.8 kB, 4.9 kB and 2.3 kB.
  { find: /^react-relay$/, replacement: here('./web/build/reactRelay.js') },
  { find: /^relay-runtime$/, replacement: here('./web/build/relayRuntime.js') },
  { find: new RegExp(`^\\.{1,2}/(.*/)?(${unusedRelay.join('|')})$`), replacement: here('./web/build/unused.ts') },
  { find: /^\.\/live-resolvers\/LiveResolverCache$/, replacement: here('./web/build/noResolvers.ts') },
  // The mirroring of styles for scripts that run from right to left: 2.1 kB.
  { find: /^rtl-css-js\/core$/, replacement: here('./web/build/leftToRight.ts') },
  // The router's development build, which its `exports` give to everybody: 0.6 kB, and its checks.
  { find: /^react-router$/, replacement: inModules('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: inModules('react-router/dist/production/dom-export.mjs') },
]

// Of these files nearly everything runs before their screen shows, so browsers that know the hint (Chromium) compile it all
// while it comes, on another thread, in place of each function when it is first called: a fifth of the main thread's time.
const runsAtOnce = /^(index|react|relay|router|base|kit|button|fields|form|common|\w+Page)$/

// A token is the name of a CSS variable: written out where it is used, also in Fluent's own code, the table of all of them
// stays away: 3.8 kB.
function tokensInPlace(): Plugin {
  let tokens: Record<string, string> = {}
  return {
    name: 'tokens-in-place',
    apply: 'build',
    enforce: 'pre',
    buildStart: async () => {
      tokens = (await import('@fluentui/react-components')).tokens
    },
    transform: {
      filter: { id: /\/(web|@fluentui\/react-[\w-]+)\/.*\.[jt]sx?$/, code: 'tokens.' },
      handler: (code) =>
        code.replace(/(?<![\w.])tokens\.(\w+)/g, (whole, name) => JSON.stringify(tokens[name]) ?? whole),
    },
  }
}

// The router's own `Link`, `NavLink` and `Form` (PageLink is ours) stay in a bundle only for the names they are given for
// developers: 3 kB before the first screen.
function routerWithoutForms(): Plugin {
  const unused = 'Link|NavLink|Form|HistoryRouter'
  return {
    name: 'router-without-forms',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/chunk-/ },
      handler: (code) => ({
        code: code
          .replace(new RegExp(`^(${unused})\\.displayName = .*$`, 'gm'), '')
          .replace(new RegExp(`^(var (?:${unused}) = )(?=\\w+\\.forwardRef)`, 'gm'), '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}

// The router makes an expression of every address it knows, three for most, before it looks for the one that is open, and
// tries them one by one. Here one is made when it is needed, for addresses with as many segments and the same fixed ones: the
// others could not match. It finds what it would have found without this.
function routerMatching(): Plugin {
  const changes: [from: RegExp, to: string][] = [
    [
      /routesMeta: routesMeta\.map\(\(meta2, i\) => \{\s+let \[matcher, params\] = compilePath\([^]*?\n {6}\}\)\n/,
      'routesMeta\n',
    ],
    [
      /(function matchRouteBranch\(branch, pathname, allowPartial = false\) \{\n)/,
      '$1  if (!allowPartial && !couldMatch(branch.path, pathname)) return null;\n',
    ],
  ]
  return {
    name: 'router-matching',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/chunk-/, code: 'function matchRouteBranch(' },
      handler: (code) => {
        let changed = code
        for (const [from, to] of changes) {
          if (!from.test(changed)) throw new Error(`The router has changed: ${from.source}`)
          changed = changed.replace(from, to)
        }
        return {
          code: `import { couldMatch } from ${JSON.stringify(here('./web/kit/page/couldMatch.ts'))};\n${changed}`,
          map: null,
        }
      },
    },
  }
}

// The design tokens of both themes as one style sheet: no script is needed for them, and the page has its colours
// before any script has run. Paper is always light.
function themes(): Plugin {
  const id = 'virtual:themes.css'
  return {
    name: 'themes',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: async (source) => {
      if (source !== `\0${id}`) return null
      const { lightTheme, darkTheme } = await import('./web/app/shell/theme.ts')
      const rule = (root: string, theme: object) =>
        `${root}{${Object.entries(theme)
          .map(([name, value]) => `--${name}:${value}`)
          .join(';')}}`
      const bySystem = rule(':root:not([data-theme=light])', darkTheme)
      const byChoice = rule(':root[data-theme=dark]', darkTheme)
      return `${rule(':root', lightTheme)}@media screen and (prefers-color-scheme:dark){${bySystem}}@media screen{${byChoice}}`
    },
  }
}

// The page for developers has a folder of its own; without its last slash the portal would be served in its place.
function graphiqlPage(): Plugin {
  return {
    name: 'graphiql-page',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== '/graphiql') return next()
        response.writeHead(302, { location: '/graphiql/' }).end()
      })
    },
  }
}

// Built once for production (dist/web, served by the gateway); in `npm run dev` vite stands in front of the gateway.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  resolve: { alias: command === 'build' ? lean : [] },
  plugins: [
    graphiqlPage(),
    themes(),
    tokensInPlace(),
    routerWithoutForms(),
    routerMatching(),
    relay,
    react(),
    staticStyles(here('./web')),
  ],
  // Vite's optimizer knows no `?worker` in what it packs together: these few lines stay as they are.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4000), strictPort: true, proxy: proxied },
  // The web's code for the gateway's own use (web/server), which needs no package beside it.
  ssr: { noExternal: true as const },
  build: isSsrBuild
    ? {
        outDir: '../dist/web/.server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        ssr: true,
        rolldownOptions: { input: here('./web/server/worker.ts') },
      }
    : {
        outDir: '../dist/web',
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        rolldownOptions: {
          input: { index: here('./web/index.html'), graphiql: here('./web/graphiql/index.html') },
          output: {
            postBanner: ({ name }) => (runsAtOnce.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                // These three save no bytes: 80, 50 and 31 kB that a release of ours does not change stay in browsers' caches.
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|@griffel|@emotion[\\/]hash|stylis)[\\/]/,
                  priority: 30,
                },
                { name: 'relay', test: /node_modules[\\/](react-relay|relay-runtime)[\\/]/, priority: 30 },
                {
                  name: 'router',
                  test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
                  priority: 30,
                },
                // What the frame shares with the screens never travels with the parts of some screen: 19.8 kB before the first.
                // Without it, and without `form`, chunks wait for each other in a circle.
                {
                  name: 'base',
                  tags: ['$initial'],
                  test: /^(?!.*(monaco|graphiql|floating-ui))/, // the page for developers has these at its start, ours not
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                  priority: 25,
                },
                // What many screens share travels in a few files; dozens of small ones would queue up in the browser. The context of
                // a field stays outside: a select, which is no part of this group, asks it too.
                {
                  name: 'form',
                  includeDependenciesRecursively: false,
                  test: /node_modules[\\/](react-hook-form|@hookform|zod|@fluentui[\\/]react-(field[\\/]lib[\\/]components|label|input))[\\/]|web[\\/]kit[\\/]forms[\\/](zod|useZodForm|fieldId|Form|FormField|FormError|ErrorSummary|SubmitButton|TextField|serverErrors)\.tsx?$/,
                  priority: 20,
                },
                // Home needs a button and nothing else of what screens share: 36 kB less before it shows.
                {
                  name: 'button',
                  minShareCount: 25,
                  includeDependenciesRecursively: false,
                  test: /node_modules[\\/](@fluentui[\\/](react-(button|aria|utilities|jsx-runtime|shared-contexts|icons)|keyboard-keys)|@griffel)[\\/]/,
                  priority: 22,
                },
                // 42 files for the largest screen become 34, and 4.5 kB less in all.
                {
                  name: 'kit',
                  includeDependenciesRecursively: false,
                  test: /web[\\/](kit[\\/](page[\\/](useChoice|display)\.ts|(ui|lists)[\\/](?!linkStyles|visuallyHidden|pageSize|listSpec|FilterBar|ListTable|typedDate|Modal|ConfirmDialog|ReturnFocus|LeaveQuestion|Stepper|StepHeading))|app[\\/](screens[\\/](Section|MissingSomething)|relay[\\/]useRefresh|session[\\/]useRememberedAccount)|distributions[\\/](requestStatus|texts|reasons)\.ts)/,
                  priority: 21,
                },
                // 1.1 kB less over the screens that show a book.
                {
                  name: 'book',
                  includeDependenciesRecursively: false,
                  test: /web[\\/](accounting|charts|__generated__)[\\/](BookView|BookTable|BookSummary|BookFiles|TransactionLink|BalanceHistory|YearTotals|sumOf|BalanceChart|BalanceLine|Columns)/,
                  priority: 20,
                },
                // An account's book needs 3 files in place of 10, of which the first screen has already fetched one.
                {
                  name: 'charts',
                  includeDependenciesRecursively: false,
                  test: /web[\\/](charts[\\/](ChartFrame|ChartPlace|Axis|Looks|Figures|scale)|kit[\\/]page[\\/]useAfterPaint)/,
                  priority: 20,
                },
                {
                  name: 'lists',
                  includeDependenciesRecursively: false,
                  test: /web[\\/](kit[\\/]lists[\\/](FilterBar|ListTable)|app[\\/](relay[\\/]pageInfo|files[\\/]download)|(exports|__generated__)[\\/](ExportButton|pageInfo_))/,
                  priority: 20,
                },
                // What a form shares with dialogs and their care for the focus, without these: log-in and each step of the wizard
                // need 23 kB less.
                {
                  name: 'fields',
                  includeDependenciesRecursively: false,
                  test: /node_modules[\\/](keyborg[\\/]|@fluentui[\\/]react-((field|link)[\\/]lib[\\/]contexts|context-selector|message-bar|motion[\\/]lib[\\/]components[\\/]MotionRefForwarder|tabster[\\/]lib[\\/]focus)[\\/.])|web[\\/]kit[\\/]forms[\\/]typed\.ts$/,
                  priority: 12,
                },
                // The median screen needs 13 files; without it 20.
                { name: 'common', minShareCount: 25, includeDependenciesRecursively: false, priority: 10 },
                // The pieces of a few hundred bytes that many parts of Fluent share; they bring nothing heavier along.
                {
                  name: 'small',
                  includeDependenciesRecursively: false,
                  test: /node_modules[\\/]@fluentui[\\/]react-(utilities|context-selector|motion|motion-components-preview)[\\/]/,
                  minShareCount: 3,
                  priority: 5,
                },
              ],
            },
          },
        },
      },
}))
