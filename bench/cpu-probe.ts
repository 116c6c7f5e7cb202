// Loaded into a measured server (`--import`): answers the benchmark's question with the CPU that the process has used and
// the most memory it has had.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage(), maxRSS: process.resourceUsage().maxRSS })
})
process.channel?.unref()
