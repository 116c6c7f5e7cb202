import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import relay from 'vite-plugin-relay'
import { compileCache } from './tests/compileCache.ts'

// graphql has a CommonJS and an ES build and no `exports`: without the alias Vite and Node load one each,
// and `instanceof GraphQLError` is false between them.
export default defineConfig({
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    // One worker more than cores, because many tests wait for programs that they have started.
    maxWorkers: availableParallelism() + 1,
    // Loading the modules of a part takes longer than most test files, so a worker loads them once for all its files.
    isolate: false,
    // V8 13.6 crashed once while it freed compiled WebAssembly of an embedded database (`allocations_.erase(addr) == 1`).
    // Its optimizing compiler takes 2.4 s and 600 MB for one function of the engine, which pays only for a program that
    // runs for minutes.
    execArgv: ['--no-wasm-code-gc', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'],
    // Messages show up to 1,000 characters of a value, because the report of `npm test` shows only the message of a
    // failure.
    chaiConfig: { truncateThreshold: 1_000 },
    // The default timeout of one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          env: compileCache,
          sequence: { groupOrder: 0 },
          include: [
            '{bench,custodian,gateway,server,scripts,tools}/**/*.test.ts',
            'tests/{contract,promises,faults,machine}/**/*.test.ts',
          ],
          // Long, so that a busy machine fails no test: programs start many times slower there.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        plugins: [relay, react()],
        test: {
          name: 'web',
          environment: './web/testing/oneDom.ts',
          sequence: { groupOrder: 1 },
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['./web/testing/setup.ts'],
          // Longer than one wait for an element (web/testing/setup.ts), so that a busy machine fails no test.
          testTimeout: 30_000,
        },
      },
    ],
  },
})
