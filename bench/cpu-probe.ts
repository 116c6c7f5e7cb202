import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into a measured server (`--import`): tells the bench, when asked, how much CPU the process has
// used, how much memory it has now and at most; when asked what is "kept", how much of it a collection leaves.
process.on('message', (message) => {
  if (message === 'kept') collect()
  else if (message !== 'cpu') return
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({
    of: message,
    cpu: process.cpuUsage(),
    maxRSS: process.resourceUsage().maxRSS,
    rss,
    heapUsed,
    external,
  })
})
process.channel?.unref()

let gc: (() => void) | null = null

function collect(): void {
  if (!gc) {
    setFlagsFromString('--expose-gc')
    gc = runInNewContext('gc') as () => void
  }
  gc()
}
