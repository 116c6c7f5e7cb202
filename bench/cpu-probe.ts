// Loaded into a measured server (`--import`): tells the bench, when asked, how much CPU the process has
// used and how much memory at most.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage(), maxRSS: process.resourceUsage().maxRSS })
})
process.channel?.unref()
