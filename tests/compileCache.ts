import { join } from 'node:path'
import { root } from '../scripts/child.ts'

/** Compile cache of the servers that tests start: the next start takes two thirds of the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile-cache') }
