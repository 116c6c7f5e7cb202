import { useRef, useState } from 'react'
import { useRefresh } from './useRefresh.ts'

/** Options with which one upload is sent. */
export interface UploadOptions {
  signal: AbortSignal
  onProgress: (fraction: number) => void
}

/** State of one upload. `progress` is null while no upload runs, and 1 while the server stores the sent file. */
export interface Upload {
  progress: number | null
  cancel: () => void
}

/**
 * Runs one upload at a time. `run` returns null after a cancel, and then reloads the screen, because the server may have
 * stored the file nevertheless.
 */
export function useUpload(): Upload & { run: <T>(send: (options: UploadOptions) => Promise<T>) => Promise<T | null> } {
  const refresh = useRefresh()
  const [progress, setProgress] = useState<number | null>(null)
  const abort = useRef<AbortController | null>(null)
  return {
    progress,
    cancel: () => abort.current?.abort(),
    async run(send) {
      const { signal } = (abort.current = new AbortController())
      setProgress(0)
      const outcome = await send({ signal, onProgress: setProgress })
      setProgress(null)
      if (!signal.aborted) return outcome
      void refresh()
      return null
    },
  }
}
