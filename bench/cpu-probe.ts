// Loaded into a measured server (`--import`): sends the benchmark the CPU time and the peak memory of the process.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage(), maxRSS: process.resourceUsage().maxRSS })
})
process.channel?.unref()
