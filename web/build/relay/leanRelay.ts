import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Replaces the entry points of react-relay and relay-runtime with the exports in use. Saves 18 kB gzipped before the
 * first screen.
 */
export function leanRelay(): Plugin {
  return {
    name: 'lean-relay',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-relay$/, replacement: here('./reactRelay.js') },
          { find: /^relay-runtime$/, replacement: here('./relayRuntime.js') },
        ],
      },
    }),
  }
}
