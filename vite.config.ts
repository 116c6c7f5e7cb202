import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'
import { staticStyles } from './scripts/static-styles/plugin.ts'
import packageFile from './package.json' with { type: 'json' }
import { leanRelay } from './web/build/relay/leanRelay.ts'

const gateway = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 4002}`
const proxied = Object.fromEntries(
  ['/graphql', '/files', '/health', '/ready', '/maintenance', '/dev', '/docs', '/schema.graphql'].map((path) => [
    path,
    gateway,
  ]),
)

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Nearly all code in these files runs before its screen shows. With this hint Chromium compiles it on another thread
// while downloading, which saves a fifth of the main thread's time.
const runsAtOnce = /^(index|react|relay|router|base|\w+Page)$/

const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`)

// The design tokens of both themes as one style sheet, so the page has its colors before any script has run. Printed
// pages are always light.
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

// GraphiQL's page has its own folder; for its URL without the trailing slash, vite would serve the portal instead.
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

// Built once for production (dist/web, served by the gateway); in `npm run dev` vite runs in front of the gateway.
export default defineConfig({
  root: 'web',
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(packageFile.version) },
  plugins: [graphiqlPage(), themes(), leanRelay(), relay, react(), staticStyles(here('./web'))],
  // Vite's optimizer does not support `?worker` in prebundled code, so exclude the modules that use it.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4000), strictPort: true, proxy: proxied },
  build: {
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
            // The files react, relay and router (160 kB) stay in the browser's cache when only our code has changed.
            {
              name: 'react',
              test: packages('react', 'react-dom', 'scheduler', '@griffel', '@emotion', 'stylis'),
              priority: 2,
            },
            { name: 'relay', test: packages('react-relay', 'relay-runtime'), priority: 2 },
            { name: 'router', test: packages('react-router', 'react-router-dom'), priority: 2 },
            // The code of the first screen in one file instead of thirteen, without that of GraphiQL.
            {
              name: 'base',
              tags: ['$initial'],
              test: /^(?!.*(monaco|graphiql|floating-ui))/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            { name: 'forms', test: packages('react-hook-form', '@hookform', 'zod') },
            // Controls that many screens use, in one file in place of dozens of small ones.
            {
              name: 'controls',
              test: /node_modules[\\/]@fluentui[\\/]|web[\\/]kit[\\/]/,
              minShareCount: 25,
              includeDependenciesRecursively: false,
            },
            // Chunks of a few hundred bytes, which are better downloaded together.
            {
              name: 'icons',
              test: packages('@fluentui/react-icons'),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'utilities',
              test: packages('@fluentui/react-(utilities|context-selector|motion|motion-components-preview)'),
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
