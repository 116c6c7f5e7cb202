export type PgliteOptions = { dataDir: string; engine: WebAssembly.Module }
/** A message to the database thread: PostgreSQL protocol messages, a new connection, or the end. */
export type ToThread = Uint8Array<ArrayBuffer> | 'connect' | 'close'
export type FromThread = Uint8Array<ArrayBuffer> | 'ready' | 'closed'

/** Copies the parts into one buffer that can be transferred to another thread. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
