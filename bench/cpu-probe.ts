// Loaded into a measured server (`--import`): tells the bench, when asked, how much CPU the process has
// used, how much memory it has now and at most.
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ cpu: process.cpuUsage(), maxRSS: process.resourceUsage().maxRSS, rss, heapUsed })
})
process.channel?.unref()
