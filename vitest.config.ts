import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import relay from 'vite-plugin-relay'

// graphql has a CommonJS and an ES build and no `exports`: without the alias Vite and Node load one each,
// and `instanceof GraphQLError` is false between them.
const alias = { graphql: 'graphql/index.js' }

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'server',
          environment: 'node',
          include: ['{custodian,gateway,scripts}/**/*.test.ts', 'tests/{contract,promises,faults}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [relay, react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['./web/testing/setup.ts'],
          // Longer than one wait for something to appear (web/testing/setup.ts): a busy machine fails no test.
          testTimeout: 30_000,
        },
      },
    ],
  },
})
